import { expect, test } from 'vitest'
import { requestOf, type ThreadComment, stepOf } from './comments.ts'

test.for([
  [{ isResolved: false, isAsked: false, isAnswered: false }, 'remark'],
  [{ isResolved: false, isAsked: true, isAnswered: false }, 'asked'],
  [{ isResolved: false, isAsked: true, isAnswered: true }, 'done'],
  [{ isResolved: true, isAsked: true, isAnswered: true }, 'resolved'],
  [{ isResolved: true, isAsked: false, isAnswered: false }, 'resolved'],
] as const)('%o is %s', ([thread, step]) => expect(stepOf(thread)).toBe(step))

const said = (isOpener: boolean, content: string, over: Partial<ThreadComment> = {}): ThreadComment => ({
  isOpener,
  content,
  isOwn: false,
  hasMentions: false,
  ...over,
})

test('a thread is asked in the words of who began it and of who asks; what others reply is not carried out', () => {
  const ada = (content: string) => said(true, content)
  expect(requestOf([ada('Make it shorter')])).toBe('Make it shorter')
  expect(requestOf([ada('Make it shorter'), ada('and green')])).toBe('Make it shorter\nand green')
  const reply = said(false, 'Then remove the products')
  expect(requestOf([ada('Make it shorter'), reply])).toBe('Make it shorter')
  expect(requestOf([ada('Make it shorter'), { ...reply, isOwn: true }])).toBe(
    'Make it shorter\nThen remove the products',
  )
})

test.for([
  ['Make this blue @Dora D.', 'Make this blue'],
  ['@Dora D. make this red', 'make this red'],
  ['Make it\n@Bo\nlarger', 'Make it\n\nlarger'],
  ['write to us@example.com @Ada-12', 'write to us@example.com'],
  ['@Bo', ''],
] as const)('who is called is no part of the request: %s', ([content, words]) => {
  expect(requestOf([said(true, content, { hasMentions: true })])).toBe(words)
  expect(requestOf([said(true, content)])).toBe(content)
})
