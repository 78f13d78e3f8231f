import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const lines = (...text: string[]) => text.join('\n')

test.for([
  ['nothing', lines('a', 'b'), lines('a', 'b'), []],
  ['one line', lines('a', 'b', 'c'), lines('a', 'x', 'c'), [{ from: 2, to: 2 }]],
  ['lines that came in', lines('a', 'c'), lines('a', 'x', 'y', 'c'), [{ from: 2, to: 3 }]],
  ['lines that went', lines('a', 'b', 'c'), lines('a', 'c'), []],
  [
    'two places',
    lines('a', 'b', 'c', 'd', 'e'),
    lines('a', 'x', 'c', 'y', 'e'),
    [
      { from: 2, to: 2 },
      { from: 4, to: 4 },
    ],
  ],
  ['moved lines are kept', lines('a', 'b', 'c', 'd'), lines('b', 'a', 'c', 'd'), []],
  ['a blank line inside a change belongs to it', lines('a', 'z'), lines('a', 'x', '', 'y', 'z'), [{ from: 2, to: 4 }]],
  ['everything', 'a', lines('x', 'y'), [{ from: 1, to: 2 }]],
] as const)('%s', ([, before, after, ranges]) => {
  expect(changedLines(before, after)).toEqual(ranges)
})
