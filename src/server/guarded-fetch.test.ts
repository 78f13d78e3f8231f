import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { lookup } from 'node:dns'
import { expect, onTestFinished, test } from 'vitest'
import { guardedFetch, isPrivateAddress } from './guarded-fetch.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  'not an address',
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)

/** A name server that answers everything with these. */
const names = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup

test('nothing private is connected to, by number, by name or by a redirect', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls++
    response.end('inside')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const tries: [string, typeof fetch][] = [
    [`http://127.0.0.1:${port}/`, guardedFetch()],
    [`http://localhost:${port}/`, guardedFetch()],
    [`http://[::1]:${port}/`, guardedFetch()],
    [`http://[::ffff:127.0.0.1]:${port}/`, guardedFetch()],
    [`http://2130706433:${port}/`, guardedFetch()],
    [`http://0x7f.1:${port}/`, guardedFetch()],
    [`http://models.example:${port}/`, guardedFetch(names('127.0.0.1'))],
    [`http://models.example:${port}/`, guardedFetch(names('93.184.216.34', '10.0.0.1'))],
  ]
  for (const [url, ask] of tries) await expect(ask(url), url).rejects.toThrow('This address is not public.')
  expect(calls).toBe(0)
})
