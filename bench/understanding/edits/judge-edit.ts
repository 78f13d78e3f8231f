import { applyScript } from '#design/operations.ts'
import type { Key, PageDocument, PageElement } from '#design/types.ts'
import { edit } from '#engine/composer/edit.ts'
import { plain } from '../judge/plain.ts'
import { firstRequest } from '#test/support/first-request.ts'
import type { DrawnEdit, ExpectedChange } from './draw-edits.ts'
import { shownText } from './page-parts.ts'

/** What came of an edit; the first five claim that all is done, 'told' says that one of two wishes is not. */
export const outcomes = ['exact', 'wider', 'wrong', 'partly', 'undone', 'told', 'asked', 'declined', 'unread'] as const
export type EditOutcomeSeen = (typeof outcomes)[number]
export type EditVerdict = { edit: DrawnEdit; outcome: EditOutcomeSeen; detail: string; reply: string; ms: number }

type Differences = { removed: Key[]; added: Key[]; tags: Key[]; texts: Key[] }

/** Makes an edit and compares the page with what was asked. */
export function judgeEdit(drawn: DrawnEdit): EditVerdict {
  const start = performance.now()
  const { operations, reply, page } = edit({ ...firstRequest(drawn.prompt), html: drawn.page.html })
  const ms = performance.now() - start
  const before = drawn.page.read.document
  const verdict = (outcome: EditOutcomeSeen, detail = ''): EditVerdict => ({ edit: drawn, outcome, detail, reply, ms })
  if (page) return verdict('wrong', 'another page instead of a change')
  if (operations.length === 0) {
    if (reply.includes('?')) return verdict('asked')
    return verdict(letters(reply).includes(letters(drawn.prompt).slice(0, 24)) ? 'unread' : 'declined')
  }
  const after = applyScript(before, operations).document
  if (after.html === before.html) return verdict('undone', 'the page is as it was')
  const seen = differences(before, after)
  const done = drawn.expected.map((one) => doneOf(one, before, after, seen))
  const outside = drawn.expected
    .map((one) => outsideOf(one, before, after, seen))
    .reduce((left, more) => left.filter((key) => more.includes(key)))
  const list = (keys: readonly Key[]) =>
    keys
      .slice(0, 6)
      .map((key) => describe(before, after, key))
      .join(', ')
  if (done.every((one) => one === 'all'))
    return outside.length === 0 ? verdict('exact') : verdict('wider', `also ${list(outside)}`)
  const keys = drawn.expected.flatMap((one) => one.keys)
  const changed = [...seen.removed, ...seen.added, ...seen.tags, ...seen.texts]
  const elsewhere = changed.filter((key) => !isWithin(before, key, keys) && !isWithin(after, key, keys))
  if (done.includes('all') && outside.length === 0 && isToldOf(drawn.prompt, reply))
    return verdict('told', 'one of two')
  if (done.some((one) => one !== 'none')) return verdict('partly', 'some of it')
  if (elsewhere.length === 0)
    return verdict('partly', changed.length > 0 ? 'only something inside of it' : 'moved, but not there')
  const around = elsewhere.some((key) => keys.some((one) => ancestors(before, one).includes(key)))
  const isLook = drawn.expected.some(({ does }) => does === 'styled' || does === 'hidden')
  return verdict(around && isLook ? 'wider' : 'wrong', list(elsewhere))
}

/** The answer asks about the other wish, or quotes some words of it. */
const isToldOf = (prompt: string, reply: string) =>
  reply.includes('?') || letters(reply).includes(letters(prompt.slice(-24)))

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function describe(before: PageDocument, after: PageDocument, key: Key): string {
  const [document, element] = before.elements.has(key)
    ? [before, before.elements.get(key)]
    : [after, after.elements.get(key)]
  if (!element) return key
  return `${key} <${element.tag}> ${shownText(document.html.slice(element.openEnd, element.closeStart)).slice(0, 30)}`
}

const openTag = ({ html, elements }: PageDocument, key: Key) => {
  const element = elements.get(key)
  return element ? html.slice(element.start, element.openEnd) : ''
}

/** The words directly inside an element, without those of the elements in it. */
function ownWords(document: PageDocument, key: Key): string {
  const element = document.elements.get(key)
  if (!element) return ''
  let text = ''
  let at = element.openEnd
  for (const child of childrenOf(document).get(key) ?? []) {
    text += document.html.slice(at, child.start)
    at = child.end
  }
  return shownText(text + document.html.slice(at, element.closeStart))
}

const families = new WeakMap<PageDocument, Map<Key | null, PageElement[]>>()

function childrenOf(document: PageDocument): Map<Key | null, PageElement[]> {
  const known = families.get(document) ?? Map.groupBy(document.elements.values(), ({ parent }) => parent)
  families.set(document, known)
  return known
}

