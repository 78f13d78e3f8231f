import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureAddressMax } from '#rules/page-pictures.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

/** A photo with so much in it that it has to be drawn smaller. */
const noisy = await sharp({
  create: {
    width: 2400,
    height: 1600,
    channels: 3,
    background: '#143f6b',
    noise: { type: 'gaussian', mean: 120, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer()
const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d8513d' } })
  .png()
  .toBuffer()

const body = (bytes: Uint8Array) => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })
const to = (location: string) => new Response(null, { status: 302, headers: { location } })
const asked: string[] = []
/** The hosts of others. */
const elsewhere: Record<string, () => Response> = {
  'https://images.example/oven.jpg?w=800': () => body(noisy),
  'https://images.example/a.png': () => body(plain),
  'https://images.example/moved': () => to('/a.png'),
  'https://images.example/inside': () => to('file:///etc/passwd'),
  'https://images.example/round': () => to('/round'),
  'https://images.example/page': () => new Response('<html>', { headers: { 'content-type': 'image/png' } }),
  'https://images.example/drawing.svg': () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'https://images.example/large': () => body(new Uint8Array(16 * 1024 * 1024)),
  'https://images.example/gone': () => new Response('', { status: 404 }),
}
const outside: typeof fetch = async (input) => {
  const url = input instanceof Request ? input.url : input.toString()
  asked.push(url)
  const answer = elsewhere[url]
  if (!answer) throw new TypeError('fetch failed')
  return answer()
}

let server: TestServer
let owner: Settled
let projectId: string
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'), { PICTURES_PRIVATE: 'on' }, outside)
  owner = await settled(server, 'free')
  projectId = (await newProject(owner)).id
})
afterAll(() => server.close())

const bring = (address: string, who = owner, project = projectId) =>
  ask(who, 'POST', `/projects/${project}/photos`, { address })

test.each([
  ['https://images.example/oven.jpg?w=800', 'a redirect less'],
  ['https://images.example/a.png', 'a small one'],
  ['https://images.example/moved', 'one that moved'],
])('%s is drawn anew for a page: %s', async (address) => {
  const { status, body: picture } = await bring(address)
  expect(status).toBe(200)
  const { src, width, height } = picture as { src: string; width: number; height: number }
  expect(src.length).toBeLessThanOrEqual(pictureAddressMax)
  const drawn = await sharp(Buffer.from(src.replace('data:image/webp;base64,', ''), 'base64')).metadata()
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', width, height])
  expect(width / height).toBeCloseTo(1.5, 1)
})

test.each([
  ['file:///etc/passwd', 422],
  ['https://name:word@images.example/a.png', 422],
  ['//images.example/a.png', 422],
  ['nowhere', 422],
  ['https://images.example/inside', 422],
  ['https://images.example/round', 502],
  ['https://images.example/gone', 502],
  ['https://nobody.example/a.png', 502],
  ['https://images.example/page', 415],
  ['https://images.example/drawing.svg', 415],
  ['https://images.example/large', 413],
])('%s is refused with %i and words', async (address, status) => {
  const refused = await bring(address)
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    status,
    expect.stringMatching(/\w{4}.*\.$/),
  ])
  expect(JSON.stringify(refused.body)).not.toContain('example')
})

test('a stranger gets nothing, and nothing is asked for them', async () => {
  const stranger = await settled(server, 'free')
  const before = asked.length
  expect((await bring('https://images.example/a.png', stranger)).status).toBe(404)
  expect(asked.length).toBe(before)
})

test('the network of this host is never asked, by number, by name or by a redirect', async () => {
  const guarded = await startTestServer(endingEngine('stored'))
  const person = await settled(guarded, 'free')
  const { id } = await newProject(person)
  for (const address of [
    'http://127.0.0.1:1/a.png',
    'http://localhost:1/a.png',
    'http://[::1]:1/a.png',
    'http://[::ffff:127.0.0.1]:1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
  ]) {
    const { status, body: refused } = await bring(address, person, id)
    expect([address, status, (refused as { code: string }).code]).toEqual([address, 502, 'UNREACHABLE'])
  }
  await guarded.close()
})
