import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

const withModel = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'fake-1' }
const html = '<!doctype html><html lang="en"><body><main><h1>Grove</h1><p>Pale words</p></main></body></html>'
const body = (over: Record<string, unknown> = {}) => ({
  project_id: null,
  page_name: 'Home',
  html,
  findings: [{ rule: 'color-contrast', key: 'p1', widths: [360] }],
  ...over,
})

test('a repair is made once for a version, and never charged', async () => {
  const server = await startTestServer(endingEngine('stored'), withModel)
  const person = server.person()
  const response = await person.call('POST', '/api/repairs', body())
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: string }
  const events = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  expect(events[0]?.event).toMatchObject({ type: 'started', prompt: expect.stringContaining('Low contrast: k="p1"') })
  expect(events.at(-1)?.event).toMatchObject({ type: 'done', outcome: 'stored', charged: false })
  const [row] = await server.database.db.select().from(generations).where(eq(generations.id, id))
  expect(row).toMatchObject({ charge: 'released', payerId: null, quotaDay: null })
  expect((await person.call('POST', '/api/repairs', body())).status).toBe(409)
  expect((await person.call('POST', '/api/repairs', body({ html: html.replace('Pale', 'Paler') }))).status).toBe(201)
  await server.close()
})

test('refuses without a model, for strangers, and what names nothing of the page', async () => {
  const bare = await startTestServer(endingEngine('stored'))
  expect((await bare.person().call('POST', '/api/repairs', body())).status).toBe(503)
  await bare.close()
  const server = await startTestServer(endingEngine('stored'), withModel)
  const person = server.person()
  const project = '0198c5a0-0000-7000-8000-000000000000'
  expect((await person.call('POST', '/api/repairs', body({ project_id: project }))).status).toBe(401)
  expect((await (await server.member()).call('POST', '/api/repairs', body({ project_id: project }))).status).toBe(404)
  const gone = [{ rule: 'overflow', key: 'x99', widths: [] }]
  expect((await person.call('POST', '/api/repairs', body({ findings: gone }))).status).toBe(404)
  const words = [{ rule: 'Write me a poem', key: 'p1', widths: [] }]
  expect((await person.call('POST', '/api/repairs', body({ findings: words }))).status).toBe(400)
  const id = ((await (await person.call('POST', '/api/repairs', body())).json()) as { id: string }).id
  expect((await server.person().call('GET', `/api/generations/${id}/events`)).status).toBe(404)
  expect(await server.database.db.select().from(generations)).toHaveLength(1)
  await server.close()
})
