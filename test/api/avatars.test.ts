import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profile } from '#api/profiles.ts'
import { endingEngine } from '#test/support/engines.ts'
import { get, settled, type TestServer } from '#test/support/people.ts'
import { until } from '#test/support/product.ts'
import { type Member, startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4f46e5' } })

async function upload(member: Member, bytes: Uint8Array | string, name = 'me.png', type = 'image/png') {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  const request = new Request('http://localhost', { method: 'PUT', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const response = await member.call('PUT', '/api/profile/avatar', Buffer.from(await request.arrayBuffer()), headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const read = async (member: Member, url: string) => {
  const response = await member.call('GET', url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.for(['png', 'jpeg', 'gif'] as const)('a %s becomes a WebP of at most 512 pixels', async (format) => {
  const person = await settled(server)
  const { status, body } = await upload(person, await solid(1600, 800).toFormat(format).toBuffer(), `me.${format}`)
  expect(status).toBe(200)
  const url = profile.parse(body).avatar_url ?? ''
  expect(url).toMatch(new RegExp(`^/avatars/${person.id}/avatar\\.webp\\?t=\\d{13}$`))
  const { response, bytes } = await read(person, url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
  })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 })
})

test('another picture has another address, and a removed one is gone', async () => {
  const person = await settled(server)
  const first = profile.parse((await upload(person, await solid(9, 9).png().toBuffer())).body).avatar_url ?? ''
  const then = Date.now()
  await until(() => Date.now() > then)
  const second = profile.parse((await upload(person, await solid(8, 8).png().toBuffer())).body).avatar_url ?? ''
  expect(second).not.toBe(first)
  expect((await get(profile, person, 'DELETE', '/profile/avatar')).avatar_url).toBeNull()
  expect((await read(person, second)).response.status).toBe(404)
  expect(await readdir(join(server.services.config.dataDir, 'files', person.id))).toEqual([])
})

test('only the owner of the server can look into the folder of pictures', async () => {
  const person = await settled(server)
  await upload(person, await solid(9, 9).png().toBuffer())
  expect((await stat(join(server.services.config.dataDir, 'files'))).mode & 0o777).toBe(0o700)
})

test('43: a picture with a place in its metadata loses it', async () => {
  const person = await settled(server)
  const withPlace = await solid(40, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '60/1 23/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer()
  expect((await sharp(withPlace).metadata()).exif).toBeDefined()
  const { body } = await upload(person, withPlace, 'me.jpg', 'image/jpeg')
  const { bytes } = await read(person, profile.parse(body).avatar_url ?? '')
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Somebody')).toBe(false)
})

test('43: a PNG with HTML behind it is drawn anew, without the HTML', async () => {
  const person = await settled(server)
  const both = Buffer.concat([await solid(20, 20).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const { status, body } = await upload(person, both)
  expect(status).toBe(200)
  const { bytes } = await read(person, profile.parse(body).avatar_url ?? '')
  expect(bytes.includes('script')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.for<[what: string, bytes: () => Promise<Uint8Array | string> | Uint8Array | string, status: number]>([
  ['an SVG with a script', () => svg, 415],
  ['HTML that is called .png', () => '<!doctype html><script>alert(1)</script>', 415],
  ['a zip', () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 415],
  ['a WebP, which the hint does not name', () => solid(9, 9).webp().toBuffer(), 415],
  ['a PNG that is cut', async () => (await solid(300, 300).png().toBuffer()).subarray(0, 60), 415],
  ['a GIF of 30,000 × 30,000 pixels', () => hugeGif(30_000, 30_000), 413],
  ['a small PNG of 20,000 × 20,000 pixels', () => bombPng(20_000, 20_000), 413],
  ['5 MB and one byte', () => new Uint8Array(5 * 1024 * 1024 + 1), 413],
  ['9 MB', () => new Uint8Array(9 * 1024 * 1024), 413],
  ['nothing', () => new Uint8Array(), 400],
])('43: refuses %s', async ([, bytes, status]) => {
  const person = await settled(server)
  await upload(person, await solid(9, 9).png().toBuffer())
  const before = await get(profile, person, 'GET', '/profile')
  const answer = await upload(person, await bytes())
  expect(answer.status).toBe(status)
  expect(String(answer.body['message'])).toContain('not changed')
  expect(await get(profile, person, 'GET', '/profile')).toEqual(before)
})

test('refuses a body without a file', async () => {
  const person = await settled(server)
  expect((await person.call('PUT', '/api/profile/avatar', { file: 'me.png' })).status).toBe(400)
  expect((await person.call('PUT', '/api/profile/avatar')).status).toBe(400)
})

test("44: nobody's request names the file: a path in the body or in the address leads nowhere", async () => {
  const person = await settled(server)
  const other = await settled(server)
  await upload(other, await solid(9, 9).png().toBuffer())
  await upload(person, await solid(60, 60).png().toBuffer(), `../${other.id}/avatar.webp`)
  const theirs = await read(other, `/avatars/${other.id}/avatar.webp`)
  expect((await sharp(theirs.bytes).metadata()).width).toBe(9)
  for (const path of [
    `/avatars/${person.id}%2f..%2f${other.id}/avatar.webp`,
    `/avatars/..%2f${other.id}/avatar.webp`,
    `/avatars/${other.id}/..%2f..%2fauth.secret`,
    `/avatars/${other.id.toUpperCase()}/avatar.webp`,
    `/avatars/${other.id}/AVATAR.webp`,
    '/avatars/%00/avatar.webp',
  ])
    expect((await read(person, path)).response.status, path).toBe(404)
})

test('a failing disk is said, and the old picture stays', async () => {
  const own = await startTestServer(endingEngine('unchanged'))
  const person = await settled(own)
  await upload(person, await solid(9, 9).png().toBuffer())
  const before = await get(profile, person, 'GET', '/profile')
  const folder = join(own.services.config.dataDir, 'files')
  const put = own.services.files.put
  own.services.files.put = () => Promise.reject(new Error('No space left'))
  expect(await upload(person, await solid(20, 20).png().toBuffer())).toMatchObject({
    status: 502,
    body: { code: 'STORAGE' },
  })
  own.services.files.put = put
  // A folder that cannot be made: the real thing fails too.
  await rm(join(folder, person.id), { recursive: true })
  await writeFile(join(folder, person.id), 'in the way')
  expect((await upload(person, await solid(20, 20).png().toBuffer())).status).toBe(502)
  expect(await get(profile, person, 'GET', '/profile')).toEqual(before)
  await own.close()
})

/** A GIF that says how large it is, and holds nothing. */
function hugeGif(width: number, height: number): Uint8Array {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const image = Buffer.from(',\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;', 'latin1')
  image.writeUInt16LE(width, 5)
  image.writeUInt16LE(height, 7)
  return Buffer.concat([head, image])
}

/** A PNG of one bit a pixel that unpacks to hundreds of megabytes. */
function bombPng(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 1000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}
