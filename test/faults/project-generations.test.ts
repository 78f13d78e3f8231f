import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type ProjectContent, content } from '#api/project-content.ts'
import { liveMember } from '#test/support/live-people.ts'
import { get, newProject, type Settled } from '#test/support/people.ts'
import { freePort, type Product, startProduct, until } from '#test/support/product.ts'
import { readEvents } from '#test/support/server.ts'
import { readStream } from '#test/support/stream.ts'

// Whole servers are started and killed: on a busy machine each start takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

let product: Product
afterEach(() => product.stop())

const slow = { DESIGNER_SECONDS: '3' }
/** A page that is still being made when the server is ended, however late that is noticed. */
const slowest = { DESIGNER_SECONDS: '30' }
const prompt = 'a landing page for a bakery with a menu, opening hours and a contact form'
const made = z.object({ id: z.uuid() })

/** A signed-in person with a project on a server that was just started. */
async function begin(env: Record<string, string> = {}) {
  const fixed = { PORT: String(await freePort()), ...env }
  product = await startProduct(fixed)
  const owner = await liveMember(() => product.url)
  const { id: project } = await newProject(owner)
  return {
    owner,
    project,
    again: async () => {
      product = await startProduct(fixed, product.folder)
    },
  }
}

const start = async (owner: Settled, project: string, over: Record<string, unknown> = {}) => {
  const asked = { prompt, mode: 'html', page_name: 'Home', base: null, turn: randomUUID(), ...over }
  return { ...(await get(made, owner, 'POST', `/projects/${project}/generations`, asked)), turn: asked.turn }
}
const contentOf = (owner: Settled, project: string): Promise<ProjectContent> =>
  get(content, owner, 'GET', `/projects/${project}/content`)
const used = async (owner: Settled) =>
  (await get(z.object({ dailyUsed: z.number() }), owner, 'GET', '/credits/status')).dailyUsed
const eventsOf = (owner: Settled, id: string, after = 0) =>
  owner.call('GET', `/api/generations/${id}/events`, undefined, after > 0 ? { 'last-event-id': String(after) } : {})

// Fault 1.
test('kill -9 in the middle of a page: it is interrupted, kept as far as it came, free, and can be gone on from', async () => {
  const { owner, project, again } = await begin(slowest)
  const { id, turn } = await start(owner, project)
  const stream = readStream(await eventsOf(owner, id))
  await until(() => stream.events.filter(({ type }) => type === 'page').length >= 20)
  await product.kill()
  await again()
  const now = await contentOf(owner, project)
  expect(now.running).toEqual([])
  expect(now.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(now.messages[1]?.details).toMatchObject({
    outcome: 'interrupted',
    charged: false,
    trouble: { kind: 'interrupted' },
  })
  expect(now.versions.map((version) => version.id)).toEqual([turn])
  expect(now.pages[0]?.html).toContain('</html>')
  expect(await used(owner)).toBe(0)
  const read = await readEvents(await eventsOf(owner, id))
  expect(read.at(-1)?.event).toMatchObject({ type: 'done', outcome: 'interrupted' })
  const next = await start(owner, project, { base: turn, prompt: 'make the heading larger' })
  expect((await readEvents(await eventsOf(owner, next.id))).at(-1)?.event.type).toBe('done')
})

// Fault 2.
test('kill -9 as soon as the credit is taken gives it back', async () => {
  const { owner, project, again } = await begin(slowest)
  await start(owner, project)
  await product.kill()
  await again()
  expect(await used(owner)).toBe(0)
  const now = await contentOf(owner, project)
  expect(now.messages.map(({ details }) => details?.outcome ?? null)).toEqual([null, 'interrupted'])
})

test('kill -9 while somebody waits in line: they keep their place, and begin once the server is there again', async () => {
  const { owner, project, again } = await begin(slowest)
  await start(owner, project)
  const waits = await start(owner, project, { in_line: true, prompt: 'a page for a florist' })
  expect((await contentOf(owner, project)).waiting.map(({ id }) => id)).toEqual([waits.id])
  expect(await used(owner)).toBe(1)
  await product.kill()
  await again()
  const now = () => contentOf(owner, project)
  await until(async () => (await now()).running.some(({ id }) => id === waits.id))
  const { waiting, messages } = await now()
  expect(waiting).toEqual([])
  // The first is interrupted and free; the second holds a credit only now, and goes on from what was kept of the first.
  expect(messages.map(({ details }) => details?.outcome ?? null)).toEqual([null, 'interrupted', null])
  expect(await used(owner)).toBe(1)
  await product.kill()
})

// Faults 18 and 19.
test('ten reloads in the middle read the same as who stayed, and who left finds the page', async () => {
  const { owner, project } = await begin(slow)
  const { id, turn } = await start(owner, project)
  const stayed = eventsOf(owner, id).then(readEvents)
  const pieces: { type: string }[] = []
  for (let n = 0; n < 10; n += 1) {
    const stream = readStream(await eventsOf(owner, id, pieces.length))
    await until(() => stream.events.length >= 3 || stream.isOver())
    await stream.leave()
    pieces.push(...stream.events)
  }
  pieces.push(...(await readEvents(await eventsOf(owner, id, pieces.length))).map(({ event }) => event))
  expect(pieces).toEqual((await stayed).map(({ event }) => event))
  const gone = await start(owner, project, { base: turn, prompt: 'make the heading larger' })
  await until(async () => (await contentOf(owner, project)).running.length === 0)
  const now = await contentOf(owner, project)
  expect(now.messages.at(-1)).toMatchObject({ turn: gone.turn, role: 'assistant' })
})

// Fault 29.
test('SIGTERM with 50 streams: they end, what runs is interrupted and free, and the server leaves', async () => {
  const { owner, project, again } = await begin(slowest)
  const others = await Promise.all([1, 2, 3, 4].map(() => liveMember(() => product.url)))
  const streams = await Promise.all(
    [owner, ...others].flatMap((person) =>
      Array.from({ length: 10 }, async () => readStream(await person.call('GET', '/api/realtime'))),
    ),
  )
  await Promise.all(streams.map((stream) => stream.heard('heartbeat')))
  const { id } = await start(owner, project)
  const page = readStream(await eventsOf(owner, id))
  await page.heard('page')
  const left = new Promise<number | null>((resolve) => product.process.once('exit', resolve))
  product.process.kill('SIGTERM')
  await Promise.all(streams.map((stream) => stream.ended()))
  expect(await page.heard('done')).toMatchObject({ outcome: 'interrupted', charged: false })
  expect(await left).toBe(0)
  await again()
  expect(await used(owner)).toBe(0)
  expect((await contentOf(owner, project)).messages[1]?.details?.outcome).toBe('interrupted')
})
