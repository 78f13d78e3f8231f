import { expect, test } from 'vitest'
import { htmlOf, run, builderAfter } from '#test/support/state-fixtures/builder.ts'
import type { BuilderEvent } from '#client/state/builder/builder.ts'
import { atOf, withMade } from './made-lines.ts'

const two = builderAfter('t1', 't2')
const [, first, , second] = two.chats['Home'] ?? []
const stored = (id: string, at: number): BuilderEvent => ({
  type: 'page-stored',
  id,
  page: 'Home',
  html: htmlOf(id),
  title: 'Changed by hand',
  reading: null,
  at,
})
const between = (first ? atOf(first) : 0) + 1
const after = (second ? atOf(second) : 0) + 1
const ids = (entries: ReturnType<typeof withMade>) => entries.map(({ id }) => id)

test('a version by hand has its line where it happened, one after the last answer at the end', () => {
  const builder = run(two, stored('h1', between), stored('h2', after))
  expect(ids(withMade(builder.chats['Home'] ?? [], builder.versions))).toEqual([
    't1-user',
    't1-answer',
    'made-h1',
    't2-user',
    't2-answer',
    'made-h2',
  ])
})

test('what turns made is told by their answers, and what is older than the first shown message by none', () => {
  expect(withMade(two.chats['Home'] ?? [], two.versions)).toEqual(two.chats['Home'])
  const builder = run(two, stored('h1', between))
  const shown = (builder.chats['Home'] ?? []).slice(-1)
  expect(
    ids(withMade(shown, builder.versions, atOf(shown[0] ?? { role: 'user', id: '', content: '', at: 0 }))),
  ).toEqual(['t2-answer'])
})

test('a version by hand that a switch went back from keeps its line, behind what was put aside', () => {
  const switched = run(two, stored('h1', after), { type: 'restore-begun', version: 't1' }, { type: 'restore-finished' })
  expect(ids(withMade(switched.chats['Home'] ?? [], switched.versions)).at(-1)).toBe('made-h1')
})
