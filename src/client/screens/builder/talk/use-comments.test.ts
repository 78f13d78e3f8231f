import { expect, test } from 'vitest'
import type { CommentThread } from '#api/comments.ts'
import { filtered } from './use-comments.ts'

const thread = (number: number, step: CommentThread['step'], page_name = 'Home', is_mine = false) =>
  ({ number, step, page_name, is_mine }) as CommentThread
const all = [
  thread(1, 'remark', 'About'),
  thread(2, 'resolved'),
  thread(3, 'asked', 'Home', true),
  thread(4, 'done', 'About', true),
]

test.for([
  ['open', 'Home', [3, 1, 4]],
  ['open', 'About', [1, 4, 3]],
  ['resolved', 'Home', [2]],
  ['mine', 'Home', [3, 4]],
] as const)('%s on %s', ([filter, page, numbers]) =>
  expect(filtered(all, filter, page).map(({ number }) => number)).toEqual(numbers),
)
