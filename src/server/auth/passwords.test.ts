import { expect, test } from 'vitest'
import { hash, matches } from './passwords.ts'

test('a hash matches its password only, and no hash matches any', async () => {
  const hashed = await hash('correct horse')
  expect(await matches('correct horse', hashed)).toBe(true)
  expect(await matches('wrong horse', hashed)).toBe(false)
  expect(await matches('nobody has this password', null)).toBe(false)
})

test('more than can wait are refused, and the line moves on', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 70 }, () => matches('x', 'aa:bb')))
  const refused = settled.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(await matches('x', 'aa:bb')).toBe(false)
})
