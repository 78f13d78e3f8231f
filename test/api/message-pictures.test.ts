import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagePicture } from '#api/message-pictures.ts'
import { project as projectAnswer } from '#api/projects.ts'
import type { GenerationRequest } from '#engine/types.ts'
import { storageOf } from '#rules/storage.ts'
import type { Engine } from '#server/generations/engine.ts'
import { ask, get, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

const asked: GenerationRequest[] = []
const remembering: Engine = async function* (request) {
  asked.push(request)
  const html = `<!doctype html><title>${asked.length}</title><h1>One</h1>`
  yield { type: 'version', html, tree: null, maker: { kind: 'designer' }, changed: [] }
  yield { type: 'done', outcome: 'stored', maker: { kind: 'designer' } }
}

let server: TestServer
let owner: Settled
beforeAll(async () => {
  server = await startTestServer(remembering)
  owner = await settled(server, 'pro')
})
afterAll(() => server.close())

const drawn = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  background = '#143f6b',
) =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

async function add(person: Settled, project: string, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ page_name: 'Home', alt: 'A sketch', ...fields })) form.set(name, value)
  form.set('file', new File([new Uint8Array(bytes)], 'sketch.png', { type: 'image/png' }))
  const made = new Request('http://localhost', { method: 'POST', body: form })
  const type = { 'content-type': made.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await made.arrayBuffer())
  return person.call('POST', `/api/projects/${project}/message-pictures`, body, type)
}
const added = async (...from: Parameters<typeof add>) => messagePicture.parse(await (await add(...from)).json())
const list = (person: Settled, project: string) =>
  get(messagePicture.array(), person, 'GET', `/projects/${project}/message-pictures?page_name=Home`)

async function send(person: Settled, project: string, over: Record<string, unknown> = {}) {
  const turn = randomUUID()
  const body = { prompt: 'Like this', mode: 'html', page_name: 'Home', base: null, turn, ...over }
  const { id } = (await ask(person, 'POST', `/projects/${project}/generations`, body)).body as { id: string }
  await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  return turn
}

test('a picture waits, is described, goes with the next message and stays with it', async () => {
  const { id: project } = await newProject(owner)
  const waiting = await added(owner, project, await drawn(3000, 1500))
  expect(waiting).toMatchObject({ turn: null, alt: 'A sketch', width: 1568, height: 784 })
  const place = `/projects/${project}/message-pictures/${waiting.id}`
  await get(messagePicture, owner, 'PATCH', place, { alt: 'Our shop front' })
  const turn = await send(owner, project)
  expect(asked.at(-1)?.pictures).toEqual([
    {
      mediaType: 'image/jpeg',
      src: expect.stringMatching(/^data:image\/webp;base64,/),
      data: expect.any(String),
      alt: 'Our shop front',
      width: 1568,
      height: 784,
      palette: ['#143f6b'],
    },
  ])
  const sent = await sharp(Buffer.from(asked.at(-1)?.pictures?.[0]?.data ?? '', 'base64')).metadata()
  expect(sent).toMatchObject({ format: 'jpeg', width: 1568 })
  expect(await list(owner, project)).toEqual([{ ...waiting, alt: 'Our shop front', turn }])
  const picture = await owner.call('GET', waiting.url)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  // what was sent stays as it is, and the next message goes without it
  expect((await ask(owner, 'PATCH', place, { alt: 'Other' })).status).toBe(404)
  expect((await ask(owner, 'DELETE', place)).status).toBe(404)
  await send(owner, project)
  expect(asked.at(-1)?.pictures).toBeUndefined()
  const copy = await get(projectAnswer, owner, 'POST', `/projects/${project}/duplicate`)
  const [copied] = await list(owner, copy.id)
  expect(copied).toMatchObject({ alt: 'Our shop front', turn: expect.not.stringMatching(turn) })
  expect((await owner.call('GET', copied?.url ?? '')).status).toBe(200)
  const account = await (await owner.call('GET', '/api/auth/account/export')).text()
  expect(account).toContain(`pictures/${waiting.id}.webp`)
})

test('an answer that is asked for again has its pictures again; what waits for another message stays', async () => {
  const { id: project } = await newProject(owner)
  await added(owner, project, await drawn(40, 40))
  const turn = await send(owner, project)
  const { body } = await ask(owner, 'GET', `/projects/${project}/content`)
  const answer = (body as { messages: { id: string; role: string; turn: string }[] }).messages.find(
    (message) => message.role === 'assistant' && message.turn === turn,
  )
  const later = await added(owner, project, await drawn(40, 40, 'webp', '#d8513d'))
  const again = await send(owner, project, { replaces: answer?.id })
  expect(asked.at(-1)?.pictures?.map(({ palette }) => palette)).toEqual([['#143f6b']])
  expect((await list(owner, project)).map((one) => one.turn)).toEqual([again, null])
  expect((await ask(owner, 'DELETE', `/projects/${project}/message-pictures/${later.id}`)).status).toBe(200)
})

test('refuses a fifth, what is no picture, what is too large, and what nobody has room for', async () => {
  const { id: project } = await newProject(owner)
  const png = await drawn(20, 20)
  for (let count = 0; count < 4; count++) expect((await add(owner, project, png)).status).toBe(201)
  expect((await add(owner, project, png)).status).toBe(409)
  for (const { id } of await list(owner, project))
    await ask(owner, 'DELETE', `/projects/${project}/message-pictures/${id}`)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  expect((await add(owner, project, svg)).status).toBe(415)
  expect((await add(owner, project, await drawn(20, 20, 'gif'))).status).toBe(415)
  expect((await add(owner, project, png.subarray(0, 40))).status).toBe(415)
  expect((await add(owner, project, Buffer.alloc(0))).status).toBe(400)
  expect((await add(owner, project, Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
  expect((await add(owner, project, png, { alt: 'x'.repeat(201) })).status).toBe(400)
  expect((await add(owner, project, png, { page_name: '' })).status).toBe(400)
  const free = await settled(server)
  const small = await newProject(free)
  await send(free, small.id)
  const { projectBytes } = storageOf('free', true)
  await server.database.db.execute(
    `update page_versions set html_content = repeat('x', ${projectBytes}) where project_id = '${small.id}'`,
  )
  expect((await add(free, small.id, png)).status).toBe(403)
})

test('what somebody attached is theirs until it is sent, and never a stranger’s', async () => {
  const { id: project } = await newProject(owner)
  const { id, url } = await added(owner, project, await drawn(20, 20))
  const stranger = await settled(server, 'pro')
  expect((await stranger.call('GET', url)).status).toBe(404)
  expect((await server.person().call('GET', url)).status).toBe(404)
  expect((await ask(stranger, 'DELETE', `/projects/${project}/message-pictures/${id}`)).status).toBe(404)
  expect((await add(stranger, project, await drawn(20, 20))).status).toBe(404)
})
