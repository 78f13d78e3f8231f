import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KnownPage } from '#design/rebase/element-ids.ts'
import { splicesBetween } from '#design/rebase/splices.ts'
import { textMark } from '#design/text-mark.ts'
import { runs, seed } from '#test/support/draw.ts'
import { emptyBuilder, reduce } from '../builder/builder.ts'
import { shownHtml } from '../builder/pages.ts'
import type { BuilderState, Ground } from '../builder/types.ts'
import { carriedStep, draftFrom, groundWith, type OtherDraft } from './other-drafts.ts'
import { carryOwn, followOwn } from './own-changes.ts'

const pageOf = (h1: string, p = 'Words', li = 'Monday') =>
  `<main><h1>${h1}</h1><p>${p}</p><ul><li>${li}</li></ul></main>`
const of = pageOf('Title')
const builder: BuilderState = { ...emptyBuilder(), pages: [{ name: 'Home', html: of, version: 'one' }] }
const known = (html: string, version = 'one') => ({ html, ids: `${version}:*` })
const ground = (html: string, version = 'one', stored = of): Ground => ({
  ...known(html),
  version,
  of: known(stored, version),
})
/** How changes that are begun on one ground look upon another one. */
const carried = (own: KnownPage, from: Ground, to: Ground) => carryOwn(followOwn(null, from, own), to)?.shown ?? null
const draft = (html: string): OtherDraft => ({ base: 'one', of: known(of), ...known(html), stored: null })

test('what somebody changes is read only upon the page that it was made from', () => {
  const html = pageOf('Theirs')
  const sent = { base: 'one', splices: splicesBetween(of, html), mark: textMark(html), stored: null, ids: null }
  expect(draftFrom(builder, 'Home', sent)?.html).toBe(html)
  expect(draftFrom(builder, 'Home', { ...sent, base: 'two' })).toBeNull()
  expect(draftFrom(builder, 'Home', { ...sent, mark: textMark('x') })).toBeNull()
  expect(draftFrom(builder, 'Other', sent)).toBeNull()
})

test('the changes of all are shown together; one person stores only their own', () => {
  const together = groundWith(builder, 'Home', [draft(pageOf('Theirs')), draft(pageOf('Title', 'Also'))])
  expect(together).toEqual({ ...known(pageOf('Theirs', 'Also')), ids: 'one:0+5', version: 'one', of: known(of) })
  const shown = reduce(builder, { type: 'grounded', page: 'Home', ground: together })
  expect(shownHtml(shown, 'Home')).toBe(pageOf('Theirs', 'Also'))
  const edited = reduce(shown, { type: 'directly-edited', page: 'Home', html: pageOf('Theirs', 'Also', 'Mine') })
  expect(edited.directEditBases['Home']).toBe('one')
  const own = known(edited.directEdits['Home'] ?? '')
  expect(followOwn(null, ground(pageOf('Theirs', 'Also')), own).part.html).toBe(pageOf('Title', 'Words', 'Mine'))
  const back = reduce(edited, { type: 'directly-edited', page: 'Home', html: pageOf('Theirs', 'Also') })
  expect(back.directEdits).toEqual({})
  expect(groundWith(builder, 'Home', [])).toBeNull()
})

test('own changes go along to another ground, and what was stored in the same place is asked about', () => {
  const from = ground(pageOf('Theirs'))
  const own = known(pageOf('Theirs', 'Words', 'Mine'))
  const stored = { ...ground(pageOf('Stored', 'Also'), 'two'), of: known(pageOf('Stored', 'Also')) }
  expect(carried(own, from, stored)?.html).toBe(pageOf('Stored', 'Also', 'Mine'))
  const same = { ...ground(pageOf('Title', 'Words', 'Other'), 'two'), of: known(pageOf('Title', 'Words', 'Other')) }
  expect(carried(own, from, same)).toBeNull()
  // Not stored yet: what one has written oneself stays in sight.
  expect(carried(own, from, ground(pageOf('Title', 'Words', 'Other')))?.html).toBe(own.html.replace('Theirs', 'Title'))
})

const listOf = (items: readonly string[]) => ({
  html: `<main><ul>\n${items.map((item) => `  <li class="row">${item}</li>`).join('\n')}\n</ul></main>`,
  ids: null,
})
const drawnList = fc.record({
  items: fc.array(fc.constantFrom('Soup', 'Bread', 'Tea', 'Cake'), { minLength: 3, maxLength: 7 }),
  /** which others have twice, and which of the two gets words */
  twice: fc.nat(99),
  isFirst: fc.boolean(),
})

test('words in one of two that look alike are taken back where others have only put them elsewhere', () => {
  const items = ['Soup', 'Bread', 'Tea']
  const twice = ['Soup', 'Soup', 'Bread', 'Tea']
  const written = ['My words', 'Soup', 'Bread', 'Tea']
  const from = { ...listOf(twice), version: 'one', of: listOf(items) }
  const now = carried(listOf(written), from, { ...listOf(items), version: 'one', of: listOf(items) })
  expect(now?.html.split('My words').length).toBe(2)
  const back = now && carriedStep(listOf(written), listOf(twice), now)
  expect(back?.html.match(/>\w+</g)).toEqual(['>Soup<', '>Soup<', '>Bread<', '>Tea<'])
})

test('what is taken back is gone, or it stays and that is told: nothing stands there twice, though nobody knows the elements', () => {
  fc.assert(
    fc.property(drawnList, ({ items, twice, isFirst }) => {
      const copied = twice % items.length
      const theirs: string[] = items.flatMap((item, at) => (at === copied ? [item, item] : [item]))
      const written = theirs.with(isFirst ? copied : copied + 1, 'My words')
      const from = { ...listOf(theirs), version: 'one', of: listOf(items) }
      // their changes are heard of no more, and the words go along
      const now = carried(listOf(written), from, { ...listOf(items), version: 'one', of: listOf(items) })
      if (now === null || now.html.split('My words').length !== 2) return
      const back = carriedStep(listOf(written), listOf(theirs), now)
      if (back === null) return
      const left = [...back.html.matchAll(/<li[^>]*>([^<]*)/g)].map(([, words]) => words ?? '').sort()
      // with what others had twice, or without
      expect([[...items].sort(), [...items, items[copied] ?? ''].sort()]).toContainEqual(left)
    }),
    { numRuns: runs(60, 2000), seed },
  )
})

test('changes that are stored leave the ground of the others', () => {
  const edited = reduce(reduce(builder, { type: 'grounded', page: 'Home', ground: ground(pageOf('Theirs')) }), {
    type: 'directly-edited',
    page: 'Home',
    html: pageOf('Theirs', 'Mine'),
  })
  const next = ground(pageOf('Theirs', 'Also'), 'two', pageOf('Title', 'Also'))
  const moved = reduce(edited, { type: 'grounded', page: 'Home', ground: next, own: known(pageOf('Theirs', 'Mine')) })
  expect(moved.directEditBases['Home']).toBe('two')
  expect(reduce(moved, { type: 'grounded', page: 'Home', ground: next, own: null }).directEdits).toEqual({})
})
