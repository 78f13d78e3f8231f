import { expect, test } from 'vitest'
import { fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { findElements } from './find-elements.ts'

const html = fixturePages().find(({ name }) => name === 'ceramics-studio.html')?.html ?? ''
const document = openDocument(html)

/** The best candidates: more than one means that it has to be asked. */
function best(query: string): string {
  const found = findElements(document, query)
  return found
    .filter(({ score }) => score === found[0]?.score)
    .map(({ key, label }) => `${key} ${label}`)
    .join(', ')
}

test.for<[string, string]>([
  ['h2', 'h2 Classes'],
  ['hero', 's4 Hero'],
  ['the hero section', 's4 Hero'],
  ['the footer.', 's8 Footer'],
  ['navbar', 's1 Header'],
  ['plans', 's5 Pricing'],
  ['opening hours', 's6 Hours'],
  ['#book', 's7 Contact'],
  ['third section', 's5 Pricing'],
  ['last section', 's8 Footer'],
  ['the main button', 'b2 Book a wheel'],
  ['headline', 'h1 Your first bowl, this Saturday'],
  ['second card', 'c2 Six weeks From centring to a set of cups. Add a price'],
  ['2nd card in the pricing section', 'c2 Six weeks From centring to a set of cups. Add a price'],
  ['button in the hero', 'b2 Book a wheel'],
  ['last link in the header', 'b1 Book a wheel'],
  ['the image', 'i3 A bowl drying on a wooden shelf'],
  ['logo', 'a2 Clay & Kiln'],
  ['form', 'f1 Name Which class? First bowlSix weeks Anything we should kn…'],
  ['heading in contact', 'h7 Book a wheel'],
  ['"See the classes"', 'a5 See the classes'],
  ['“Six weeks”', 'h4 Six weeks'],
  ['see the classes', 'a5 See the classes'],
  ['"Book a wheel"', 'b1 Book a wheel, b2 Book a wheel, h7 Book a wheel'],
  ['buttons', 'b1 Book a wheel, b2 Book a wheel, b3 Send'],
  ['ninth card', ''],
  ['"nowhere on the page"', ''],
  ['carousel', ''],
  ['', ''],
])('%s', ([query, expected]) => {
  expect(best(query)).toBe(expected)
})

test('a part of a text fits less than all of it', () => {
  const found = findElements(document, '"Clay"')
  expect(found.map(({ key }) => key)[0]).toBe('a2')
  expect(found.every(({ score }) => score < 1)).toBe(true)
})

test('only inside an element', () => {
  expect(findElements(document, 'button', 's7').map(({ key }) => key)).toEqual(['b3'])
})
