import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { type Product, startProduct } from '#test/support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const open = (): Socket => connect(Number(new URL(product.url).port), 'localhost')

/** What comes back until the server closes. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

test(
  '9: headers that come byte by byte are cut off, and others do not wait for them',
  async () => {
    const slow = open()
    const answer = answerOf(slow)
    slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const dripping = setInterval(() => slow.write('a'), 500)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(dripping)
  },
  atMost(60_000),
)

test('12: half a megabyte of headers is refused with 431', async () => {
  const socket = open()
  const answer = answerOf(socket)
  const headers = Array.from({ length: 100 }, (_, n) => `X-Header-${n}: ${'h'.repeat(5000)}`)
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 431 /)
})

test.for([
  ['10: a path that climbs', 'GET /vendor/../../etc/passwd'],
  ['10: a path with an encoded NUL', 'GET /projects/%2e%2e%2f%00'],
])('%s is not found', async ([, line]) => {
  const socket = open()
  const answer = answerOf(socket)
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const text = await answer
  expect(text).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(text).not.toContain('root:')
})
