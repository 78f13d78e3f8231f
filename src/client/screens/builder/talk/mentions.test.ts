import { expect, test } from 'vitest'
import { calledIn, callingAt, matching, withCalls, withName } from './mentions.ts'

const person = (user_id: string, name: string) => ({ user_id, name, avatar_url: null })
const people = [person('1', 'Ada L.'), person('2', 'Adam'), person('3', 'Bo')]

test.for([
  ['@', 1, ''],
  ['Hello @ad', 9, 'ad'],
  ['Hello @Ada L', 12, 'Ada L'],
  ['mail@ad', 7, null],
  ['@ad', 0, null],
  ['@ad\nthen', 8, null],
  ['no name', 3, null],
] as const)('%j at %d', ([text, caret, typed]) => expect(callingAt(text, caret)?.typed ?? null).toBe(typed))

test('a name is offered by its beginning and written whole', () => {
  expect(matching(people, 'ad').map(({ name }) => name)).toEqual(['Ada L.', 'Adam'])
  expect(matching(people, 'x')).toEqual([])
  const calling = callingAt('Hello @ad, look', 9)
  expect(calling && withName('Hello @ad, look', calling, 'Ada L.')).toEqual({ text: 'Hello @Ada L. , look', caret: 14 })
})

test('who is called is known by the whole name', () => {
  expect(calledIn('@Ada L. and @Bo', people)).toEqual(['1', '3'])
  expect(calledIn('Ada L. and nobody', people)).toEqual([])
  expect(withCalls('To @Ada L. only', ['Ada L.', 'Bo'])).toEqual([
    { text: 'To ', isName: false },
    { text: '@Ada L.', isName: true },
    { text: ' only', isName: false },
  ])
  expect(withCalls('', [])).toEqual([])
})