function differences(before: PageDocument, after: PageDocument): Differences {
  const kept = [...before.elements.keys()].filter((key) => after.elements.has(key) && key !== 'body' && key !== 'theme')
  return {
    removed: [...before.elements.keys()].filter((key) => !after.elements.has(key)),
    added: [...after.elements.keys()].filter((key) => !before.elements.has(key)),
    tags: kept.filter((key) => openTag(before, key) !== openTag(after, key)),
    texts: kept.filter((key) => ownWords(before, key) !== ownWords(after, key)),
  }
}

function ancestors({ elements }: PageDocument, key: Key): Key[] {
  const found: Key[] = []
  for (let up = elements.get(key)?.parent; up; up = elements.get(up)?.parent) found.push(up)
  return found
}

const isWithin = (document: PageDocument, key: Key, keys: readonly Key[]) =>
  keys.includes(key) || ancestors(document, key).some((up) => keys.includes(up))

const textAt = ({ html, elements }: PageDocument, key: Key) => {
  const element = elements.get(key)
  return element ? plain(shownText(html.slice(element.openEnd, element.closeStart))) : ''
}

type Done = 'all' | 'some' | 'none'
const share = (found: number, of: number): Done => (found === of ? 'all' : found > 0 ? 'some' : 'none')

/** How much of what was asked for is so now. */
function doneOf(expected: ExpectedChange, before: PageDocument, after: PageDocument, seen: Differences): Done {
  const { keys } = expected
  const touched = [...seen.tags, ...seen.added, ...seen.removed]
  switch (expected.does) {
    case 'gone':
      return share(keys.filter((key) => !after.elements.has(key)).length, keys.length)
    case 'hidden':
      return share(
        keys.filter((key) => !after.elements.has(key) || /\bhidden\b|display:\s*none/.test(openTag(after, key))).length,
        keys.length,
      )
    case 'styled':
      return share(
        keys.filter((key) => touched.some((one) => isWithin(after, one, [key]) || isWithin(before, one, [key]))).length,
        keys.length,
      )
    case 'says':
      return share(keys.filter((key) => textAt(after, key) === plain(expected.text)).length, keys.length)
    case 'order':
      return isInOrder(expected, after) ? 'all' : 'none'
    case 'renamed': {
      const shown = plain(shownText(after.html.slice(after.html.indexOf('<body'))))
      const [had, has] = [shown.includes(plain(expected.from)), shown.includes(plain(expected.text))]
      return has && (!had || plain(expected.text).includes(plain(expected.from))) ? 'all' : has ? 'some' : 'none'
    }
  }
}

function isInOrder(
  { keys: [key = ''], before }: Extract<ExpectedChange, { does: 'order' }>,
  { elements }: PageDocument,
): boolean {
  const own = elements.get(key)
  if (!own) return false
  const place = before === null ? null : elements.get(before)
  if (place)
    return (
      own.end <= place.start &&
      ![...elements.values()].some(({ tag, start, end }) => tag === 'section' && start >= own.end && end <= place.start)
    )
  return ![...elements.values()].some(({ tag, start }) => tag === 'section' && start >= own.end)
}

/** What changed besides. An emptied wrapper, a link that led to what is gone and the title of the tab may go along. */
function outsideOf(expected: ExpectedChange, before: PageDocument, after: PageDocument, seen: Differences): Key[] {
  const { keys } = expected
  const all = [...seen.removed, ...seen.added, ...seen.tags, ...seen.texts]
  if (expected.does === 'renamed')
    return [
      ...seen.removed,
      ...seen.added,
      ...seen.texts.filter((key) => !plain(ownWords(before, key)).includes(plain(expected.from)) && key !== 'title'),
    ]
  const ids = keys.flatMap((key) => /\bid="([^"]+)"/.exec(openTag(before, key))?.[1] ?? [])
  const leadsThere = (key: Key) => ids.some((id) => openTag(before, key).includes(`"#${id}"`))
  const inLink = (key: Key) => [key, ...ancestors(before, key)].some(leadsThere)
  const isLink = (key: Key) =>
    inLink(key) ||
    [...before.elements.values()].some(
      (one) => isWithin(before, one.key, [key]) && leadsThere(one.key) && before.elements.get(key)?.tag === 'li',
    )
  const wraps = (key: Key) =>
    keys.some((one) => ancestors(before, one).includes(key) && textAt(before, key) === textAt(before, one))
  return [...new Set(all)].filter(
    (key) =>
      !isWithin(before, key, keys) &&
      !isWithin(after, key, keys) &&
      !isLink(key) &&
      !wraps(key) &&
      key !== 'title' &&
      !(
        expected.does === 'says' &&
        plain(ownWords(after, key)) === plain(expected.text) &&
        textAt(before, key) === textAt(before, keys[0] ?? '')
      ),
  )
}
