import { expect, test } from 'vitest'
import { builderAfter } from '#test/support/state-fixtures/builder.ts'
import { recall, type Recalled, requestsOf } from './recall.ts'

const requests = ['first', 'second', 'third']
const none = { text: '', recalled: null }
const at = (index: number): { text: string; recalled: Recalled } => {
  const text = requests[index] ?? ''
  return { text, recalled: { at: index, text } }
}

test.for([
  ['up from nothing', 'ArrowUp', none, at(2)],
  ['up again', 'ArrowUp', at(2), at(1)],
  ['up at the first', 'ArrowUp', at(0), null],
  ['down', 'ArrowDown', at(0), at(1)],
  ['down from the last', 'ArrowDown', at(2), none],
  ['down from nothing', 'ArrowDown', none, null],
  ['up from what was typed', 'ArrowUp', { text: 'typed', recalled: null }, null],
  ['up from what was changed', 'ArrowUp', { text: 'third one', recalled: at(2).recalled }, null],
  ['another key', 'Home', none, null],
] as const)('%s', ([, key, now, next]) => expect(recall(requests, key, now)).toEqual(next))

test('nothing was asked for yet', () => expect(recall([], 'ArrowUp', none)).toBeNull())

test('only requests count, and the same twice in a row once', () => {
  const chat = builderAfter('t1', 't2').chats['Home'] ?? []
  expect(requestsOf(chat)).toEqual(['prompt of t1', 'prompt of t2'])
  expect(requestsOf([...chat, ...chat.slice(2)])).toEqual(['prompt of t1', 'prompt of t2'])
})
