import { expect, test } from 'vitest'
import { applySplices, sortedSplices } from './splices.ts'

test('changes refer to the source before them', () => {
  const splices = [
    { start: 1, end: 1, insert: '+' },
    { start: 1, end: 3, insert: '' },
    { start: 4, end: 5, insert: 'EE' },
  ]
  expect(applySplices('abcdef', splices)).toBe('a+dEEf')
  expect(applySplices('abcdef', sortedSplices(splices.toReversed()))).toBe('a+dEEf')
  expect(applySplices('abc', [])).toBe('abc')
})

test.for([
  [
    [
      { start: 2, end: 4, insert: '' },
      { start: 3, end: 5, insert: '' },
    ],
  ],
  [[{ start: 3, end: 2, insert: '' }]],
  [[{ start: 0, end: 99, insert: '' }]],
])('refused: %j', ([splices]) => {
  expect(() => applySplices('abcdef', splices ?? [])).toThrow(RangeError)
})
