import { expect, test } from 'vitest'
import { openDocument } from '../document.ts'
import type { Operation, PageDocument } from '../types.ts'
import { applyDirectEdit } from './apply.ts'
import { colourOf, colourOperations, hexOf, swatches, typedColour } from './colour.ts'
import { drawn } from '#test/support/styled-page.ts'
import { restyled } from './inline-style.ts'
import { cropOperations, shapeOperations, widthOperations } from './picture-size.ts'
import { spacingOperations } from './spacing.ts'
import { alignOf, alignOperations, sizeOperations, weightOperations } from './type.ts'

const theme = ':root{--surface:#fff;--ink:#111;--accent:#06c}'

const page = (css: string, body: string) =>
  openDocument(`<!doctype html><html><head><style>${css}</style></head><body>\n${body}\n</body></html>`)

/** The element after some operations; everything around it stays as it was. */
function after(document: PageDocument, operations: readonly Operation[]): string {
  const edit = applyDirectEdit(document, operations)
  if (!edit.ok) return edit.message
  const [head, tail] = [document.html.indexOf('<body>') + 7, document.html.length - document.html.indexOf('\n</body>')]
  const { html } = edit.document
  expect(html.slice(0, head)).toBe(document.html.slice(0, head))
  expect(html.slice(-tail)).toBe(document.html.slice(-tail))
  return html.slice(head, -tail)
}

const accent = (document: PageDocument) => colourOperations(document, 'p1', 'text', '(--accent)')

test.for([
  ['a utility on a page of utilities', theme, '<p class="text-red-500">x</p>', '<p class="text-(--accent)">x</p>'],
  [
    'at every width of it',
    theme,
    '<p class="text-red-500 md:text-blue-500 hover:text-red-700">x</p>',
    '<p class="hover:text-red-700 text-(--accent)">x</p>',
  ],
  ['in the place of a class that insists', theme, '<p class="text-red-500!">x</p>', '<p class="text-(--accent)">x</p>'],
  [
    'a style where a rule of the page comes before utilities',
    `${theme} .lead{color:red}`,
    '<p class="lead text-red-500">x</p>',
    '<p class="lead" style="color: var(--accent)">x</p>',
  ],
  [
    'a utility where only the page around it has a colour',
    `${theme} html,body{color:var(--ink)}`,
    '<p>x</p>',
    '<p class="text-(--accent)">x</p>',
  ],
  [
    'a style on a page without utilities',
    'p{margin:0}',
    '<p style="color:red;margin:0">x</p>',
    '<p style="margin:0; color: var(--accent)">x</p>',
  ],
  [
    'above a rule that insists',
    'p { color: red !important }',
    '<p>x</p>',
    '<p style="color: var(--accent) !important">x</p>',
  ],
  [
    'above one that insists inside of others',
    '@media (min-width:1px){ main { p { margin: 0; color : red! important; } } }',
    '<p>x</p>',
    '<p style="color: var(--accent) !important">x</p>',
  ],
  [
    'in words that were cut out of a gradient',
    'p{background-clip:text;-webkit-text-fill-color:transparent}',
    '<p>x</p>',
    '<p style="color: var(--accent); -webkit-text-fill-color: var(--accent)">x</p>',
  ],
  [
    'whatever stands in comments and strings',
    '/* p{color:red!important} */ p::before{content:"a;b"}',
    '<p style="background:url(a;b.png);color:red">x</p>',
    '<p style="background:url(a;b.png); color: var(--accent)">x</p>',
  ],
] as const)('a colour is %s', ([, css, before, result]) => {
  const document = page(css, before)
  expect(after(document, accent(document))).toBe(result)
})

test('a colour that the page has named for its classes gives way like any other', () => {
  const document = openDocument(
    '<html><head><style type="text/tailwindcss">@theme { --color-harbour: #0b7285; }</style></head><body>\n' +
      '<p class="text-2xl text-harbour">x</p>\n</body></html>',
  )
  expect(colourOf(document, 'p1', 'text')).toBe('harbour')
  expect(after(document, colourOperations(document, 'p1', 'text', '[#b91c1c]'))).toBe(
    '<p class="text-2xl text-[#b91c1c]">x</p>',
  )
})

test('a colour of its own is taken back to what the page says', () => {
  const plain = page('p{color:red!important}', '<p style="margin:0; color: #123456 !important">x</p>')
  expect(after(plain, colourOperations(plain, 'p1', 'text', null))).toBe('<p style="margin:0">x</p>')
  const ground = page('', '<p style="background: #fff">x</p>')
  expect(after(ground, colourOperations(ground, 'p1', 'bg', null))).toBe('<p>x</p>')
})

type Tool = (document: PageDocument) => Operation[]
const tools: Record<string, Tool> = {
  ground: (document) => colourOperations(document, 'p1', 'bg', 'red-700'),
  border: (document) => colourOperations(document, 'p1', 'border', '[#123456]'),
  larger: (document) => sizeOperations(document, 'p1', drawn, 1),
  smaller: (document) => sizeOperations(document, 'p1', { ...drawn, size: 12 }, -1),
  bold: (document) => weightOperations(document, 'p1', '700'),
  centre: (document) => alignOperations(document, 'p1', 'center'),
  room: (document) =>
    spacingOperations(document, 'p1', 'y', 1, { ...drawn, padding: { top: 18, right: 5, bottom: 0, left: 5 } }),
}

