import { expect, test } from 'vitest'
import { withoutDeleted } from './without-deleted.ts'

const thread = (name: string, ...ids: string[]) => ({ name, comments: ids.map((id) => ({ id })) })
const threads = [thread('one', 'a', 'b'), thread('two', 'c')]

test.for([
  [[], threads],
  [['b'], [thread('one', 'a'), thread('two', 'c')]],
  [['c'], [thread('one', 'a', 'b')]],
  [['a', 'b', 'c'], []],
  [['x'], threads],
] as const)('without %o', ([deleted, shown]) => {
  expect(withoutDeleted(threads, new Map(deleted.map((id) => [id, null])))).toEqual(shown)
})
