import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct, until } from '#test/support/product.ts'
import { startBody } from '#test/support/server.ts'

let product: Product
beforeAll(async () => {
  // A page takes long enough to be watched while the server is stopped.
  product = await startProduct({ DESIGNER_SECONDS: '25' })
})
afterAll(() => product.stop())

type Answer = { status: number; text: string; connection: string | undefined }

function call(agent: Agent, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(`${product.url}${path}`, { agent, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection }),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A visitor who has a page made, and watches it in five tabs to the end. */
async function watching(): Promise<Promise<string>[]> {
  const json = { 'content-type': 'application/json' }
  const started = await fetch(`${product.url}/api/generations`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(startBody()),
  })
  const cookie = (started.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const { id } = (await started.json()) as { id: string }
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${product.url}/api/generations/${id}/events`, { headers: { cookie } })),
  )
  return streams.map((stream) => stream.text())
}

test('29: a server that is stopped tells everybody so, on new and on kept connections, and loses nothing', async () => {
  const streams = (await Promise.all(Array.from({ length: 10 }, watching))).flat()
  expect(streams).toHaveLength(50)
  const kept = Array.from({ length: 5 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  for (const agent of kept) expect((await call(agent, '/api/host')).status).toBe(200)

  product.process.kill('SIGTERM')
  await until(async () => (await fetch(`${product.url}/readyz`)).status === 503)
  const fresh = () => new Agent()
  const answers = await Promise.all([
    ...kept.map((agent) => call(agent, '/api/host')),
    call(fresh(), '/api/auth/session'),
    call(fresh(), '/api/generations', { 'content-type': 'application/json' }, JSON.stringify(startBody())),
    call(fresh(), '/app', { accept: 'text/html,*/*' }),
    call(fresh(), '/assets/missing.js'),
  ])
  expect(answers.map(({ status, connection }) => [status, connection])).toEqual(answers.map(() => [503, 'close']))
  expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  expect(answers.at(-2)?.text).toContain('The server is being restarted. Nothing was lost; try again in a moment.')

  const ends = await Promise.all(streams)
  for (const end of ends) expect(end).toContain('"type":"done"')
  await until(() => !product.isUp(), 15_000)
  expect(product.process.exitCode).toBe(0)
})
