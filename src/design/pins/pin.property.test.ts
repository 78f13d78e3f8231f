import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/support/draw.ts'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from '../document.ts'
import { applyOperation } from '../operations.ts'
import type { Key, Operation, PageDocument, PageElement } from '../types.ts'
import { followPins, pinOf } from './pin.ts'

const pages = [...fixturePages(), ...collectedPages().filter(({ html }) => html.length < 45_000)]
const documents = pages.map(({ html }) => openDocument(html)).filter(({ tidy, elements }) => tidy && elements.size > 12)

const edit = fc.record({ kind: fc.nat(4), at: fc.nat(99_999), n: fc.nat(99) })
type Edit = { kind: number; at: number; n: number }

const apart = new Set(['html', 'head', 'body', 'style', 'script', 'title'])
const shown = (document: PageDocument) => [...document.elements.values()].filter(({ tag }) => !apart.has(tag))
const sourceOf = ({ html }: PageDocument, { start, end }: PageElement) => html.slice(start, end)

/** Of two that are alike to the byte nobody can tell which one was meant. */
function alone(document: PageDocument): PageElement[] {
  const count = new Map<string, number>()
  for (const element of shown(document)) {
    const source = sourceOf(document, element)
    count.set(source, (count.get(source) ?? 0) + 1)
  }
  return shown(document).filter((element) => count.get(sourceOf(document, element)) === 1)
}

const isInside = (outer: PageElement, inner: PageElement) => outer.start <= inner.start && inner.end <= outer.end

/** One edit of an element that is neither the pinned one nor around it nor in it. */
function editBeside(document: PageDocument, pinned: PageElement, { kind, at, n }: Edit): Operation | null {
  const others = alone(document).filter((other) => !isInside(other, pinned) && !isInside(pinned, other))
  const target = others[at % Math.max(1, others.length)]
  if (!target) return null
  const k = target.key
  const make: Operation[] = [
    { do: 'class', k, add: [`mt-${n % 12}`], remove: [] },
    { do: 'attr', k, name: 'data-note', value: `${n}` },
    { do: 'before', k, html: `<p>Added ${n}</p>` },
    { do: 'after', k, html: `<p>Put ${n}</p>` },
    { do: 'remove', k },
  ]
  return make[kind] ?? null
}

test('a pin stays on its element through any edits of others', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(99_999), fc.array(edit, { minLength: 1, maxLength: 3 }), (page, at, edits) => {
      let document = documents[page % documents.length] as PageDocument
      const first = alone(document)
      const chosen = first[at % first.length] as PageElement
      const source = sourceOf(document, chosen)
      let pin = pinOf(document.html, chosen.key)
      for (const one of edits) {
        const pinned: PageElement | undefined = pin ? document.elements.get(pin.key) : undefined
        const operation = pinned && editBeside(document, pinned, one)
        const applied = operation && applyOperation(document, operation)
        if (!pin || !applied?.ok) continue
        const [key] = followPins(document.html, applied.document.html, [pin])
        // Each version is opened by itself, as the server and every browser do.
        document = openDocument(applied.document.html)
        const now: PageElement | undefined = document.elements.get(key ?? '')
        expect(now && sourceOf(document, now)).toBe(source)
        pin = pinOf(document.html, key as Key)
      }
    }),
    { numRuns: runs(120, 3000) },
  )
})

const texts = (document: PageDocument) =>
  alone(document).filter(({ tag }) => ['h1', 'h2', 'h3', 'p', 'a', 'button', 'li'].includes(tag))

test('a pin follows an element that is itself restyled, written over and given an attribute', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(99_999), (page, at) => {
      const document = documents[page % documents.length] as PageDocument
      const all = texts(document)
      const chosen = all[at % Math.max(1, all.length)]
      if (!chosen) return
      const steps: Operation[] = [
        { do: 'class', k: chosen.key, add: ['underline'], remove: [] },
        { do: 'text', k: chosen.key, text: 'Said in other words' },
        { do: 'attr', k: chosen.key, name: 'title', value: 'Another one' },
      ]
      let now = document
      let pin = pinOf(document.html, chosen.key)
      for (const step of steps) {
        const applied = pin && applyOperation(now, { ...step, k: pin.key } as Operation)
        if (!pin || !applied?.ok) return
        const [key] = followPins(now.html, applied.document.html, [pin])
        now = openDocument(applied.document.html)
        pin = key ? pinOf(now.html, key) : null
      }
      const found = now.elements.get(pin?.key ?? '')
      expect(found && sourceOf(now, found)).toContain('title="Another one"')
    }),
    { numRuns: runs(80, 2000) },
  )
})

const three = '<main><h1>Rooms</h1><p>Breakfast until eleven.</p><p>Dogs are welcome.</p></main>'

test.for([
  ['written over', '<main><h1>Rooms</h1><p>Breakfast until noon.</p><p>Dogs are welcome.</p></main>', 'p1'],
  ['moved', '<main><h1>Rooms</h1><p>Dogs are welcome.</p><p>Breakfast until eleven.</p></main>', 'p2'],
  [
    'put into a box',
    '<main><h1>Rooms</h1><div><p>Breakfast until eleven.</p></div><p>Dogs are welcome.</p></main>',
    'p1',
  ],
  ['removed', '<main><h1>Rooms</h1><p>Dogs are welcome.</p></main>', null],
  ['removed with all beside it', '<main><h1>Rooms</h1></main>', null],
] as const)('an element that was %s', ([, html, key]) => {
  const pin = pinOf(three, 'p1')
  expect(pin && followPins(three, html, [pin])).toEqual([key])
})

test('without the version in which it was pinned, its words say where it is, when they are said once', () => {
  const pin = pinOf(three, 'p1')
  if (!pin) throw new Error('nothing was pinned')
  expect(pin).toMatchObject({ says: 'Breakfast until eleven.' })
  expect(followPins(null, three, [pin])).toEqual(['p1'])
  expect(followPins(null, `${three}<p>Breakfast until eleven.</p>`, [pin])).toEqual([null])
  expect(followPins(null, '<p>Nothing of it</p>', [pin])).toEqual([null])
  expect(pinOf(three, 'p9')).toBeNull()
})
