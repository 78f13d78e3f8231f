import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { notificationList } from '#api/notifications.ts'
import { brokenInvariants } from '#server/db/queries/credit-invariants.ts'
import { generationLine } from '#server/db/line-schema.ts'
import { generations, workspaceMembers } from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { createServices } from '#server/services.ts'
import { doJob } from '#server/workers/jobs.ts'
import { readContent } from '#test/support/content.ts'
import { ask, get, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

/** An engine that adds the prompt to the page once that prompt is released. */
const held = new Map<string, { released: Promise<void>; release: () => void }>()
function holdOf(prompt: string) {
  const known = held.get(prompt)
  if (known) return known
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = { released, release: () => release() }
  held.set(prompt, hold)
  return hold
}
const maker = { kind: 'designer' } as const
const engine: Engine = async function* ({ prompt, html }, signal) {
  yield { type: 'stage', stage: 'writing', label: 'Writing' }
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await Promise.race([holdOf(prompt).released, stopped])
  if (signal.aborted) return yield { type: 'done', outcome: 'stopped', maker }
  yield { type: 'version', html: `${html ?? ''}<p>${prompt}</p>`, tree: null, maker, changed: [] }
  yield { type: 'done', outcome: 'stored', maker }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

const begun = z.object({ id: z.uuid(), waits: z.boolean() })

/** A project of two people; what each of them asks for has words of its own. */
async function shared() {
  const ada = await settled(server)
  const bo = await settled(server)
  await join(server, bo, ada.workspace)
  const { id } = await newProject(ada)
  const path = `/projects/${id}/generations`
  const say = (who: Settled, prompt: string, over: Record<string, unknown> = {}) =>
    ask(who, 'POST', path, {
      prompt,
      mode: 'html',
      page_name: 'Home',
      base: null,
      turn: randomUUID(),
      in_line: true,
      ...over,
    })
  const send = async (who: Settled, prompt: string, over: Record<string, unknown> = {}) => {
    const answer = await say(who, prompt, over)
    expect([answer.status, answer.body]).toMatchObject([201, {}])
    return begun.parse(answer.body)
  }
  const read = () => readContent(ada, id)
  const used = async () => (await get(z.object({ dailyUsed: z.number() }), ada, 'GET', '/credits/status')).dailyUsed
  const runs = (prompt: string) => expect.poll(async () => (await read()).running[0]?.prompt).toBe(prompt)
  const ended = () =>
    expect
      .poll(async () => {
        const { running, waiting } = await read()
        return running.length + waiting.length
      })
      .toBe(0)
  const name = (words: string) => `${words} ${id}`
  return { ada, bo, id, say, send, read, used, runs, ended, name }
}

test('the second waits for the first, holds no credit, and changes the page that is there by then', async () => {
  const { ada, bo, send, read, used, runs, ended, name } = await shared()
  const [first, second, third] = [name('one'), name('two'), name('three')]
  expect(await send(ada, first)).toMatchObject({ waits: false })
  const waiting = await send(bo, second)
  await send(ada, third)
  expect(waiting.waits).toBe(true)
  expect(await used()).toBe(1)
  const told = await read()
  expect(told.running.map(({ prompt, user_id }) => [prompt, user_id])).toEqual([[first, ada.id]])
  expect(told.waiting.map(({ prompt, user_id }) => [prompt, user_id])).toEqual([
    [second, bo.id],
    [third, ada.id],
  ])
  expect(told.waiting[0]?.name).not.toBe('')
  expect(told.messages.map(({ content }) => content)).toEqual([first])
  holdOf(first).release()
  await runs(second)
  expect((await read()).running[0]?.id).toBe(waiting.id)
  expect(await used()).toBe(2)
  holdOf(second).release()
  await runs(third)
  holdOf(third).release()
  await ended()
  const after = await read()
  expect(after.pages[0]?.html).toBe([first, second, third].map((prompt) => `<p>${prompt}</p>`).join(''))
  expect(after.messages.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
  ])
  expect(await used()).toBe(3)
  expect(await brokenInvariants(server.database.db)).toEqual([])
})

test('the same turn stands in line once; who does not say that it may wait is refused', async () => {
  const { ada, bo, say, send, read, name } = await shared()
  const running = await send(ada, name('one'))
  const turn = randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => send(bo, name('two'), { turn })))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect((await read()).waiting).toHaveLength(1)
  for (const over of [{ in_line: false }, { replaces: randomUUID() }])
    expect(await say(bo, name('no'), over)).toMatchObject({
      status: 409,
      body: { code: 'RUNNING', data: { id: running.id } },
    })
  holdOf(name('one')).release()
  holdOf(name('two')).release()
})

test('on different pages both run at once', async () => {
  const { ada, bo, id, send, read, name } = await shared()
  expect((await ask(ada, 'POST', `/projects/${id}/pages`, { name: 'About' })).status).toBeLessThan(300)
  await send(ada, name('one'))
  expect(await send(bo, name('two'), { page_name: 'About' })).toMatchObject({ waits: false })
  expect((await read()).running.map(({ page_name }) => page_name).toSorted()).toEqual(['About', 'Home'])
  holdOf(name('one')).release()
  holdOf(name('two')).release()
})

