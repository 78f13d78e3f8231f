import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectCard } from '#api/projects.ts'
import { readContent, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'teams')
})
afterAll(() => server.close())

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4f46e5' } })
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

async function page() {
  const { id } = await newProject(person)
  const version = await turn(server, person, id, '<h1>1</h1>')
  const put = (picture: string) => ask(person, 'PUT', `/projects/${id}/versions/${version}/picture`, { picture })
  const url = async () => (await readContent(person, id)).versions[0]?.picture_url ?? null
  return { id, version, put, url }
}

test('a drawn picture is kept as WebP and shown on the card and in the strip, to members only', async () => {
  const { id, version, put, url } = await page()
  const card = async () =>
    (await get(projectCard.array(), person, 'GET', `/workspaces/${person.workspace}/projects`)).find(
      (one) => one.id === id,
    )
  const before = await card()
  expect(before?.thumbnail_url).toBeNull()
  const { revision } = await readContent(person, id)
  expect((await put(dataUrl('png', await drawing(2400, 1800).png().toBuffer()))).status).toBe(200)

  const address = (await url()) ?? ''
  expect(address).toMatch(new RegExp(`^/pictures/versions/${id}/${version}\\.webp\\?v=\\d+$`))
  expect(await card()).toEqual({ ...before, thumbnail_url: address })
  expect((await readContent(person, id)).revision).toBe(revision + 1)
  const response = await person.call('GET', address)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 900 })

  const member = await settled(server)
  expect((await member.call('GET', address)).status).toBe(404)
  await join(server, member, person.workspace)
  expect((await member.call('GET', address)).status).toBe(200)
  expect((await server.person().call('GET', address)).status).toBe(404)
})

test('a switch keeps the picture, another picture gets another address', async () => {
  const { id, version, put, url } = await page()
  await put(dataUrl('webp', await drawing(40, 30).webp().toBuffer()))
  const first = await url()
  await put(dataUrl('webp', await drawing(300, 200).webp().toBuffer()))
  const second = await url()
  expect(second).not.toBe(first)
  await ask(person, 'POST', `/projects/${id}/restore`, { version_id: version })
  expect(await url()).toMatch(/\?v=\d+$/)
})

test.for<[what: string, picture: () => Promise<string> | string, status: number]>([
  ['more than 300 KB', () => dataUrl('png', Buffer.concat([png, Buffer.alloc(300 * 1024)])), 413],
  ['a GIF that says it is a PNG', async () => dataUrl('png', await drawing(9, 9).gif().toBuffer()), 415],
  ['HTML that says it is a WebP', () => dataUrl('webp', Buffer.from('<script>1</script>')), 415],
  ['a PNG that is cut', () => dataUrl('png', png), 415],
  ['an SVG', () => 'data:image/svg+xml;base64,PHN2Zz4=', 400],
  ['an address', () => 'https://evil.test/x.png', 400],
])('43: refuses %s as a picture', async ([, picture, status]) => {
  const { put, url } = await page()
  expect((await put(await picture())).status).toBe(status)
  expect(await url()).toBeNull()
})

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const some = '01a1ffda-ce6f-78c2-9d01-5f326bb0e429'
test.for([
  'x.webp',
  `${some}.webp`,
  `${some}/${some}.webp`,
  `${some}/${some}.svg`,
  `${some}/..%2f..%2fauth.secret`,
  `${'-'.repeat(36)}/${some}.webp`,
  `${some}/%00.webp`,
])('there is nothing at /pictures/versions/%s', async (file) => {
  expect((await person.call('GET', `/pictures/versions/${file}`)).status).toBe(404)
})
