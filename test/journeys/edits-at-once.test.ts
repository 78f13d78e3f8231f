import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { content, type PageVersion, pageVersion } from '#api/project-content.ts'
import { messages } from '#rules/messages.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { builder, shownPage } from '#test/support/builder.ts'
import { isSoak, seed } from '#test/support/draw.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { ownProduct, theBrowser } from '#test/support/fixtures.ts'
import { settingsFor, walkedDatabases } from '#test/support/edits-at-once/databases.ts'
import { editorAtWork, type Step, step } from '#test/support/edits-at-once/editor-at-work.ts'
import { startLine } from '#test/support/edits-at-once/line.ts'
import { noteSent, type SentVersion } from '#test/support/edits-at-once/sent-versions.ts'
import { sharedPage, vanished } from '#test/support/edits-at-once/shared-page.ts'
import { withMember } from '#test/support/members.ts'
import { until, type Visit } from '#test/support/product.ts'
import { callAs, newTeamProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'

const model = await startFakeModel()
afterAll(model.close)
const browser = await theBrowser()

/** So long, and until everybody has made so many changes. */
const work = { ms: isSoak ? 60_000 : 12_000, changes: isSoak ? 10 : 4 }

/** Everybody loses their line for a while, and an answer, and takes something back. */
const always: readonly Step[] = [
  { do: 'away', steps: 2 },
  { do: 'text', at: 3 },
  { do: 'undo' },
  { do: 'text', at: 5 },
  { do: 'lose', answers: 1 },
  { do: 'store' },
]

test.for(walkedDatabases)(
  'three people change one page at once by hand and take back what they did, their lines come and go, a turn is made meanwhile: all end with the same page, and nothing vanishes without a word (%s)',
  { timeout: 600_000 },
  async (database) => {
    process.stdout.write(`Changes by hand at once: SEED=${seed} TEST_DATABASE=${database}\n`)
    const settings = await settingsFor(database)
    const product = await ownProduct({ BILLING: 'off', AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1', ...settings })
    const asked = model.asked.length
    const lines = [await startLine(), await startLine(), await startLine()] as const
    onTestFinished(() => lines.forEach((line) => line.close()))
    const join = (n: 0 | 1 | 2) => signedUp(browser, product, { proxy: lines[n].address })
    const [ada, bo, cy] = [await join(0), await join(1), await join(2)]
    const project = await newTeamProject(ada.context, product, 'At once')
    await withMember(product, ada.context, project.workspace_id, bo.context, cy.context)
    const path = `/projects/${project.id}`
    const first = { id: randomUUID(), page_name: 'Home', html_content: sharedPage, title: 'Start' }
    await callAs(ada.context, product, 'POST', `${path}/versions`, first)

    const sent = new Map<string, SentVersion>()
    const people = []
    for (const [name, visit, line] of [
      ['ada', ada, lines[0]],
      ['bo', bo, lines[1]],
      ['cy', cy, lines[2]],
    ] as const) {
      await noteSent(visit.context, name, line, sent)
      await keepsCopies(visit)
      await visit.page.goto(path)
      await see(shownPage(visit.page).locator('h1')).toBeVisible()
      people.push({ visit, line, ...editorAtWork(visit, name, line, visit === ada) })
    }
    for (const { page } of people) await see(page.getByRole('button', { name: /^Also here/ })).toBeVisible()
    await builder(ada.page).send('Make it dark [[hold]]')
    // A busy machine reads a request slowly.
    await until(() => model.asked.length > asked, 120_000)
    const end = Date.now() + work.ms
    await Promise.all(
      people.map(async (person, n) => {
        await person.begin()
        const drawn = fc.sample(step, { numRuns: 1000, seed: seed + n })
        for (const one of [...drawn.slice(0, 2 + n), ...always, ...drawn.slice(2 + n)]) {
          if (Date.now() > end && person.changes() >= work.changes) break
          if (n === 0 && Date.now() > end - work.ms / 2) model.goOn()
          await person.take(one)
        }
      }),
    )
    model.goOn()
    for (const person of people) await person.comeBack()
    for (const person of people) await person.end()
    for (const { page } of people) {
      // where the turn was over early, an undo may have put it aside
      const aside = page.getByRole('button', { name: 'show', exact: true })
      await see(page.getByRole('article', { name: /^Pagewright/ }).or(aside)).not.toHaveCount(0, { timeout: 60_000 })
      if ((await aside.count()) > 0) await aside.click()
      await builder(page).answered(1)
    }

    const read = async () => content.parse(await callAs(ada.context, product, 'GET', `${path}/content`))
    const shown = async () => (await read()).pages[0]?.html
    for (const { page } of people) await see(page.getByText('Saved', { exact: true })).toBeVisible()
    const stored = await shown()
    for (const { name, page } of people) await expect.poll(copier(page), { message: name }).toBe(stored)
    for (const { name, page } of people)
      await expect.poll(() => mainOf(page), { message: name }).toBe(await mainOf(ada.page))

    const versions: PageVersion[] = []
    for (const { id } of (await read()).versions.toReversed()) {
      const answer = await callAs(ada.context, product, 'GET', `${path}/versions/${id}`)
      versions.push(z.object({ version: pageVersion }).parse(answer).version)
    }
    versions.sort((a, b) => a.number - b.number)
    // What anybody has typed is a version, as they made it.
    const all = versions.map(({ html_content: html }) => html).join('\n')
    for (const { name, typed, log } of people)
      expect(
        [...typed].filter((words) => !all.includes(`>${words}<`)),
        `${name}: ${log.join(', ')}`,
      ).toEqual([])
    // Each version with the one before it, and what came of both.
    const htmlOf = (id: string | null) => versions.find((version) => version.id === id)?.html_content ?? ''
    const details = (await read()).messages.find(({ role }) => role === 'assistant')?.details
    let count = 0
    for (const [index, version] of versions.entries()) {
      const next = versions[index + 1]
      const both = next?.prompt === rebasedTitle ? next.html_content : version.html_content
      const made = sent.get(version.id)
      const theirs = versions[index - 1]?.html_content ?? ''
      if (made) {
        const told = made.answers.flatMap(({ conflicts, isLost }) => (isLost ? [] : conflicts))
        const texts = told.flatMap((one) => Object.values(one))
        const base = htmlOf(made.base_id)
        const lost =
          made.preferred === 'theirs' ? vanished({ base, mine: version.html_content, theirs, both, told: texts }) : []
        expect(lost, `version ${version.number} of ${made.who}`).toEqual([])
        count += 1
        if (told.length > 0 && made.preferred === 'theirs')
          await sawWords(people.find(({ name }) => name === made.who)?.page ?? ada.page, messages.changedTogether.title)
      } else if (version.maker?.kind === 'model') {
        const texts = (details?.wroteOver?.places ?? []).flatMap((one) => Object.values(one))
        const base = htmlOf(details?.base ?? null)
        expect(vanished({ base, mine: theirs, theirs: version.html_content, both, told: texts }), 'the turn').toEqual(
          [],
        )
      }
    }
    expect(count).toBe(sent.size)
    process.stdout.write(
      `${people.map(({ name, done, log }) => `${name}: ${[...done].map((one) => one.join(' ')).join(', ')}, ${log.filter((one) => one.endsWith('not kept')).length} told as not kept`).join('; ')}; ${versions.length} versions\n`,
    )
  },
)

/** What is copied from a window can be read. */
async function keepsCopies({ context }: Visit) {
  await context.addInitScript(() => {
    const writeText = async (text: string) => void (globalThis.copied = text)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
}

declare global {
  // The only way to add to the global object's type.
  var copied: string | undefined
}

/** The source of the page, as the window has it; by keyboard, as what two have changed may be asked about over it. */
function copier(page: Visit['page']): () => Promise<string | undefined> {
  const code = page.getByRole('region', { name: 'Code', exact: true })
  return async () => {
    if (!(await code.isVisible())) await page.getByRole('button', { name: 'Show Code' }).press('Enter')
    await code.getByRole('button', { name: /^Cop(?:y|ied)$/ }).press('Enter')
    return page.evaluate(() => globalThis.copied)
  }
}

const mainOf = (page: Visit['page']) => shownPage(page).locator('main').innerHTML()