test('it is taken back by whoever may change the project, and by nobody else; nothing is charged', async () => {
  const { ada, bo, send, read, used, name } = await shared()
  const viewer = await settled(server)
  await join(server, viewer, ada.workspace, 'viewer')
  const stranger = await settled(server)
  await send(ada, name('one'))
  const { id } = await send(bo, name('two'))
  const stop = (who: Settled) => ask(who, 'POST', `/generations/${id}/stop`, {})
  expect((await stop(stranger)).status).toBe(404)
  expect((await stop(viewer)).status).toBe(403)
  expect(await stop(bo)).toMatchObject({ status: 200, body: { outcome: 'stopped' } })
  expect((await stop(bo)).status).toBe(404)
  expect((await read()).waiting).toEqual([])
  holdOf(name('one')).release()
  await expect.poll(async () => (await read()).running).toEqual([])
  expect((await read()).messages).toHaveLength(2)
  expect(await used()).toBe(1)
})

test('20 at once: one runs, five wait, and the others are told that the line is full', async () => {
  const { ada, bo, id, say, read, ended, name } = await shared()
  const [cy, dee] = [await settled(server), await settled(server)]
  for (const who of [cy, dee]) await join(server, who, ada.workspace)
  const people = [ada, bo, cy, dee]
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => say(people[n % 4] ?? ada, name(`n${n}`))))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(201), count(429)]).toEqual([6, 14])
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
    message: expect.stringContaining('wait for this page already'),
  })
  expect([(await read()).running.length, (await read()).waiting.length]).toEqual([1, 5])
  for (let n = 0; n < 20; n += 1) holdOf(name(`n${n}`)).release()
  await ended()
  // Five credits a day: the sixth is told in the chat.
  const { messages } = await read()
  expect(messages).toHaveLength(12)
  expect(messages.filter(({ details }) => details?.outcome === 'stored')).toHaveLength(5)
  const refused = messages.find(({ details }) => details?.outcome === 'failed')
  expect(refused?.details).toMatchObject({ charged: false, trouble: { kind: 'failed' } })
  expect(JSON.stringify(refused?.details?.trouble)).toContain('No credit was left')
  expect(await server.database.db.select().from(generationLine).where(eq(generationLine.projectId, id))).toEqual([])
  expect(await brokenInvariants(server.database.db)).toEqual([])
})

test('who was removed meanwhile begins nothing, and who stands behind them is next', async () => {
  const { ada, bo, send, read, runs, ended, name } = await shared()
  await send(ada, name('one'))
  await send(bo, name('gone'))
  await send(ada, name('two'))
  await server.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, bo.id))
  await join(server, bo, bo.workspace, 'owner')
  holdOf(name('one')).release()
  await runs(name('two'))
  holdOf(name('two')).release()
  await ended()
  expect((await read()).pages[0]?.html).toBe(`<p>${name('one')}</p><p>${name('two')}</p>`)
})

test('whose page was taken out before its turn came finds the words in its chat with the reason, and is told; nothing is charged', async () => {
  const { ada, bo, id, read, used, ended, name } = await shared()
  await ask(ada, 'POST', `/projects/${id}/pages`, { name: 'About' })
  await ask(ada, 'DELETE', `/projects/${id}/pages/About`)
  const asked = { mode: 'html', targets: [], about: null, variant: 0 }
  const of = { projectId: id, workspaceId: ada.workspace, pageName: 'About', address: '10.0.0.1' }
  const waiting = { ...of, id: randomUUID(), turn: randomUUID(), userId: bo.id, prompt: name('late'), asked }
  await server.database.db.insert(generationLine).values(waiting)
  server.services.line.wake()
  await ended()
  const { messages } = await read()
  expect(messages.map(({ role, user_id, page_name }) => [role, user_id, page_name])).toEqual([
    ['user', bo.id, 'About'],
    ['assistant', null, 'About'],
  ])
  expect(messages[0]?.content).toBe(name('late'))
  expect(JSON.stringify(messages[1])).toContain('no longer part of the project')
  const told = await get(notificationList, bo, 'GET', '/notifications')
  expect(told.notifications.map(({ page_name }) => page_name)).toEqual(['About'])
  expect(await used()).toBe(0)
})

test('of two processes one begins it, also when the end was not told', async () => {
  const { ada, bo, id, send, read, ended, name } = await shared()
  const { config, logger, models, line } = server.services
  const other = await createServices(config, server.database, engine, doJob, logger, models)
  await send(ada, name('one'))
  await send(bo, name('two'))
  holdOf(name('one')).release()
  for (const one of [line, other.line, line, other.line]) one.wake()
  await expect.poll(async () => (await read()).running[0]?.prompt).toBe(name('two'))
  await Promise.all([line.idle(), other.line.idle()])
  holdOf(name('two')).release()
  await ended()
  expect(await server.database.db.$count(generations, eq(generations.projectId, id))).toBe(2)
  await other.line.close()
  await other.bus.close()
})
