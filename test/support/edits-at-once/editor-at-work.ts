import type { Frame } from '@playwright/test'
import fc from 'fast-check'
import { previewFrame } from '../builder.ts'
import { canPick, press, tools } from '../direct-edits.ts'
import type { Visit } from '../product.ts'
import { until } from '../product.ts'
import { spokenIn } from '../seen-words.ts'
import type { WindowLine } from './line.ts'

const changes = ['text', 'link', 'space', 'delete', 'duplicate', 'down', 'up'] as const
type ChangeName = (typeof changes)[number]
export type Step =
  | { do: ChangeName; at: number }
  /** takes back what this person did last, whatever others did since */
  | { do: 'undo' }
  /** selecting ends, so that what was changed is stored, and begins again */
  | { do: 'store' }
  /** no line for so many steps */
  | { do: 'away'; steps: number }
  /** so many answers of the server are lost */
  | { do: 'lose'; answers: number }

/** What somebody does, drawn. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant('text' as const), at: fc.nat(1000) }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constantFrom(...changes), at: fc.nat(1000) }) },
  { weight: 4, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'store' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('away' as const), steps: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), answers: fc.integer({ min: 1, max: 2 }) }) },
)

/** What is said when it is done. */
const labels: Record<ChangeName, RegExp> = {
  text: /^Text changed\.$/,
  link: /^Link changed\.$/,
  space: /^More spacing\.$/,
  delete: / deleted\.$/,
  duplicate: /^Duplicated\.$/,
  down: /^Moved down\.$/,
  up: /^Moved up\.$/,
}
const takenBack = /^Undone: |^Somebody else has changed this since/

const leaves = 'h1, p, li, a'
const buttons = { delete: 'Delete', duplicate: 'Duplicate', down: 'Move down', up: 'Move up' } as const

/**
 * Somebody who changes a page by hand in their window. `typed` are the words that the page took from them and that they did
 * not change again. Who `asks` for a turn may take that back, and nothing is said where its page cannot be had without a line.
 */
