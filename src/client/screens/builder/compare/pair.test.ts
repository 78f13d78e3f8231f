import { expect, test } from 'vitest'
import { pairToCompare } from './pair.ts'

const versions = [1, 2, 4].map((number) => ({ id: `v${number}`, number }))

test.for<[name: string, current: string | null, lookedAt: number | null, pair: [number, number] | null]>([
  ['the current one and the one before it', 'v4', null, [2, 4]],
  ['an older one that is looked at', 'v4', 1, [1, 4]],
  ['the current one is looked at', 'v4', 4, [2, 4]],
  ['one that is not kept is looked at', 'v4', 3, [2, 4]],
  ['the first one is current', 'v1', null, [1, 2]],
  ['nobody knows which is current', null, null, [2, 4]],
])('%s', ([, current, lookedAt, pair]) => {
  expect(pairToCompare(versions, current, lookedAt)).toEqual(pair && { before: pair[0], after: pair[1] })
})

test('one version, or none, is nothing to compare', () => {
  expect(pairToCompare(versions.slice(0, 1), 'v1', null)).toBeNull()
  expect(pairToCompare([], null, null)).toBeNull()
})
