import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSoak, runs, seed } from '#test/support/draw.ts'
import { apart, baseOf, changeable, made, operationsFor, wish } from '#test/support/edit-pairs.ts'
import { documentsOfEveryOrigin, pagesOfEveryOrigin } from '#test/support/every-origin.ts'
import { brokenPromises } from '#test/support/rebase-promises.ts'
import { openDocument, sourceOf } from '../document.ts'
import type { PageDocument } from '../types.ts'
import { piecesOf } from './pieces.ts'
import { type Preferred, rebase } from './rebase.ts'

const documents = await documentsOfEveryOrigin()
const at = fc.nat(9999)
const documentAt = (place: number) => documents[place % documents.length] as PageDocument
const preference = fc.constantFrom<Preferred>('theirs', 'mine', 'both')
/** A hundred thousand pairs in the soak take longer than other tests, in milliseconds. */
const longest = isSoak ? 4 * 3_600_000 : 120_000

test('pieces joined are the source again', async () => {
  for (const { html } of await pagesOfEveryOrigin()) expect(piecesOf(html).join('')).toBe(html)
})

test(
  'changes of different elements both stand in the page, in either order, as if one person had made them',
  () => {
    const several = fc.array(wish, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.record({ page: at, mine: several, theirs: several }), ({ page, mine, theirs }) => {
        const document = documentAt(page)
        const all = [...mine, ...theirs]
        const keys = apart(document, all)
        fc.pre(keys !== null)
        const of = (own: typeof mine, from: number, who: string) =>
          own.map((one, index) => operationsFor(document, keys?.[from + index] ?? '', one, who))
        const [ours, others] = [of(mine, 0, 'ada'), of(theirs, mine.length, 'bob')]
        const [a, b] = [made(document, ours, 'ada'), made(document, others, 'bob')]
        const merged = rebase(baseOf(document), a.known, b.known)
        expect(merged.conflicts).toEqual([])
        expect(merged.html).toBe(made(b.document, ours, 'ada').document.html)
        expect(rebase(baseOf(document), b.known, a.known).html).toBe(merged.html)
      }),
      { numRuns: runs(60, 8_000), seed },
    )
  },
  longest,
)

/** Which element the second one changes: the same, one around it, in it, or beside it. */
const relation = fc.constantFrom('same', 'same', 'around', 'inside', 'beside')

test(
  'changes of the same element, or of one in, around or beside it: both stand or both are told, nothing twice, nothing lost',
  () => {
    const pair = fc.record({ page: at, first: wish, second: wish, relation, preferred: preference })
    fc.assert(
      fc.property(pair, (drawn) => {
        const { page, first, second, preferred } = drawn
        const document = documentAt(page)
        const all = changeable(document)
        const target = all[first.at % all.length]
        if (!target) return
        const near = all.filter(({ key, parent, start, end }) => {
          if (drawn.relation === 'same') return key === target.key
          if (drawn.relation === 'around') return start < target.start && end > target.end
          if (drawn.relation === 'inside') return start > target.start && end < target.end
          return parent === target.parent && key !== target.key
        })
        const other = near[second.at % near.length]
        fc.pre(other !== undefined)
        const a = made(document, [operationsFor(document, target.key, first, 'ada')], 'ada')
        const b = made(document, [operationsFor(document, other?.key ?? '', second, 'bob')], 'bob')
        fc.pre(a.isChanged && b.isChanged)
        const merged = rebase(baseOf(document), a.known, b.known, preferred)
        expect(brokenPromises(document, { mine: a, theirs: b }, merged, preferred)).toEqual([])
      }),
      { numRuns: runs(80, 8_000), seed },
    )
  },
  longest,
)