export function editorAtWork(visit: Visit, name: string, line: WindowLine, asks = false) {
  const { page, context } = visit
  const typed = new Set<string>()
  const done = new Map<string, number>()
  /** what can be taken back, oldest first, with the words that came in */
  const deeds: { did: ChangeName; words: string | null }[] = []
  /** what was done, in order, for whoever looks for words that are nowhere */
  const log: string[] = []
  let count = 0
  let awayFor = 0

  const isSoon = (isTrue: () => Promise<boolean>) =>
    until(isTrue, 5000).then(
      () => true,
      () => false,
    )

  /** The first thing of a kind that was said since. */
  const heard = async (from: number, words: RegExp) =>
    (await spokenIn(page)).slice(from).find((said) => words.test(said))

  const isToldLost = (words: string) =>
    page.evaluate((words) => (globalThis.seenWords ?? []).some((text) => text.includes(`You wrote: “${words}”`)), words)

  async function setLine(isCut: boolean) {
    if (isCut) line.cut()
    else line.join()
    await context.setOffline(isCut)
  }

  async function pickLeaf(at: number): Promise<{ selector: string; words: string } | null> {
    const frame = await previewFrame(page)
    return frame.evaluate(
      ([leaves, at]) => {
        const all = [...document.querySelectorAll(leaves)]
        const element = all[at % all.length]
        if (!element) return null
        const way: string[] = []
        for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
          way.unshift(`:nth-child(${[...(one.parentElement?.children ?? [])].indexOf(one) + 1})`)
        return { selector: `body > ${way.join(' > ')}`, words: element.textContent ?? '' }
      },
      [leaves, at] as const,
    )
  }

  const isWriting = (frame: Frame) =>
    frame.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable)

  /** What somebody else takes away is not there any more when it is pressed. */
  const reach = (selector: string, times: 1 | 2 = 1) =>
    press(page, selector, times).then(
      () => true,
      () => false,
    )

  /** The words are this person's no more when they change them. */
  function forget(words: string) {
    for (const one of typed) if (words.includes(one)) typed.delete(one)
  }

  async function type(selector: string, words: string): Promise<boolean> {
    const frame = await previewFrame(page)
    // what was waited for in vain may have begun since: a press in it would select one word of it
    if (await isWriting(frame)) await page.keyboard.press('Escape')
    if (!(await isSoon(async () => !(await isWriting(frame))))) return false
    if (!(await reach(selector, 2))) return false
    if (!(await isSoon(() => isWriting(frame)))) return false
    const before = await frame.evaluate(() => document.activeElement?.textContent ?? '')
    const from = (await spokenIn(page)).length
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    // They come in, or are told as not kept: where somebody else took their place away as writing began.
    await until(async () => (await heard(from, labels.text)) !== undefined || (await isToldLost(words)), 60_000)
    if (await isToldLost(words)) {
      log.push(`${words} not kept`)
      return false
    }
    log.push(`${words} over “${before}”`)
    forget(before)
    typed.add(words)
    deeds.push({ did: 'text', words })
    return true
  }

  async function use(
    tool: string,
    button = tools(page).getByRole('button', { name: tool, exact: true }),
  ): Promise<boolean> {
    if (!(await isSoon(() => button.isVisible()))) return false
    if ((await button.getAttribute('aria-disabled').catch(() => 'true')) === 'true') return false
    return button.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
  }

  async function change(what: ChangeName, at: number): Promise<boolean> {
    const leaf = await pickLeaf(at)
    if (!leaf) return false
    const words = `${name}${(count += 1)}`
    if (what === 'text') return type(leaf.selector, words)
    if (!(await reach(leaf.selector))) return false
    const from = (await spokenIn(page)).length
    if (!(await apply(what, words))) return false
    if (!(await isSoon(async () => (await heard(from, labels[what])) !== undefined))) return false
    if (what === 'delete') forget(leaf.words)
    deeds.push({ did: what, words: null })
    return true
  }

  /** By the tools of what is picked. */
  async function apply(what: Exclude<ChangeName, 'text'>, words: string): Promise<boolean> {
    if (what === 'link') {
      if (!(await use('Link'))) return false
      const field = page.getByRole('textbox', { name: 'Link to' })
      if (!(await isSoon(() => field.isVisible()))) return false
      await field.fill(`#${words}`, { timeout: 5000 })
      await page.keyboard.press('Enter')
      return true
    }
    if (what === 'space') {
      if (!(await use('Spacing'))) return false
      const more = page.getByRole('button', { name: 'More above and below' })
      const isPressed = await more.click({ timeout: 5000 }).then(
        () => true,
        () => false,
      )
      await page.keyboard.press('Escape')
      return isPressed
    }
    if (what === 'delete') {
      // The page would soon be empty.
      const frame = await previewFrame(page)
      if ((await frame.locator(leaves).count()) < 10) return false
    }
    return use(buttons[what])
  }

  const howOften = async (words: string) => {
    const frame = await previewFrame(page)
    return frame.evaluate((words) => (document.body.textContent ?? '').split(words).length - 1, words)
  }

  /** Takes the last thing back, whatever the product says that is: its own words are gone then. */
  async function undo(): Promise<boolean> {
    const last = deeds.at(-1)?.words ?? null
    const count = last === null ? 0 : await howOften(last)
    const from = (await spokenIn(page)).length
    if (!(await use('Undo', page.getByRole('button', { name: 'Undo', exact: true }).first()))) return false
    const isHeard = async () => (await heard(from, takenBack)) !== undefined
    if (asks && !(await isSoon(isHeard))) return false
    await until(isHeard, 60_000)
    const said = (await heard(from, takenBack)) ?? ''
    log.push(`undo of ${last ?? 'something else'} (there ${count} times; “${said}”)`)
    const label = /^Undone: (.*)\.$/.exec(said)?.[1]
    const at =
      label === undefined ? deeds.length - 1 : deeds.findLastIndex((deed) => labels[deed.did].test(`${label}.`))
    // a turn of this person is none of what they did by hand
    if (at < 0) return true
    const { words } = deeds[at] ?? { words: null }
    deeds.length = at
    // What was typed is in no version when it is taken back before it was stored.
    if (words !== null) typed.delete(words)
    if (label === undefined || words === null || words !== last || count !== 1) return true
    if (!(await isSoon(async () => (await howOften(words)) === 0)))
      throw new Error(`${name} has taken “${words}” back, and it is there: ${log.join(', ')}`)
    return true
  }

  const select = page.getByRole('button', { name: 'Select', exact: true })
  const isSelecting = async () => (await select.getAttribute('aria-pressed')) === 'true'

  async function begin() {
    await until(async () => (await isSelecting()) || (await select.click(), false))
    await canPick(page)
  }

  /** What was changed becomes a version. */
  async function end() {
    await until(async () => !(await isSelecting()) || (await select.click(), false))
  }

  return {
    name,
    page,
    typed: typed as ReadonlySet<string>,
    log: log as readonly string[],
    done: done as ReadonlyMap<string, number>,
    changes: () => [...done.values()].reduce((sum, times) => sum + times, 0),
    begin,
    end,
    async take(one: Step): Promise<void> {
      if (awayFor > 0 && --awayFor === 0) await setLine(false)
      if (one.do === 'away') {
        log.push(`away for ${one.steps}`)
        await setLine(true)
        awayFor = one.steps
        if (awayFor === 0) await setLine(false)
        return
      }
      if (one.do === 'lose') {
        line.losing = one.answers
        log.push(`loses ${one.answers}`)
        return
      }
      if (one.do === 'store') {
        await end()
        await begin()
        log.push('stored')
        return
      }
      if (one.do === 'undo') {
        if (await undo()) done.set('undo', (done.get('undo') ?? 0) + 1)
        return
      }
      const isDone = await change(one.do, one.at)
      if (isDone) done.set(one.do, (done.get(one.do) ?? 0) + 1)
      if (!isDone || one.do !== 'text') log.push(`${one.do}${isDone ? '' : ' in vain'}`)
    },
    async comeBack() {
      line.losing = 0
      awayFor = 0
      await setLine(false)
    },
  }
}
