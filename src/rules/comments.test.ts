import { expect, test } from 'vitest'
import { requestOf, stepOf } from './comments.ts'

test.for([
  [{ isResolved: false, isAsked: false, isAnswered: false }, 'remark'],
  [{ isResolved: false, isAsked: true, isAnswered: false }, 'asked'],
  [{ isResolved: false, isAsked: true, isAnswered: true }, 'done'],
  [{ isResolved: true, isAsked: true, isAnswered: true }, 'resolved'],
  [{ isResolved: true, isAsked: false, isAnswered: false }, 'resolved'],
] as const)('%o is %s', ([thread, step]) => expect(stepOf(thread)).toBe(step))

test('a thread is asked in the words of who began it; others have their names', () => {
  const ada = (content: string) => ({ author: 'Ada L.', content })
  expect(requestOf([ada('Make it shorter')])).toBe('Make it shorter')
  expect(requestOf([ada('Make it shorter'), ada('and green')])).toBe('Make it shorter\nand green')
  expect(requestOf([ada('Make it shorter'), { author: 'Bo', content: 'One line' }])).toBe(
    'Make it shorter\nBo: One line',
  )
})
