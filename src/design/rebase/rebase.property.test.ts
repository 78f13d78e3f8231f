import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/support/draw.ts'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from '../document.ts'
import { applyOperation } from '../operations.ts'
import type { Key, Operation, PageDocument } from '../types.ts'
import { piecesOf } from './pieces.ts'
import { rebase } from './rebase.ts'

const pages = [...fixturePages(), ...collectedPages().filter(({ html }) => html.length < 45_000)]
const documents = pages.map(({ html }) => openDocument(html)).filter(({ tidy, elements }) => tidy && elements.size > 12)

const wish = fc.record({ kind: fc.nat(6), at: fc.nat(99_999), n: fc.nat(99) })
type Wish = { kind: number; at: number; n: number }

/** What somebody wants of the element with this key. */
function operationFor(document: PageDocument, k: Key, { kind, n }: Wish, who: string): Operation {
  const element = document.elements.get(k)
  const isLeaf =
    element && element.closeStart > element.openEnd && ![...document.elements.values()].some((one) => one.parent === k)
  const make: Operation[] = [
    isLeaf ? { do: 'text', k, text: `${who} wrote ${n}` } : { do: 'attr', k, name: 'title', value: `${who} ${n}` },
    { do: 'class', k, add: [`${who}-${n}`], remove: [] },
    { do: 'attr', k, name: 'data-note', value: `${who} ${n}` },
    { do: 'attr', k, name: 'style', value: `color: #${100 + n}` },
    { do: 'remove', k },
    { do: 'after', k, html: `<p>${who} added ${n}</p>` },
    { do: 'before', k, html: `<p>${who} put ${n}</p>` },
  ]
  return make[kind] as Operation
}

/** Elements of which none is in another, nor directly beside it, so that each can be changed without the others. */
function apart(document: PageDocument, wishes: readonly Wish[]): Key[] {
  const all = [...document.elements.values()].filter(
    ({ tag }) => !['html', 'head', 'body', 'style', 'script'].includes(tag),
  )
  const taken: Range[] = []
  return wishes.flatMap(({ at }) => {
    const element = all[at % all.length]
    if (!element || taken.some((other) => meets(document.html, element, other))) return []
    // Of two that are alike to the byte nobody can tell which one was meant.
    const source = document.html.slice(element.start, element.end)
    if (document.html.indexOf(source) !== document.html.lastIndexOf(source)) return []
    taken.push(element)
    return [element.key]
  })
}

type Range = { start: number; end: number }

function meets(html: string, a: Range, b: Range): boolean {
  if (a.start <= b.end && b.start <= a.end) return true
  return html.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)).trim() === ''
}

function made(document: PageDocument, operations: readonly Operation[]): PageDocument {
  let now = document
  for (const operation of operations) {
    const applied = applyOperation(now, operation)
    if (applied.ok) now = applied.document
  }
  return now
}

test('pieces joined are the source again', () => {
  for (const { html } of pages) expect(piecesOf(html).join('')).toBe(html)
})

