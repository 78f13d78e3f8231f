import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { editConflict, versionInfo } from '#api/project-content.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { readContent, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { get, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'pro')
})
afterAll(() => server.close())

const stored = versionInfo.extend({ revision: z.number(), conflicts: z.array(editConflict) })
const lines = Array.from({ length: 8 }, (_, n) => `Line ${n}`)
const pageOf = (words: readonly string[]) =>
  `<!doctype html><html><head><title>T</title></head><body>${words.map((text) => `<p>${text}</p>`).join('\n')}</body></html>`
const withLine = (at: number, text: string) => pageOf(lines.map((line, n) => (n === at ? text : line)))

async function sharedPage() {
  const { id } = await newProject(person)
  const base = await turn(server, person, id, pageOf(lines))
  const store = (html: string, more: Record<string, unknown> = {}) =>
    get(stored, person, 'POST', `/projects/${id}/versions`, {
      id: randomUUID(),
      page_name: 'Home',
      html_content: html,
      base_id: base,
      ...more,
    })
  const shown = async () => (await readContent(person, id)).pages[0]?.html
  return { id, base, store, shown }
}

test('what was changed from the same version at the same time all stands in the page, and each is a version', async () => {
  const { id, store, shown } = await sharedPage()
  const made = await Promise.all(lines.map((_, at) => store(withLine(at, `Changed ${at}`))))
  expect(made.map(({ conflicts }) => conflicts)).toEqual(lines.map(() => []))
  expect(await shown()).toBe(pageOf(lines.map((_, at) => `Changed ${at}`)))
  const { versions } = await readContent(person, id)
  // Only the first met the page as it was.
  expect(versions.filter(({ prompt }) => prompt === rebasedTitle)).toHaveLength(lines.length - 1)
  expect(made.every((one) => versions.some((version) => version.id === one.id))).toBe(true)
})

test('the same words: the first stand, the second are told and can be preferred, with all else that was changed', async () => {
  const { id, store, shown } = await sharedPage()
  await store(withLine(0, 'First'))
  const second = pageOf(['Second', ...lines.slice(1, -1), 'Last'])
  const { conflicts } = await store(second)
  expect(conflicts).toEqual([{ base: 'Line 0', mine: 'Second', theirs: 'First' }])
  expect(await shown()).toBe(pageOf(['First', ...lines.slice(1, -1), 'Last']))
  await store(second, { preferred: 'mine' })
  expect(await shown()).toBe(second)
  expect((await readContent(person, id)).messages).toHaveLength(2)
})

test('told twice it is one version; without a base, or with one of another project, it takes the place of what is there', async () => {
  const { id, store, shown } = await sharedPage()
  const other = await sharedPage()
  await store(withLine(1, 'One'))
  const same = randomUUID()
  await store(withLine(2, 'Two'), { id: same })
  const count = (await readContent(person, id)).versions.length
  expect(await store(withLine(2, 'Two'), { id: same })).toMatchObject({ id: same, conflicts: [] })
  expect((await readContent(person, id)).versions).toHaveLength(count)
  await store(withLine(3, 'Three'), { base_id: null })
  expect(await shown()).toBe(withLine(3, 'Three'))
  await store(withLine(4, 'Four'), { base_id: other.base })
  expect(await shown()).toBe(withLine(4, 'Four'))
})