test.for([
  ['ground', 'bg-white p-2', 'p-2 bg-red-700', 'background: #c10007'],
  ['border', 'border border-t-red-500 border-2', 'border border-2 border-[#123456]', 'border-color: #123456'],
  ['larger', 'text-sm md:text-5xl text-red-500', 'text-red-500 text-lg', 'font-size: 18px'],
  ['smaller', 'text-xs', null, null],
  [
    'bold',
    'font-medium font-(family-name:--font-display)',
    'font-(family-name:--font-display) font-bold',
    'font-weight: 700',
  ],
  ['centre', 'text-left md:text-right text-lg', 'text-lg text-center', 'text-align: center'],
  ['room', 'px-2', 'px-2 py-1', 'padding-top: 20px; padding-bottom: 4px'],
] as const)('%s, by utilities and without', ([tool, before, classes, style]) => {
  const utilities = page(theme, `<p class="${before}">x</p>`)
  const nothing = 'Nothing would change.'
  const run = tools[tool] ?? (() => [])
  expect(after(utilities, run(utilities))).toBe(classes === null ? nothing : `<p class="${classes}">x</p>`)
  const plain = page('p{margin:0}', '<p>x</p>')
  expect(after(plain, run(plain))).toBe(style === null ? nothing : `<p style="${style}">x</p>`)
})

test('spacing of a shorthand keeps its other sides, and pages with a rem of their own get pixels', () => {
  const own = page('', '<p style="padding: 8px 12px">x</p>')
  const looks = { ...drawn, padding: { top: 8, right: 12, bottom: 8, left: 12 } }
  expect(after(own, spacingOperations(own, 'p1', 'y', 1, looks))).toBe(
    '<p style="padding-top: 12px; padding-bottom: 12px; padding-left: 12px; padding-right: 12px">x</p>',
  )
  const scaled = page(`${theme} html{font-size:62.5%}`, '<p>x</p>')
  expect(after(scaled, sizeOperations(scaled, 'p1', drawn, 1))).toBe('<p style="font-size: 18px">x</p>')
})

test.for([
  ['start', false, 'left'],
  ['start', true, 'right'],
  ['end', true, 'left'],
  ['-webkit-center', false, 'center'],
  ['justify', false, null],
] as const)('words that are aligned %s, written from the right: %s, stand %s', ([align, isRightToLeft, side]) => {
  expect(alignOf({ ...drawn, align, isRightToLeft })).toBe(side)
})

test('a picture gets a width, a shape and what of it is seen', () => {
  const utilities = page(theme, '<img class="h-64 max-w-md w-96 rounded-lg" src="a.png" alt="">')
  expect(after(utilities, widthOperations(utilities, 'i1', '50%'))).toBe(
    '<img class="rounded-lg w-1/2 h-auto max-w-full" src="a.png" alt="">',
  )
  expect(after(utilities, shapeOperations(utilities, 'i1', drawn, '16 / 9'))).toBe(
    '<img class="max-w-md w-96 rounded-lg h-auto aspect-16/9 object-cover" src="a.png" alt="">',
  )
  const plain = page('', '<img src="a.png" alt="">')
  expect(after(plain, widthOperations(plain, 'i1', '100%'))).toBe(
    '<img src="a.png" alt="" style="width: 100%; height: auto; max-width: 100%">',
  )
  expect(after(plain, shapeOperations(plain, 'i1', drawn, '1 / 1'))).toBe(
    '<img src="a.png" alt="" style="height: auto; aspect-ratio: 1 / 1; object-fit: cover">',
  )
  expect(after(plain, cropOperations(plain, 'i1', 'top'))).toBe(
    '<img src="a.png" alt="" style="object-fit: cover; object-position: top">',
  )
})

test.for([
  ['#ABC', '[#aabbcc]'],
  ['4f46e5', '[#4f46e5]'],
  [' tomato ', '[#ff6347]'],
  ['rgb(1 2 3)', '[#010203]'],
  ['#12', null],
  ['red; x: url(y)', null],
  ['', null],
] as const)('%s is the colour %s', ([typed, value]) => {
  expect(typedColour(typed)).toBe(value)
})

test('a colour is found again where it was set, and told as it is typed', () => {
  const plain = page(
    ':root{--brand-color:#0a0;--gap:4px}',
    '<p style="color: var(--brand-color)">x</p><p style="color:#f00">y</p>',
  )
  expect(swatches(plain).theme).toEqual([{ name: 'Brand', value: '(--brand-color)', css: '#0a0' }])
  expect(colourOf(plain, 'p1', 'text')).toBe('(--brand-color)')
  expect(colourOf(plain, 'p2', 'text')).toBe('[#ff0000]')
  expect([hexOf('rgb(79, 70, 229)'), hexOf('rgba(0, 0, 0, 0)')]).toEqual(['#4f46e5', ''])
})

test.for([
  ['color:red', { color: 'blue' }, 'color: blue'],
  [';;a:b;', {}, ';;a:b;'],
  ["content:'a;b';color:red", { color: 'blue' }, "content:'a;b'; color: blue"],
  ['--x:{a;b};color:red', {}, '--x:{a;b};color:red'],
] as const)('the style %s with %o is %s', ([style, set, result]) => {
  expect(restyled(style, /^none$/, set)).toBe(result)
})
