import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { editConflict, versionInfo } from '#api/project-content.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { findVersion } from '#server/db/queries/versions.ts'
import type { Engine } from '#server/generations/engine.ts'
import { mergeMeanwhile } from '#server/generations/merge-meanwhile.ts'
import { TooLarge } from '#server/work-limits.ts'
import { readContent } from '#test/support/content.ts'
import { get, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { storePage } from '#test/support/store-page.ts'
import { startTestServer } from '#test/support/server.ts'

const lines = Array.from({ length: 6 }, (_, n) => `Line ${n}`)
const pageOf = (words: readonly string[]) =>
  `<!doctype html><html><head><title>T</title></head><body>${words.map((text) => `<p>${text}</p>`).join('\n')}</body></html>`
const withLines = (changed: Record<number, string>) => pageOf(lines.map((line, n) => changed[n] ?? line))

/** An engine that makes the page of the prompt's name once that is released. */
const made = new Map<string, { page: string; released: Promise<void>; release: () => void }>()
function makes(page: string): string {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const prompt = `Make ${randomUUID()}`
  made.set(prompt, { page, released, release: () => release() })
  return prompt
}
const maker = { kind: 'designer' } as const
const engine: Engine = async function* ({ prompt }) {
  const { page, released } = made.get(prompt) ?? { page: pageOf(lines), released: Promise.resolve() }
  yield { type: 'stage', stage: 'writing', label: 'Writing' }
  await released
  yield { type: 'version', html: page, tree: null, maker, changed: [] }
  yield { type: 'done', outcome: 'stored', maker }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

const stored = versionInfo.extend({ revision: z.number(), conflicts: z.array(editConflict) })

async function sharedPage() {
  const person = await settled(server, 'pro')
  const { id } = await newProject(person)
  const ended = async (count: number) =>
    expect
      .poll(async () => (await readContent(person, id)).messages.filter(({ role }) => role === 'assistant').length)
      .toBe(count)
  const start = (prompt: string, base: string | null, who: Settled = person, in_line = false) => {
    const turn = randomUUID()
    const asked = { prompt, mode: 'html', page_name: 'Home', base, turn, in_line }
    return who.call('POST', `/api/projects/${id}/generations`, asked).then((answer) => ({ turn, answer }))
  }
  const { turn: base } = await start('first', null)
  await ended(1)
  const store = (html: string, more: Record<string, unknown> = {}) =>
    get(stored, person, 'POST', `/projects/${id}/versions`, {
      id: randomUUID(),
      page_name: 'Home',
      html_content: html,
      base_id: base,
      ...more,
    })
  const shown = async () => (await readContent(person, id)).pages[0]?.html
  const answer = async () => (await readContent(person, id)).messages.findLast(({ role }) => role === 'assistant')
  return { person, id, base, start, ended, store, shown, answer }
}

test('what is changed by hand while a page is made stands upon what came of it, and both are versions', async () => {
  const { person, id, base, start, ended, store, shown, answer } = await sharedPage()
  const prompt = makes(withLines({ 0: 'Made' }))
  const { turn } = await start(prompt, base)
  const byHand = await store(withLines({ 3: 'By hand' }))
  const again = await store(withLines({ 3: 'By hand', 4: 'Too' }), { base_id: byHand.id })
  made.get(prompt)?.release()
  await ended(2)
  expect(await shown()).toBe(withLines({ 0: 'Made', 3: 'By hand', 4: 'Too' }))
  const { versions } = await readContent(person, id)
  expect(versions.filter(({ prompt: title }) => title === rebasedTitle)).toHaveLength(1)
  for (const version of [turn, byHand.id, again.id]) expect(versions.some((one) => one.id === version)).toBe(true)
  expect((await answer())?.details?.wroteOver).toBeNull()
})

test('what it wrote over is told with both and put back by a press; all else stays', async () => {
  const { base, start, ended, store, shown, answer } = await sharedPage()
  const prompt = makes(withLines({ 0: 'Made', 1: 'Made too' }))
  await start(prompt, base)
  const hand = withLines({ 0: 'By hand', 5: 'Last' })
  const byHand = await store(hand)
  made.get(prompt)?.release()
  await ended(2)
  expect(await shown()).toBe(withLines({ 0: 'Made', 1: 'Made too', 5: 'Last' }))
  expect((await answer())?.details?.wroteOver).toEqual({
    version: byHand.id,
    base,
    places: [{ base: 'Line 0', mine: 'By hand', theirs: 'Made', kind: 'other' }],
  })
  await store(hand, { preferred: 'mine' })
  expect(await shown()).toBe(withLines({ 0: 'By hand', 1: 'Made too', 5: 'Last' }))
})

test('where both are too much to put together what was made stands, and what is by hand is kept and told', async () => {
  const { person, id, base, store } = await sharedPage()
  const byHand = await store(withLines({ 3: 'By hand' }))
  const html = withLines({ 0: 'Made' })
  const meanwhile = await server.database.db.transaction(async (tx) => {
    const before = await findVersion(tx, id, base)
    if (!before) throw new Error('The first version is gone.')
    const tooMuch = () => Promise.reject(new TooLarge())
    return mergeMeanwhile(tx, { projectId: id, pageName: 'Home', before, shownThen: base }, html, tooMuch, person.id)
  })
  expect(meanwhile).toEqual({ html, ids: null, wroteOver: { version: byHand.id, base, places: [] } })
})

test('a turn that is tried again takes the place of the one before it: that was no change by hand', async () => {
  const { base, start, ended, shown, answer } = await sharedPage()
  for (const [n, count] of [
    [0, 2],
    [1, 3],
  ] as const) {
    const prompt = makes(withLines({ [n]: `Made ${n}` }))
    made.get(prompt)?.release()
    await start(prompt, base)
    await ended(count)
  }
  expect(await shown()).toBe(withLines({ 1: 'Made 1' }))
  expect((await answer())?.details?.wroteOver).toBeNull()
})

test('after a switch, or one that was undone, what is changed by hand while a page is made stands upon what came of it too', async () => {
  const { person, id, base, start, ended, store, shown } = await sharedPage()
  const switched = () => person.call('POST', `/api/projects/${id}/restore`, { version_id: base })
  const second = await store(withLines({ 5: 'Second' }))
  for (const [n, from, back] of [
    [0, base, false],
    [1, second.id, true],
  ] as const) {
    if (back) await person.call('POST', `/api/projects/${id}/restore`, { version_id: second.id })
    await switched()
    if (back) await person.call('POST', `/api/projects/${id}/restore/undo`, { page_name: 'Home' })
    const kept: Record<number, string> = back ? { 5: 'Second' } : {}
    const prompt = makes(withLines({ ...kept, [n]: `Made ${n}` }))
    await start(prompt, from)
    await store(withLines({ ...kept, 3: `By hand ${n}` }), { base_id: from })
    made.get(prompt)?.release()
    await ended(2 + n)
    expect(await shown()).toBe(withLines({ ...kept, [n]: `Made ${n}`, 3: `By hand ${n}` }))
  }
})

test('what is changed by hand while a page is made anew, or for the first time, is told and kept', async () => {
  const { base, start, ended, store, shown, answer } = await sharedPage()
  const prompt = makes(pageOf(['Another page']))
  await start(prompt, null)
  const byHand = await store(withLines({ 3: 'By hand' }))
  made.get(prompt)?.release()
  await ended(2)
  expect(await shown()).toContain('Another page')
  expect((await answer())?.details?.wroteOver).toMatchObject({ version: byHand.id, base })

  // Nothing was there before: nothing can be told from it, and what is by hand is kept whole.
  const person = await settled(server, 'pro')
  const { id } = await newProject(person)
  const first = makes(pageOf(['The first']))
  const asked = { prompt: first, mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
  await person.call('POST', `/api/projects/${id}/generations`, asked)
  const imported = await storePage(person, id, { html_content: pageOf(['Imported']) })
  made.get(first)?.release()
  const details = async () => (await readContent(person, id)).messages.at(-1)?.details
  await expect.poll(async () => (await details())?.wroteOver).toEqual({ version: imported.id, base: null, places: [] })
  expect((await readContent(person, id)).pages[0]?.html).toContain('The first')
})

test('a request for a page that somebody else has changed by then starts from what they made of it', async () => {
  const { person, base, start, ended, shown, answer, id } = await sharedPage()
  const other = makes(withLines({ 0: 'Made by another' }))
  made.get(other)?.release()
  const { turn: theirs } = await start(other, base)
  await ended(2)
  for (const [n, stale] of [
    [3, base],
    [4, null],
  ] as const) {
    const colleague = await settled(server)
    await join(server, colleague, person.workspace)
    const asked = await start('first', stale, colleague, true)
    expect(await asked.answer.json()).toMatchObject({ waits: true })
    await ended(n)
    expect((await answer())?.details?.base).toBe(n === 3 ? theirs : (await readContent(person, id)).versions[1]?.id)
  }
  expect(await shown()).toBe(pageOf(lines))
})

test('restores, imports, changes by hand and generations of two people at once: every version is kept and each is told', async () => {
  const { person, id, base, start, ended, store } = await sharedPage()
  const colleague = await settled(server)
  await join(server, colleague, person.workspace)
  const prompt = makes(withLines({ 0: 'Made' }))
  const first = await start(prompt, base)
  const second = await start(makes(withLines({ 1: 'Never' })), base, colleague)
  expect([first.answer.status, second.answer.status]).toEqual([201, 409])
  const sent = await Promise.all([
    ...[2, 3, 4].map((n) => store(withLines({ [n]: `By hand ${n}` }))),
    store(pageOf(['Imported']), { base_id: null, title: 'Imported' }),
  ])
  const restored = await Promise.all(
    [base, sent[0]?.id].map((version_id) => colleague.call('POST', `/api/projects/${id}/restore`, { version_id })),
  )
  made.get(prompt)?.release()
  await ended(2)
  const { versions } = await readContent(person, id)
  const ids = versions.map((version) => version.id)
  expect(ids).toEqual(expect.arrayContaining([base, first.turn, ...sent.map((version) => version.id)]))
  expect(new Set(versions.map(({ number }) => number)).size).toBe(versions.length)
  // A switch of all pages waits for what is being made, and says so.
  expect(restored.map(({ status }) => status)).toEqual([409, 409])
  const switched = [base, first.turn].map((version_id) =>
    colleague.call('POST', `/api/projects/${id}/restore`, { version_id }),
  )
  const again = await Promise.all([...switched, store(withLines({ 5: 'After' }))])
  expect(again.length).toBe(3)
  const after = await readContent(person, id)
  expect(after.versions.filter(({ restored_from }) => restored_from !== null)).toHaveLength(2)
  expect(after.versions.map((version) => version.id)).toEqual(expect.arrayContaining(ids))
})
