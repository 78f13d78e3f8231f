import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { editConflict, versionInfo } from '#api/project-content.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { users } from '#server/db/schema.ts'
import { readContent, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'pro')
})
afterAll(() => server.close())

const stored = versionInfo.extend({
  revision: z.number(),
  conflicts: z.array(editConflict),
  changed_by: z.string().nullable(),
})
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
  // Without ids of elements nobody knows that both have written into the same one.
  expect(conflicts).toEqual([{ base: 'Line 0', mine: 'Second', theirs: 'First', kind: 'other' }])
  expect(await shown()).toBe(pageOf(['First', ...lines.slice(1, -1), 'Last']))
  await store(second, { preferred: 'mine' })
  expect(await shown()).toBe(second)
  expect((await readContent(person, id)).messages).toHaveLength(2)
})

test('of the same words both can stand, where both are known to be of the same element', async () => {
  const { base, store, shown } = await sharedPage()
  const element_ids = `${base}:*`
  await store(withLine(0, 'First'), { element_ids })
  const { conflicts } = await store(withLine(0, 'Second'), { element_ids })
  expect(conflicts).toEqual([{ base: 'Line 0', mine: 'Second', theirs: 'First', kind: 'words' }])
  expect((await store(withLine(0, 'Second'), { element_ids, preferred: 'both' })).conflicts).toEqual([])
  expect(await shown()).toBe(withLine(0, 'First Second'))
})

test('who has not heard the answer and asks again is told of the same conflict', async () => {
  const { id, store } = await sharedPage()
  await store(withLine(0, 'First'))
  const same = randomUUID()
  const { conflicts } = await store(withLine(0, 'Second'), { id: same })
  expect(conflicts).toEqual([{ base: 'Line 0', mine: 'Second', theirs: 'First', kind: 'other' }])
  const count = (await readContent(person, id)).versions.length
  expect(await store(withLine(0, 'Second'), { id: same })).toMatchObject({ id: same, conflicts })
  expect((await readContent(person, id)).versions).toHaveLength(count)
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

test('who was first is named, to who asks again too; whose account is gone is named no more', async () => {
  const { id, base, store } = await sharedPage()
  const other = await settled(server)
  await join(server, other, person.workspace)
  await ask(other, 'PATCH', '/profile', { first_name: 'Jonas', last_name: 'Bright' })
  const body = { id: randomUUID(), page_name: 'Home', html_content: withLine(0, 'First'), base_id: base }
  expect(await get(stored, other, 'POST', `/projects/${id}/versions`, body)).toMatchObject({ changed_by: null })
  const same = randomUUID()
  for (const _ of ['first', 'again'])
    expect(await store(withLine(0, 'Second'), { id: same })).toMatchObject({ changed_by: 'Jonas B.' })
  await server.database.db.delete(users).where(eq(users.id, other.id))
  expect(await store(withLine(0, 'Second'), { id: same })).toMatchObject({ changed_by: null })
})

const twoLines = (lines: readonly string[]) => pageOf(lines).replaceAll('<p>', '<p class="line">')
/** The page of two lines, as it is when the first was removed and one that looks like it was put in its place. */
const replacedFirst = twoLines(['Line 1', 'Another'])

test('what somebody changed of an element is not put onto the one that took its place: the ids of elements tell which is which', async () => {
  const { id } = await newProject(person)
  const page = twoLines(['Line 0', 'Line 1'])
  const base = await turn(server, person, id, page)
  const store = (html: string, ids: string | null, from: string | undefined = base) =>
    get(stored, person, 'POST', `/projects/${id}/versions`, {
      id: randomUUID(),
      page_name: 'Home',
      html_content: html,
      base_id: from,
      element_ids: ids,
    })
  const shown = async () => (await readContent(person, id)).pages[0]
  // title, body and the second line stay; the first is gone, and a new one stands behind the second
  const ids = `${base}:0+2 ${base}:3+1 a1b2c3:0+1`
  const first = await store(replacedFirst, ids)
  expect(await shown()).toMatchObject({ html: replacedFirst, element_ids: ids })
  // somebody else has given the first line a look meanwhile, and changed the words of the second
  const looks = page.replace('class="line">Line 0', 'class="line wide">Line 0').replace('Line 1', 'Second')
  const { conflicts } = await store(looks, `${base}:*`)
  expect(conflicts).toEqual([
    { base: '<p class="line">Line 0</p>', mine: '<p class="line wide">Line 0</p>', theirs: '', kind: 'other' },
  ])
  expect(await shown()).toMatchObject({ html: replacedFirst.replace('Line 1', 'Second'), element_ids: ids })
  // a version that was put together knows its elements too
  const bold = replacedFirst.replace('"line">Another', '"line bold">Another')
  expect((await store(bold, ids, first.id)).conflicts).toEqual([])
  expect((await shown())?.html).toBe(bold.replace('Line 1', 'Second'))
})

test('ids that are not those of the page, or call other elements by those of the base, are not believed; what is no list of ids is refused', async () => {
  for (const ids of ['x:0+99', 'x:*', 'BASE:4+1 BASE:3+1 BASE:2+1 BASE:1+1 BASE:0+1', null]) {
    const { id } = await newProject(person)
    const base = await turn(server, person, id, twoLines(['Line 0', 'Line 1', 'Line 2']))
    const store = (html: string) =>
      get(stored, person, 'POST', `/projects/${id}/versions`, {
        id: randomUUID(),
        page_name: 'Home',
        html_content: html,
        base_id: base,
        element_ids: ids?.replaceAll('BASE', base) ?? null,
      })
    await store(twoLines(['Line 0', 'Line 1', 'Third']))
    expect((await store(twoLines(['First', 'Line 1', 'Line 2']))).conflicts).toEqual([])
    expect((await readContent(person, id)).pages[0]?.html).toBe(twoLines(['First', 'Line 1', 'Third']))
  }
  const { id } = await newProject(person)
  for (const element_ids of ['<b>', 'a:0+1 '.repeat(4000), 7]) {
    const asked = { page_name: 'Home', html_content: pageOf(lines), element_ids }
    expect((await person.call('POST', `/api/projects/${id}/versions`, asked)).status).toBe(400)
  }
  expect((await readContent(person, id)).versions).toEqual([])
})
