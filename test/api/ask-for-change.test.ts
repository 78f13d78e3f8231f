import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { commentList } from '#api/comments.ts'
import { brokenInvariants } from '#server/db/queries/credit-invariants.ts'
import { generations } from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { readContent } from '#test/support/content.ts'
import { runs, seed } from '#test/support/draw.ts'
import { ask, get, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storePage } from '#test/support/store-page.ts'

const maker = { kind: 'designer' } as const
let released = Promise.resolve()
let release = () => {}
/** What begins from now on is made once that is released. */
function hold() {
  released = new Promise((resolve) => {
    release = resolve
  })
}
/** What says 'fail' comes to nothing the first time. */
let failures = 0
const engine: Engine = async function* ({ html, prompt }, signal) {
  yield { type: 'stage', stage: 'writing', label: 'Writing' }
  await Promise.race([released, new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))])
  if (signal.aborted) return yield { type: 'done', outcome: 'stopped', maker }
  if (prompt.includes('fail') && failures++ === 0) return yield { type: 'done', outcome: 'failed', maker }
  yield { type: 'version', html: `${html}<p>${prompt}</p>`, tree: null, maker, changed: [] }
  yield { type: 'done', outcome: 'stored', maker }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

const started = z.object({ thread_id: z.uuid() })

/** A project of two people with a page and a comment on it. */
async function remarked(content = 'Shorter?') {
  const [ada, bo] = [await settled(server, 'teams'), await settled(server)]
  await join(server, bo, ada.workspace)
  const { id } = await newProject(ada)
  const { id: base } = await storePage(ada, id, { html_content: '<main><h1>Rooms</h1><p>Until eleven.</p></main>' })
  const body = { page_name: 'Home', version_id: base, key: 'p1', content }
  const { thread_id } = await get(started, bo, 'POST', `/projects/${id}/comments`, body)
  const press = (who: Settled, over: Record<string, unknown> = {}) =>
    ask(who, 'POST', `/projects/${id}/generations`, {
      prompt: content,
      mode: 'html',
      page_name: 'Home',
      base,
      turn: randomUUID(),
      in_line: true,
      thread_id,
      ...over,
    })
  const thread = async () => {
    const { threads } = await get(commentList, ada, 'GET', `/projects/${id}/comments`)
    return threads.find((one) => one.id === thread_id)
  }
  const ended = () =>
    expect
      .poll(async () => {
        const { running, waiting } = await readContent(ada, id)
        return running.length + waiting.length
      })
      .toBe(0)
  return { ada, bo, id, base, thread_id, press, thread, ended }
}

test('however many press and whatever answers are lost: a change is asked for once, and its thread has that turn from the moment on that it is taken', async () => {
  const presses = fc.array(fc.record({ who: fc.nat(1), turn: fc.nat(2) }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(presses, fc.boolean(), async (pressed, isMade) => {
      hold()
      const { ada, bo, id, press, thread, ended } = await remarked()
      const turns = [randomUUID(), randomUUID(), randomUUID()]
      // A turn is one person's; the same again is asked for by who did not hear the answer.
      const of = pressed.map((one) => ({
        who: one.who === 0 ? ada : bo,
        turn: `${turns[one.turn]}`.replace(/.$/, `${one.who}`),
      }))
      if (isMade) await press(ada, { thread_id: null, prompt: 'First' })
      const answers = await Promise.all(of.map(({ who, turn }) => press(who, { turn })))
      const taken = [...new Set(answers.flatMap(({ status }, n) => (status === 201 ? [of[n]?.turn] : [])))]
      expect(taken).toHaveLength(1)
      for (const { status, body } of answers.filter(({ status }) => status !== 201))
        expect([status, body]).toMatchObject([409, { message: expect.stringContaining('asked for already') }])
      expect(await thread()).toMatchObject({ step: 'asked', asked_turn: taken[0] })
      release()
      await ended()
      const { messages, versions } = await readContent(ada, id)
      expect(messages.filter(({ role, content }) => role === 'user' && content === 'Shorter?')).toHaveLength(1)
      expect(versions.filter((version) => version.id === taken[0])).toHaveLength(1)
      expect(await thread()).toMatchObject({ step: 'done', asked_turn: taken[0] })
      // Who did not hear the answer until now makes it no second time.
      const again = of.find(({ turn }) => turn === taken[0])
      expect((await press(again?.who ?? ada, { turn: taken[0] })).status).toBe(201)
      expect((await readContent(ada, id)).messages).toHaveLength(messages.length)
    }),
    { numRuns: runs(8, 60), seed, endOnFailure: true },
  )
  expect(await brokenInvariants(server.database.db)).toEqual([])
})

test('what is not taken marks no thread, and a thread that is gone begins nothing', async () => {
  hold()
  const { ada, bo, id, base, thread_id, press, thread, ended } = await remarked()
  await press(ada, { thread_id: null, prompt: 'First' })
  expect((await press(bo, { in_line: false })).status).toBe(409)
  expect(await thread()).toMatchObject({ step: 'remark', asked_turn: null })
  release()
  await ended()
  const other = await remarked()
  expect((await press(bo, { thread_id: other.thread_id })).status).toBe(404)
  const comment = (await thread())?.comments[0]
  await ask(bo, 'DELETE', `/projects/${id}/comments/${thread_id}/replies/${comment?.id}`)
  expect(await press(bo, { base })).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('deleted') },
  })
  expect(await server.database.db.$count(generations, eq(generations.projectId, id))).toBe(1)
  expect((await readContent(ada, id)).waiting).toEqual([])
})

test('one that is taken back in line, or came to nothing, is a remark again; tried again it has the thread', async () => {
  hold()
  const { ada, bo, id, press, thread, ended } = await remarked('Shorter, or fail')
  await press(ada, { thread_id: null, prompt: 'First' })
  const { id: waiting } = z.object({ id: z.uuid() }).parse((await press(bo)).body)
  expect((await thread())?.step).toBe('asked')
  await ask(bo, 'POST', `/generations/${waiting}/stop`, {})
  expect(await thread()).toMatchObject({ step: 'remark', asked_turn: null })
  release()
  await ended()
  failures = 0
  const shown = async () => (await readContent(ada, id)).pages[0]?.version_id
  await press(bo, { base: await shown() })
  await ended()
  expect((await thread())?.step).toBe('remark')
  const answer = (await readContent(ada, id)).messages.at(-1)
  await press(bo, { base: await shown(), thread_id: null, replaces: answer?.id, in_line: false })
  await ended()
  expect((await thread())?.step).toBe('done')
})
