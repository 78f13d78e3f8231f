import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import type { Operation } from '#design/types.ts'
import { corpusPage } from '#test/corpus/replies.ts'
import { aboutChange, aboutNothing, operationLabel, sectionName, writingLabel } from './words.ts'

test.each([
  ['Menu', 'Writing the menu'],
  ['Opening hours', 'Writing the opening hours'],
  ['opening-hours', 'Writing the opening hours'],
  ['Contact form', 'Writing the contact form'],
  ['Subscription section', 'Writing the subscription section'],
  ['KPI cards', 'Writing the KPI cards'],
  ['pricing', 'Writing the pricing section'],
  ['faq', 'Writing the FAQ'],
  ['FAQ', 'Writing the FAQ'],
])('%s: %s', (section, label) => {
  expect(writingLabel(section)).toBe(label)
})

test('a part that is called in another language keeps its capital', () => {
  expect(writingLabel('Öffnungszeiten', false)).toBe('Writing “Öffnungszeiten”')
})

test.each([
  ['<section id="menu" data-section="menu/list">', 'menu'],
  ['<header id="top" data-section="header/bar">', 'header'],
  ['<section id="s-2" data-section="quote/band">', 'quote'],
  ['<section id="section-2">', null],
  ['<div class="x">', null],
])('%s is called %s', (tag, name) => {
  expect(sectionName(tag)).toBe(name)
})

const document = openDocument(corpusPage)

const operations: [operation: Operation, label: string][] = [
  [{ do: 'text', k: 'b1', text: 'Go' }, 'Changed the text of the button “See the candles”'],
  [{ do: 'replace', k: 's4', html: '<section></section>' }, 'Rewrote the hero section'],
  [
    { do: 'after', k: 's5', html: '<section id="prices"></section>' },
    'Added the prices section after the candles section',
  ],
  [{ do: 'append', k: 's4', html: '<img src="data:,">' }, 'Added a picture to the hero section'],
  [{ do: 'after', k: 'c3', html: '<li>x</li>' }, 'Added an entry after the entry “Smoke, twelve hours”'],
  [{ do: 'class', k: 'h1', add: ['a'], remove: [] }, 'Restyled the headline “Candles that burn slowly”'],
  [{ do: 'attr', k: 'a2', name: 'href', value: '#x' }, 'Changed where the link “Candles” leads'],
  [{ do: 'token', k: 'theme', name: '--accent', value: 'red' }, 'Changed the colours'],
  [{ do: 'token', k: 'theme', name: '--font-body', value: 'serif' }, 'Changed the fonts'],
  [{ do: 'remove', k: 'p2' }, 'Removed the text'],
  [{ do: 'move-after', k: 's4', to: 's5' }, 'Moved the hero section'],
]

test.each(operations)('$do: %s', (operation, label) => {
  expect(operationLabel(document, operation)).toBe(label)
})

test('words inside a button are named by the button', () => {
  const page = openDocument(
    '<body><main><a class="bg-black px-4" href="/"><span>Go</span></a><p><span>Hi</span></p></main></body>',
  )
  const [first = '', second = ''] = [...page.elements.values()]
    .filter(({ tag }) => tag === 'span')
    .map(({ key }) => key)
  expect(operationLabel(page, { do: 'text', k: first, text: 'x' })).toBe('Changed the text of the button “Go”')
  expect(operationLabel(page, { do: 'text', k: second, text: 'x' })).toBe('Changed the text “Hi”')
})

test('a change that failed is named by its words, else by what it does', () => {
  expect(aboutChange(document, { do: 'text', k: 'b9', text: 'Start free' })).toBe('“Start free”')
  expect(aboutChange(document, { do: 'after', k: 'b9', html: `<p>${'long '.repeat(20)}</p>` })).toMatch(/^“.{30,41}…”$/)
  expect(aboutChange(document, { do: 'remove', k: 'b1' })).toBe('removing the button “See the candles”')
  expect(aboutChange(null, { do: 'remove', k: 'b9' })).toBe('removing a part of the page')
  expect(aboutNothing({ do: 'remove', k: 'b9' })).toBe('could not find what to remove')
  expect(aboutNothing({ do: 'text', k: 'b9', text: 'Go' })).toBe('could not find where “Go” belongs')
})