test(
  'of the same words both can stand, theirs and then mine, and everything else is as with theirs',
  () => {
    const pair = fc.record({ page: at, place: at, mine: fc.nat(99), theirs: fc.nat(99) })
    fc.assert(
      fc.property(pair, ({ page, place, mine, theirs }) => {
        const document = documentAt(page)
        const all = changeable(document).filter(({ key }) => {
          const [first] = operationsFor(document, key, { kind: 'text', at: 0, n: 0 }, 'ada')
          return first?.do === 'text'
        })
        const key = all[place % Math.max(1, all.length)]?.key
        fc.pre(key !== undefined)
        const write = (n: number, who: string) =>
          made(document, [operationsFor(document, key ?? '', { kind: 'text', at: 0, n }, who)], who)
        const [a, b] = [write(mine, 'ada'), write(theirs, 'bob')]
        const one = rebase(baseOf(document), a.known, b.known)
        const both = rebase(baseOf(document), a.known, b.known, 'both')
        const words = one.conflicts.filter(({ kind }) => kind === 'words')
        fc.pre(words.length > 0)
        expect(both.conflicts).toEqual(one.conflicts.filter(({ kind }) => kind !== 'words'))
        const [said] = words
        expect(both.html).toBe(one.html.replace(said?.theirs ?? '', () => `${said?.theirs} ${said?.mine}`))
      }),
      { numRuns: runs(25, 2_000), seed },
    )
  },
  longest,
)

test(
  'where nobody knows what was removed and what was put beside, nothing is put onto the neighbour',
  () => {
    const pair = fc.record({ page: at, first: wish, n: fc.nat(99) })
    const changes = ['class', 'attribute', 'style', 'title', 'text']
    fc.assert(
      fc.property(pair, ({ page, first, n }) => {
        const document = documentAt(page)
        const all = changeable(document)
        const k = all[first.at % all.length]?.key ?? ''
        fc.pre(changes.includes(first.kind) && sourceOf(document, k) !== '')
        const a = made(document, [operationsFor(document, k, first, 'ada')], 'ada')
        const b = made(document, [operationsFor(document, k, { kind: 'replace-alike', at: 0, n }, 'bob')], 'bob')
        fc.pre(a.isChanged && b.isChanged)
        const unknown = { html: b.known.html, ids: null }
        const merged = rebase(baseOf(document), a.known, unknown)
        expect(merged.html).toBe(b.known.html)
        expect(merged.conflicts.some(({ mine }) => mine.includes(`ada${first.n}`))).toBe(true)
        expect(merged.conflicts.some(({ mine, theirs }) => mine !== theirs)).toBe(true)
      }),
      { numRuns: runs(25, 2_000), seed },
    )
  },
  longest,
)

test(
  'a wrong list of elements loses nothing and doubles nothing',
  () => {
    const pair = fc.record({ page: at, first: wish, second: wish, shuffle: at })
    fc.assert(
      fc.property(pair, ({ page, first, second, shuffle }) => {
        const document = documentAt(page)
        const all = changeable(document)
        const keyAt = (place: number) => all[place % all.length]?.key ?? ''
        const a = made(document, [operationsFor(document, keyAt(first.at), first, 'ada')], 'ada')
        const b = made(document, [operationsFor(document, keyAt(second.at), second, 'bob')], 'bob')
        fc.pre(a.isChanged && b.isChanged)
        const merged = rebase(baseOf(document), { ...a.known, ids: shuffled(a.document, shuffle) }, b.known)
        const count = (html: string) => openDocument(html).elements.size
        const [fewest, most] = [
          Math.min(count(a.known.html), count(b.known.html)),
          count(a.known.html) + count(b.known.html) - count(document.html),
        ]
        if (merged.conflicts.length === 0) expect(count(merged.html)).toBeGreaterThanOrEqual(Math.min(fewest, most))
        for (const [side, html] of [
          ['mine', a.known.html],
          ['theirs', b.known.html],
        ] as const) {
          const said = `${side === 'mine' ? 'ada' : 'bob'}${side === 'mine' ? first.n : second.n}`
          if (!html.includes(said)) continue
          const isTold = merged.conflicts.some((conflict) => conflict[side].includes(said))
          expect(merged.html.includes(said) || isTold).toBe(true)
        }
      }),
      { numRuns: runs(25, 2_000), seed },
    )
  },
  longest,
)

/** Ids of the base that are those of other elements, of any tag. */
function shuffled({ elements }: PageDocument, by: number): string {
  const size = elements.size
  return Array.from({ length: size }, (_, index) => `base0000:${(index * 7 + by) % size}+1`).join(' ')
}
