import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { applyOperation } from './operations.ts'
import { elementsAround, placesAfter } from './places.ts'
import type { Operation } from './types.ts'

const html =
  '<!doctype html><html><head><title>T</title><style>:root{--accent:red}</style></head><body><main><section>\n  ' +
  '<h2 class="a">One</h2>\n  <ul>\n    <li>x</li>\n    <li>y</li>\n  ' +
  '</ul>\n</section><p>End</p></main></body></html>'

const cases: [name: string, operation: Operation, around: string[]][] = [
  ['new words', { do: 'text', k: 'h1', text: 'Two' }, ['h1']],
  ['a class', { do: 'class', k: 'h1', add: ['b'], remove: [] }, ['h1']],
  ['new HTML', { do: 'replace', k: 'c1', html: '<li>z</li>' }, ['c1']],
  ['something beside', { do: 'after', k: 'c2', html: '<li>z</li>' }, ['c3']],
  ['something inside', { do: 'append', k: 'x1', html: '<li>z</li>' }, ['c3']],
  ['something that went', { do: 'remove', k: 'c1' }, ['x1']],
  ['something that moved', { do: 'move-after', k: 'p1', to: 'c2' }, ['main', 'p1']],
  ['the theme', { do: 'token', k: 'theme', name: '--accent', value: 'blue' }, []],
]

test.each(cases)('%s', (_, operation, around) => {
  const before = openDocument(html)
  const applied = applyOperation(before, operation)
  if (!applied.ok) throw new Error(applied.refusal.message)
  const { document, splices } = applied
  const found = elementsAround(document, placesAfter([], splices))
  const tags = around.map((key) => (key === 'main' ? 's1' : key))
  expect(found.toSorted()).toEqual(tags.toSorted())
})

test('places move with what changes before them', () => {
  let document = openDocument(html)
  let places = placesAfter([], [])
  const operations: Operation[] = [
    { do: 'text', k: 'p1', text: 'The very end' },
    { do: 'text', k: 'h1', text: 'A much longer heading than before' },
    { do: 'remove', k: 'c1' },
  ]
  for (const operation of operations) {
    const applied = applyOperation(document, operation)
    if (!applied.ok) throw new Error(applied.refusal.message)
    places = placesAfter(places, applied.splices)
    document = applied.document
  }
  expect(elementsAround(document, places)).toEqual(['p1', 'h1', 'x1'])
})
