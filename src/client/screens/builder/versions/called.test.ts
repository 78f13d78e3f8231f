import { expect, test } from 'vitest'
import { builderAfter } from '#test/support/state-fixtures/builder.ts'
import { calledOf, htmlOf, shortNameOf } from './called.ts'

test.for<[name: string | null, title: string | null, called: string]>([
  [null, null, ''],
  [null, 'Make it\n  darker', 'Make it darker'],
  ['Autumn', 'Make it darker', 'Autumn'],
  ['Autumn', null, 'Autumn'],
])('named %j, asked for by %j: %j', ([name, title, called]) => {
  expect(calledOf({ name, title })).toBe(called)
})

test('what is read out is short', () => {
  const said = shortNameOf({ name: null, title: 'word '.repeat(60) })
  expect(said.length).toBeLessThanOrEqual(80)
  expect(said.endsWith('word…')).toBe(true)
})

test('the page of the current version is there before it is loaded, that of an older one is not', () => {
  const builder = builderAfter('t1', 't2')
  const [first, second] = builder.versions.map((version) => ({ ...version, pageData: null }))
  if (!first || !second) throw new Error('There are two versions.')
  expect(htmlOf(builder, second)).toBe(builder.pages[0]?.html)
  expect(htmlOf(builder, first)).toBeNull()
})
