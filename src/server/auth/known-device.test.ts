import { expect, test } from 'vitest'
import { KnownDevices } from './known-device.ts'

const devices = new KnownDevices('a secret')
const ada = 'ada@example.com'

test('a device is known to the account that was signed in to, and to no other', () => {
  const cookie = devices.with(undefined, ada)
  expect(devices.of(cookie, ada)).toMatch(/^[\w-]{16}$/)
  expect(devices.of(cookie, 'eve@example.com')).toBeNull()
  expect(new KnownDevices('another').of(cookie, ada)).toBeNull()
  expect(cookie).not.toContain(ada)
})

test('it stays the same device, however often somebody signs in', () => {
  const first = devices.with(undefined, ada)
  expect(devices.of(devices.with(first, ada), ada)).toBe(devices.of(first, ada))
})

test('five people can share it; the one who came first is forgotten then', () => {
  const people = Array.from({ length: 6 }, (_, n) => `person-${n}@example.com`)
  const cookie = people.reduce<string | undefined>((kept, email) => devices.with(kept, email), undefined)
  expect(people.map((email) => devices.of(cookie, email) !== null)).toEqual([false, true, true, true, true, true])
  expect(cookie?.length).toBeLessThan(500)
})

test.for([undefined, '', '~~~', '...', 'a.b.c', 'a.zzzzzzzzz.b', 'x'.repeat(10_000)])('%o is no device', (cookie) =>
  expect(devices.of(cookie, ada)).toBeNull(),
)

test('an altered end makes it unknown', () => {
  const [nonce = '', until = '', mac = ''] = devices.with(undefined, ada).split('.')
  expect(devices.of(`${nonce}.${until}z.${mac}`, ada)).toBeNull()
})
