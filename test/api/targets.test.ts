import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationRequest } from '#engine/types.ts'
import type { Engine } from '#server/generations/engine.ts'
import { turn } from '#test/support/content.ts'
import { ask, newProject, settled, type TestServer } from '#test/support/people.ts'
import { until } from '#test/support/product.ts'
import { startTestServer } from '#test/support/server.ts'

const asked: GenerationRequest[] = []
const engine: Engine = async function* (request) {
  asked.push(request)
  yield { type: 'done', outcome: 'unchanged', maker: { kind: 'designer' } }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

const prompt = { prompt: 'Make it red', mode: 'html' }

test("a visitor's picked elements reach the engine", async () => {
  const visitor = server.person()
  const body = { ...prompt, pageName: 'Home', html: '<h1>One</h1>', turn: randomUUID(), targets: ['h1'] }
  expect((await visitor.call('POST', '/api/generations', body)).status).toBe(201)
  await until(() => asked.length > 0)
  expect(asked.pop()).toMatchObject({ html: '<h1>One</h1>', targets: ['h1'] })
})

test('so do those of a project, with its page', async () => {
  const person = await settled(server)
  const { id } = await newProject(person)
  const base = await turn(server, person, id, '<h1>Two</h1>')
  const body = { ...prompt, page_name: 'Home', base, turn: randomUUID(), targets: ['h1', 's2'] }
  expect((await ask(person, 'POST', `/projects/${id}/generations`, body)).status).toBe(201)
  await until(() => asked.length > 0)
  expect(asked.pop()).toMatchObject({ html: '<h1>Two</h1>', targets: ['h1', 's2'] })
})

test.for([[['<script>']], [['H1; drop']], [Array.from({ length: 21 }, () => 'h1')], ['h1']])(
  'refuses %j as picked elements',
  async ([targets]) => {
    const visitor = server.person()
    const body = { ...prompt, pageName: 'Home', html: null, turn: randomUUID(), targets }
    expect((await visitor.call('POST', '/api/generations', body)).status).toBe(400)
    expect(asked).toEqual([])
  },
)
