import { expect, test } from 'vitest'
import { openDocument } from '../document.ts'
import { crumbsOf, pickAt, stepFrom } from './pick.ts'
import { hasOwnWords } from './words.ts'

const document = openDocument(
  `<html><body><main><section data-section="hero"><div><h1>Long <em>dark</em></h1><p><b>All bold</b></p></div>
<a href="#" class="rounded bg-black px-4 py-2"><svg viewBox="0 0 1 1"><g><path d="M0 0"/></g></svg>Go</a></section>
<section data-section="menu"><ul><li class="rounded border p-4"><h2>Soup</h2></li><li>B</li></ul></section></main><script>1</script></body></html>`,
)
const keyOf = (tag: string) => [...document.elements.values()].find((element) => element.tag === tag)?.key ?? ''

test.for([
  ['a word of a heading means the heading', 'em', null, 'h1'],
  ['… and on the picked heading the word', 'em', 'h1', 'em'],
  ['… which stays picked when it is pressed again', 'em', 'em', 'em'],
  ['a word in a picked section means the heading', 'em', 'section', 'h1'],
  ['a line of a drawing means the drawing', 'path', null, 'svg'],
  ['bold words that are all mean the text', 'b', null, 'p'],
  ['a box is a box', 'div', null, 'div'],
] as const)('%s', ([, pressed, picked, meant]) => {
  expect(pickAt(document, keyOf(pressed), picked && keyOf(picked))).toBe(keyOf(meant))
})

test('the way names sections and what people call things', () => {
  const labels = (tag: string) => crumbsOf(document, keyOf(tag)).map(({ label }) => label)
  expect(labels('h1')).toEqual(['Hero', 'Heading'])
  expect(labels('a')).toEqual(['Hero', 'Button'])
  expect(labels('h2')).toEqual(['Menu', 'List', 'Item', 'Heading'])
  expect(labels('div')).toEqual(['Hero', 'Group'])
})

test('keys walk to neighbours, out and in', () => {
  const first = stepFrom(document, null, 'next')
  expect(first).toBe(keyOf('section'))
  expect(stepFrom(document, first, 'in')).toBe(keyOf('div'))
  expect(stepFrom(document, keyOf('div'), 'next')).toBe(keyOf('a'))
  expect(stepFrom(document, keyOf('a'), 'next')).toBeNull()
  expect(stepFrom(document, keyOf('a'), 'previous')).toBe(keyOf('div'))
  expect(stepFrom(document, keyOf('h1'), 'out')).toBe(keyOf('div'))
  expect(stepFrom(document, keyOf('main'), 'out')).toBeNull()
})

test('words are typed over where there is nothing larger inside', () => {
  expect(['h1', 'p', 'a', 'h2'].map((tag) => hasOwnWords(document, keyOf(tag)))).toEqual([true, true, true, true])
  expect(['section', 'div', 'ul', 'svg', 'script'].map((tag) => hasOwnWords(document, keyOf(tag)))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
