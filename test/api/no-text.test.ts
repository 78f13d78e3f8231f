import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#api/contract.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startBody, startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
let project: string
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server)
  project = (await newProject(person)).id
})
afterAll(() => server.close())

const spoiled = ['%00', 'a%00b', '%ff', '%c3%28', '%ed%a0%80', '%']

test.for(
  Object.entries(contract).flatMap(([subject, calls]) =>
    Object.entries(calls).map(([call, procedure]) => {
      const { method = 'POST', path = '' } = procedure['~orpc'].route
      return { name: `${subject}.${call}`, method, path }
    }),
  ),
)('4: NUL and broken UTF-8 in the address of $name are answered with 400', async ({ method, path }) => {
  for (const part of spoiled) {
    const places = path.includes('{') ? [path.replace(/\{\w+\}/g, part)] : []
    for (const place of [...places, `${path.replace(/\{\w+\}/g, project)}?page_name=${part}`]) {
      const response = await person.call(method, `/api${place}`)
      expect([place, response.status]).toEqual([place, 400])
    }
  }
})

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const json = { 'content-type': 'application/json' }

test.for<[name: string, body: Uint8Array]>([
  ['a NUL in a name', bytes('{"name":"a', [0], 'b"}')],
  ['an escaped NUL in a name', bytes(String.raw`{"name":"a\u0000b"}`)],
  ['an escaped NUL behind a backslash', bytes(String.raw`{"name":"a\\\u0000b"}`)],
  ['an escaped NUL in a field that is none', bytes(String.raw`{"name":"a","more":"\u0000"}`)],
  ['half a character', bytes('{"name":"a', [0xc3], '"}')],
  ['a byte that begins nothing', bytes('{"name":"', [0xff], '"}')],
  ['half of a surrogate pair as bytes', bytes('{"name":"', [0xed, 0xa0, 0x80], '"}')],
  ['half of a surrogate pair, escaped', bytes(String.raw`{"name":"\ud800"}`)],
])('4: %s is answered with 400', async ([, body]) => {
  const response = await person.call('PATCH', `/api/projects/${project}`, body, json)
  expect(response.status).toBe(400)
})

test('4: a page that speaks of such an escape is kept as it is', async () => {
  const html = String.raw`<script>const nul = "\u0000" + "\\u0000"</script>`
  const id = randomUUID()
  const body = { page_name: 'Home', html_content: html, id }
  expect((await ask(person, 'POST', `/projects/${project}/versions`, body)).status).toBe(201)
  const { body: found } = await ask(person, 'GET', `/projects/${project}/versions/${id}`)
  expect(found).toMatchObject({ version: { html_content: html } })
})

test.for(['%00', '%ff', 'a%00b'])('4: a cookie of ours that holds %s is refused once, then gone', async (value) => {
  for (const name of ['visitor', 'session.session_token', 'session.session_data', 'device']) {
    const stranger = server.person()
    stranger.jar.set(name, value)
    expect([name, (await stranger.call('GET', '/api/auth/session')).status]).toEqual([name, 400])
    expect(stranger.jar.has(name)).toBe(false)
    expect((await stranger.call('GET', '/api/auth/session')).status).toBe(200)
  }
})

test('4: cookies of others on the same host do not matter', async () => {
  const stranger = server.person()
  stranger.jar.set('theirs', '100%')
  expect((await stranger.call('GET', '/api/auth/session')).status).toBe(200)
})

const boundary = 'parts'
const form = (name: string | number[], file: string | number[]) =>
  bytes(
    `--${boundary}\r\nContent-Disposition: form-data; name="`,
    name,
    '"; filename="',
    file,
    '"\r\nContent-Type: image/png\r\n\r\n',
    [0, 1, 2, 0xff],
    `\r\n--${boundary}--\r\n`,
  )

test.for<[name: string, body: Uint8Array, status: number]>([
  ['a file name with a NUL', form('file', [0x61, 0]), 400],
  ['a file name of broken UTF-8', form('file', [0xff]), 400],
  ['the name of a field with a NUL', form([0x66, 0], 'a.png'), 400],
  ['bytes in the file itself', form('file', 'me.png'), 415],
  ['no end of a part', bytes(`--${boundary}\r\nContent-Disposition: form-data; name="file"`), 400],
])('4: a form with %s is answered with %i', async ([, body, status]) => {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  expect((await person.call('PUT', '/api/profile/avatar', body, type)).status).toBe(status)
})

test.for(['-1', '99999999999999999999', '1e400', 'NaN', '2147483648', 'x'])(
  'a reader who left off at event %s reads from the beginning',
  async (id) => {
    const visitor = server.person()
    const started = (await (await visitor.call('POST', '/api/generations', startBody())).json()) as { id: string }
    const response = await visitor.call('GET', `/api/generations/${started.id}/events`, undefined, {
      'last-event-id': id,
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('"type":"started"')
  },
)

test.for<[typed: string, kept: string]>([
  ['Nord\u200Blys', 'Nordlys'],
  ['\u202Esylv\u202C', 'sylv'],
  ['Nor\u0007dlys', 'Nordlys'],
  ['Cafe\u0301', 'Caf\u00E9'],
  ['Nord\u00A0 lys', 'Nord lys'],
])('66: a project called %j is kept as %j', async ([typed, kept]) => {
  const { body } = await ask(person, 'PATCH', `/projects/${project}`, { name: typed })
  expect(body).toMatchObject({ name: kept })
})

test('66: two pages cannot look equal, and a name that nobody can see is none', async () => {
  const add = async (name: string) => (await ask(person, 'POST', `/projects/${project}/pages`, { name })).status
  expect(await add('About')).toBe(201)
  expect(await add('Abo\u200But')).toBe(409)
  expect(await add('A\u00ADbout\u2060')).toBe(409)
  expect(await add('\u200B\u3164')).toBe(400)
})