test('changes of different elements both stand in the page, in either order, as if one person had made them', () => {
  const two = fc.record({
    page: fc.nat(9999),
    mine: fc.array(wish, { minLength: 1, maxLength: 3 }),
    theirs: fc.array(wish, { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(two, ({ page, mine, theirs }) => {
      const document = documents[page % documents.length] as PageDocument
      const all = [...mine, ...theirs]
      const keys = apart(document, all)
      fc.pre(keys.length === all.length)
      const of = (own: readonly Wish[], from: number, who: string) =>
        own.map((one, index) => operationFor(document, keys[from + index] as Key, one, who))
      const [ours, others] = [of(mine, 0, 'ada'), of(theirs, mine.length, 'bo')]
      const [a, b] = [made(document, ours), made(document, others)]
      const merged = rebase(document.html, a.html, b.html)
      expect(merged.conflicts).toEqual([])
      expect(merged.html).toBe(made(b, ours).html)
      expect(rebase(document.html, b.html, a.html).html).toBe(merged.html)
    }),
    { numRuns: runs(400) },
  )
})

test('what one person moves takes along what another changes inside of it', () => {
  const draw = fc.record({
    page: fc.nat(9999),
    at: fc.nat(99_999),
    to: fc.nat(99_999),
    inside: fc.nat(99_999),
    n: fc.nat(99),
  })
  fc.assert(
    fc.property(draw, ({ page, at, to, inside, n }) => {
      const document = documents[page % documents.length] as PageDocument
      const [moved, beside] = apart(document, [
        { at, n, kind: 0 },
        { at: to, n, kind: 0 },
      ])
      const around = moved === undefined ? undefined : document.elements.get(moved)
      const within = [...document.elements.values()].filter(
        ({ start, end }) => around && start > around.start && end < around.end,
      )
      const target = within[inside % within.length]
      fc.pre(moved !== undefined && beside !== undefined && target !== undefined)
      const move: Operation = { do: 'move-after', k: moved ?? '', to: beside ?? '' }
      const note: Operation = { do: 'attr', k: target?.key ?? '', name: 'data-note', value: `ada ${n}` }
      const [a, b] = [made(document, [note]), made(document, [move])]
      fc.pre(b.html !== document.html)
      const merged = rebase(document.html, a.html, b.html)
      expect(merged).toEqual({ html: made(b, [note]).html, conflicts: [] })
      expect(rebase(document.html, b.html, a.html)).toEqual(merged)
    }),
    { numRuns: runs(100) },
  )
})

test('what one person took away and another changed is told, and stands as it is preferred', () => {
  const draw = fc.record({ page: fc.nat(9999), at: fc.nat(99_999), n: fc.nat(99) })
  fc.assert(
    fc.property(draw, ({ page, at, n }) => {
      const document = documents[page % documents.length] as PageDocument
      const [k] = apart(document, [{ at, n, kind: 0 }])
      fc.pre(k !== undefined)
      const [a, b] = [
        made(document, [{ do: 'attr', k: k ?? '', name: 'data-note', value: `ada ${n}` }]).html,
        made(document, [{ do: 'remove', k: k ?? '' }]).html,
      ]
      fc.pre(b !== document.html)
      expect(rebase(document.html, a, b)).toMatchObject({ html: b, conflicts: [{ theirs: '' }] })
      expect(rebase(document.html, a, b, 'mine').html).toBe(a)
      expect(rebase(document.html, b, a)).toMatchObject({ html: a, conflicts: [{ mine: '' }] })
      expect(rebase(document.html, b, a, 'mine').html).toBe(b)
    }),
    { numRuns: runs(100) },
  )
})

test('changes of the same words: theirs stand, mine are told, and can be preferred', () => {
  const draw = fc.record({ page: fc.nat(9999), at: fc.nat(99_999), n: fc.nat(9) })
  fc.assert(
    fc.property(draw, ({ page, at, n }) => {
      const document = documents[page % documents.length] as PageDocument
      const leaves = [...document.elements.values()].filter(
        ({ key, tag, openEnd, closeStart }) =>
          closeStart > openEnd &&
          !['style', 'script', 'title', 'noscript'].includes(tag) &&
          ![...document.elements.values()].some((one) => one.parent === key),
      )
      const leaf = leaves[at % leaves.length]
      fc.pre(leaf !== undefined)
      const k = leaf?.key ?? ''
      const a = made(document, [{ do: 'text', k, text: `ada wrote ${n}` }]).html
      const b = made(document, [{ do: 'text', k, text: `bo wrote ${n}` }]).html
      const merged = rebase(document.html, a, b)
      expect(merged.html).toBe(b)
      expect(merged.conflicts).toMatchObject([{ mine: `ada wrote ${n}`, theirs: `bo wrote ${n}` }])
      expect(rebase(document.html, a, b, 'mine').html).toBe(a)
    }),
    { numRuns: runs(100) },
  )
})
