import { afterAll, beforeAll, expect, test } from 'vitest'
import { promptMaxLength } from '#rules/chat.ts'
import { endingEngine } from '#test/support/engines.ts'
import { readEvents, startBody, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`

test.for<[name: string, body: unknown, status: number]>([
  ['1: 10 MB', startBody({ prompt: 'x'.repeat(10_000_000) }), 413],
  ['2: 100,000 levels deep', deep, 400],
  ['not JSON', '{"prompt":', 400],
  ['a list', [], 400],
  ['36: only spaces', startBody({ prompt: '   \n ' }), 400],
  ['4: a NUL', startBody({ prompt: 'a\0b' }), 400],
  ['4: a NUL in a page name', startBody({ pageName: 'a\0b' }), 400],
  ['an unknown mode', startBody({ mode: 'xml' }), 400],
  ['no turn', startBody({ turn: 'x' }), 400],
  ['36: four letters', startBody({ prompt: 'shop' }), 201],
  ['36: right-to-left marks', startBody({ prompt: 'a \u202Eshop' }), 201],
  ['too long a prompt', startBody({ prompt: 'x'.repeat(promptMaxLength + 1) }), 413],
  ['36: a megabyte of prompt', startBody({ prompt: 'x'.repeat(1_000_000) }), 413],
])('%s: a body is answered by the rule', async ([, body, status]) => {
  const response = await server.person().call('POST', '/api/generations', body)
  expect(response.status).toBe(status)
  const answer = (await response.json()) as Record<string, unknown>
  if (status !== 201) expect(typeof answer.message).toBe('string')
  expect(JSON.stringify(answer)).not.toMatch(/\bat \S+:\d+|node_modules|select |insert /i)
})

test('3: prototype keys are ignored', async () => {
  const text = JSON.stringify(startBody()).replace(
    '{',
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
  )
  expect((await server.person().call('POST', '/api/generations', text)).status).toBe(201)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.for<[name: string, headers: Record<string, string>, status: number]>([
  ['another origin', { origin: 'https://evil.test' }, 403],
  ['6: the origin null', { origin: 'null' }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister of our site', { 'sec-fetch-site': 'same-site' }, 403],
  ['5: plain text from another origin', { origin: 'https://evil.test', 'content-type': 'text/plain' }, 403],
  ['our own origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 201],
  ['no browser', {}, 201],
])('%s: a post gets its answer', async ([, headers, status]) => {
  expect((await server.person().call('POST', '/api/generations', startBody(), headers)).status).toBe(status)
})

test('8: a request counts under its socket, whatever it claims to be forwarded for', async () => {
  const own = await startTestServer(endingEngine('stored'))
  const answers: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const person = own.person('198.51.100.9')
    const forwarded = { 'x-forwarded-for': `203.0.113.${n}` }
    const response = await person.call('POST', '/api/generations', startBody(), forwarded)
    answers.push(response.status)
    if (response.status !== 201) continue
    const { id } = (await response.json()) as { id: string }
    await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  }
  expect(answers).toEqual([201, 201, 201, 201, 201, 402, 402])
  await own.close()
})

// Bad inputs 10 (paths) and 11 (methods).
test.for<[method: string, path: string, status: number]>([
  ['GET', '/api/nothing', 404],
  ['GET', '/api/generations', 405],
  ['HEAD', '/api/generations', 405],
  ['DELETE', '/api/generations', 405],
  ['PUT', '/api/credits/status', 405],
  ['POST', '/', 405],
  ['GET', '/projects/%2e%2e%2f%00', 404],
  ['GET', '/assets/../../etc/passwd', 404],
  ['GET', '/assets/missing.js', 404],
  ['GET', '/nowhere', 404],
  ['GET', '/', 200],
  ['GET', '/app', 200],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/docs', 200],
  ['GET', '/preview/frame', 200],
])('%s %s is answered with %i', async ([method, path, status]) => {
  const response = await server.person().call(method, path)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('every answer carries its policies, the preview its own', async () => {
  const person = server.person()
  const home = await person.call('GET', '/')
  expect(home.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  expect(home.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(home.headers.get('x-content-type-options')).toBe('nosniff')
  const frame = await person.call('GET', '/preview/frame')
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts; default-src 'none'/)
  expect(frame.headers.get('cross-origin-opener-policy')).toBeNull()
})

test('the visitor cookie is closed to scripts', async () => {
  const response = await server.person().call('GET', '/')
  expect(response.headers.get('set-cookie')).toMatch(
    /^visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})
