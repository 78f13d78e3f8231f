import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textChange } from './text-change.ts'

const apply = (text: string, { from, to, insert }: { from: number; to: number; insert: string }) =>
  text.slice(0, from) + insert + text.slice(to)

test.for([
  ['abc', 'abcd', { from: 3, to: 3, insert: 'd' }],
  ['abc', 'abXc', { from: 2, to: 2, insert: 'X' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'x', { from: 0, to: 0, insert: 'x' }],
  ['same', 'same', null],
] as const)('%s → %s', ([before, after, change]) => {
  expect(textChange(before, after)).toEqual(change)
})

test('the change always leads to the other text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '<') }),
      fc.string({ unit: fc.constantFrom('a', 'b', '<') }),
      (before, after) => {
        const change = textChange(before, after)
        expect(change ? apply(before, change) : before).toBe(after)
      },
    ),
  )
})
