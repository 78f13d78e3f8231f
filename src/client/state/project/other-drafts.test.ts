import { expect, test } from 'vitest'
import { splicesBetween } from '#design/rebase/splices.ts'
import { textMark } from '#design/text-mark.ts'
import { emptyBuilder, reduce } from '../builder/builder.ts'
import { shownHtml } from '../builder/pages.ts'
import type { BuilderState } from '../builder/types.ts'
import { carried, draftFrom, groundWith, type OtherDraft, ownPart } from './other-drafts.ts'

const pageOf = (h1: string, p = 'Words', li = 'Monday') =>
  `<main><h1>${h1}</h1><p>${p}</p><ul><li>${li}</li></ul></main>`
const of = pageOf('Title')
const builder: BuilderState = { ...emptyBuilder(), pages: [{ name: 'Home', html: of, version: 'one' }] }
const draft = (html: string): OtherDraft => ({ base: 'one', of, html, stored: null })

test('what somebody changes is read only upon the page that it was made from', () => {
  const html = pageOf('Theirs')
  const sent = { base: 'one', splices: splicesBetween(of, html), mark: textMark(html), stored: null }
  expect(draftFrom(builder, 'Home', sent)?.html).toBe(html)
  expect(draftFrom(builder, 'Home', { ...sent, base: 'two' })).toBeNull()
  expect(draftFrom(builder, 'Home', { ...sent, mark: textMark('x') })).toBeNull()
  expect(draftFrom(builder, 'Other', sent)).toBeNull()
})

test('the changes of all are shown together; one person stores only their own', () => {
  const ground = groundWith(builder, 'Home', [draft(pageOf('Theirs')), draft(pageOf('Title', 'Also'))])
  expect(ground).toEqual({ html: pageOf('Theirs', 'Also'), version: 'one', of })
  const together = reduce(builder, { type: 'grounded', page: 'Home', ground })
  expect(shownHtml(together, 'Home')).toBe(pageOf('Theirs', 'Also'))
  const edited = reduce(together, { type: 'directly-edited', page: 'Home', html: pageOf('Theirs', 'Also', 'Mine') })
  expect(edited.directEditBases['Home']).toBe('one')
  expect(ownPart(edited, 'Home', edited.directEdits['Home'] ?? '')).toBe(pageOf('Title', 'Words', 'Mine'))
  const back = reduce(edited, { type: 'directly-edited', page: 'Home', html: pageOf('Theirs', 'Also') })
  expect(back.directEdits).toEqual({})
  expect(groundWith(builder, 'Home', [])).toBeNull()
})

test('own changes go along to another ground, and what was stored in the same place is asked about', () => {
  const from = { html: pageOf('Theirs'), version: 'one', of }
  const own = pageOf('Theirs', 'Words', 'Mine')
  const stored = { html: pageOf('Stored', 'Also'), version: 'two', of: pageOf('Stored', 'Also') }
  expect(carried(own, from, stored)).toBe(pageOf('Stored', 'Also', 'Mine'))
  const same = { html: pageOf('Title', 'Words', 'Other'), version: 'two', of: pageOf('Title', 'Words', 'Other') }
  expect(carried(own, from, same)).toBeNull()
  // Not stored yet: what one has written oneself stays in sight.
  expect(carried(own, from, { ...from, html: pageOf('Title', 'Words', 'Other') })).toBe(own.replace('Theirs', 'Title'))
})

test('changes that are stored leave the ground of the others', () => {
  const ground = { html: pageOf('Theirs'), version: 'one', of }
  const edited = reduce(reduce(builder, { type: 'grounded', page: 'Home', ground }), {
    type: 'directly-edited',
    page: 'Home',
    html: pageOf('Theirs', 'Mine'),
  })
  const next = { html: pageOf('Theirs', 'Also'), version: 'two', of: pageOf('Title', 'Also') }
  const moved = reduce(edited, { type: 'grounded', page: 'Home', ground: next, own: pageOf('Theirs', 'Mine') })
  expect(moved.directEditBases['Home']).toBe('two')
  expect(reduce(moved, { type: 'grounded', page: 'Home', ground: next, own: next.html }).directEdits).toEqual({})
})
