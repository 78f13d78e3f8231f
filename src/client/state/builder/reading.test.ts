import { expect, test } from 'vitest'
import type { PageReading, VersionReading } from '#rules/page-reading.ts'
import { builderAfter, htmlOf, run } from '#test/support/state-fixtures/builder.ts'
import type { BuilderState } from './types.ts'
import { inheritedFrom, readingOf } from './reading.ts'

const chip = (text: string) => ({ text, sure: true, near: [], at: null })
const reading = (name: string, request = 'a page'): PageReading => ({
  request,
  seal: 'sealed',
  variant: 0,
  name: chip(name),
  what: chip('bakery'),
  place: chip(''),
  language: { id: 'en', sure: true },
  looks: [],
  look: null,
  sections: [],
  addable: [],
  unused: [],
  changes: {},
})

/** The builder with readings at its versions. */
const withReadings = (builder: BuilderState, kept: Record<string, VersionReading>): BuilderState => ({
  ...builder,
  versions: builder.versions.map((version) => ({ ...version, reading: kept[version.id] ?? version.reading })),
})

const store = (builder: BuilderState, id: string, kept: VersionReading | null) =>
  run(builder, {
    type: 'page-stored',
    id,
    page: 'Home',
    html: htmlOf(id),
    title: 'By hand',
    at: 9_000_000,
    reading: kept,
  })

test('a page goes on from the reading of the version that it was changed from', () => {
  const made = withReadings(builderAfter('t1'), { t1: reading('One') })
  expect(readingOf(made, 'Home')).toMatchObject({ turn: 't1', version: { id: 't1' } })
  const byHand = store(made, 'h2', inheritedFrom(made, 't1'))
  expect(readingOf(byHand, 'Home')).toMatchObject({
    turn: 't1',
    version: { id: 't1' },
    reading: { name: { text: 'One' } },
  })
  const again = store(byHand, 'c3', reading('Two'))
  expect(readingOf(again, 'Home')).toMatchObject({
    turn: 't1',
    version: { id: 'c3' },
    reading: { name: { text: 'Two' } },
  })
  expect(inheritedFrom(again, 'c3')).toEqual({ of: 'c3' })
  expect(inheritedFrom(byHand, 'h2')).toEqual({ of: 't1' })
})

test('taken back, the page has the reading that it had', () => {
  const made = withReadings(builderAfter('t1'), { t1: reading('One') })
  const again = store(made, 'c2', reading('Two'))
  const back = run(again, { type: 'page-switched', version: 't1', html: htmlOf('t1') })
  expect(readingOf(back, 'Home')?.reading.name.text).toBe('One')
  // and what is changed then goes on from there
  const byHand = store(back, 'h3', inheritedFrom(back, 't1'))
  expect(readingOf(byHand, 'Home')?.version.id).toBe('t1')
})

test('a page that no request brought has none, and neither has one whose version is gone', () => {
  expect(readingOf(builderAfter('t1'), 'Home')).toBeNull()
  const made = withReadings(builderAfter('t1'), { t1: reading('One') })
  expect(readingOf(store(made, 'i2', null), 'Home')).toBeNull()
  expect(readingOf(store(made, 'h2', { of: 'gone' }), 'Home')).toBeNull()
})
