import { expect, test } from 'vitest'
import { openDocument, sourceOf } from '../document.ts'
import type { Operation, PageDocument } from '../types.ts'
import { applyDirectEdit } from './apply.ts'
import { colourOf, colourOperations, swatches } from './colour.ts'
import { copyOperations } from './copy.ts'
import { drawn } from '#test/support/styled-page.ts'
import { hiddenKeys, hideOperations, showOperations } from './hide.ts'
import { hrefFrom, linkOperations, linkPlaces } from './link.ts'
import { besideOf, orderOperations } from './order.ts'
import { altOperations, pictureOperations } from './picture.ts'
import { spacingOf, spacingOperations } from './spacing.ts'
import { wordsOperations } from './words.ts'

/** It makes a page one that is styled with utilities. */
const theme = '<style>:root{--surface:#fff;--ink:#111;--accent:#06c}</style>'

const page = (body: string) =>
  openDocument(`<!doctype html><html><head><title>T</title>${theme}</head><body>\n${body}\n</body></html>`)

/** The body after some operations. */
function after(document: PageDocument, operations: readonly Operation[]): string {
  const edit = applyDirectEdit(document, operations)
  if (!edit.ok) return edit.message
  const { html } = edit.document
  return html.slice(html.indexOf('<body>') + 7, html.indexOf('\n</body>'))
}

test.for([
  ['plain words', '<h1>Old <!-- kept -->words</h1>', 'h1', ['Old', 'new'], '<h1>Old <!-- kept -->new</h1>'],
  ['words of one run', '<p class="a">Old</p>', 'p1', ['A < B & C'], '<p class="a">A &lt; B &amp; C</p>'],
  [
    'words beside emphasis',
    '<h1>Coffee for <em class="i">the long</em> dark</h1>',
    'h1',
    ['Tea for ', 'the long', ' dark'],
    '<h1>Tea for <em class="i">the long</em> dark</h1>',
  ],
  [
    'emphasised words alone',
    '<h1>Coffee for <em>the long</em> dark</h1>',
    'h1',
    ['Coffee for', 'a short', 'dark'],
    '<h1>Coffee for <em>a short</em> dark</h1>',
  ],
  [
    'emphasis of which nothing is left',
    '<h1>Coffee <em>for</em> all</h1>',
    'h1',
    ['Tea', '', 'all'],
    '<h1>Tea  all</h1>',
  ],
  [
    'words beside an icon',
    '<a href="#x"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg> Go</a>',
    'a1',
    ['Start'],
    '<a href="#x"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg> Start</a>',
  ],
  ['a space before emphasis', '<p>a<b>b</b>c</p>', 'p1', ['a ', 'b', 'd'], '<p>a <b>b</b>d</p>'],
  ['hard spaces of the browser', '<p>One two</p>', 'p1', ['One\u00a0two three'], '<p>One two three</p>'],
] as const)('%s are typed over', ([, before, key, texts, result]) => {
  const document = page(before)
  expect(after(document, wordsOperations(document, key, texts) ?? [])).toBe(result)
})

test('what was only wrapped differently is no change, and runs that do not fit are none of this element', () => {
  const document = page('<p>\n  One\n  two\n</p>')
  expect(wordsOperations(document, 'p1', ['One two'])).toEqual([])
  expect(wordsOperations(document, 'p1', ['One', 'two'])).toBeNull()
})

test.for([
  ['in the place of another', 'text-lg text-red-500 p-2', 'text', '(--accent)', 'text-lg p-2 text-(--accent)'],
  ['beside none', 'p-2', 'bg', 'white', 'p-2 bg-white'],
  ['over a gradient', 'bg-linear-to-r from-red-500 p-2', 'bg', '(--ink)', 'from-red-500 p-2 bg-(--ink)'],
  ['of a theme', 'text-[var(--ink)] text-center', 'text', 'zinc-500', 'text-center text-zinc-500'],
  [
    'for the pointer only, which stays',
    'hover:bg-red-500 bg-cover',
    'bg',
    'white',
    'hover:bg-red-500 bg-cover bg-white',
  ],
  ['taken away', 'text-sm text-[#123456]/50', 'text', null, 'text-sm'],
] as const)('a colour %s', ([, before, place, value, result]) => {
  const document = page(`<p class="${before}">x</p>`)
  expect(after(document, colourOperations(document, 'p1', place, value))).toBe(`<p class="${result}">x</p>`)
})

test('a colour in the style of the element gives way', () => {
  const document = page('<p style="color: red; margin: 0" class="a">x</p>')
  expect(after(document, colourOperations(document, 'p1', 'text', 'white'))).toBe(
    '<p style="margin: 0" class="a text-white">x</p>',
  )
})

test('the colours of the theme come first, by their names', () => {
  const document = openDocument(
    '<html><head><style>:root{--surface:#fff;--ink:#111;--radius:8px;--accent:oklch(.5 .1 20)}</style></head><body><p class="bg-(--ink)">x</p></body></html>',
  )
  expect(swatches(document).theme).toEqual([
    { name: 'Background', value: '(--surface)', css: '#fff' },
    { name: 'Text', value: '(--ink)', css: '#111' },
    { name: 'Accent', value: '(--accent)', css: 'oklch(.5 .1 20)' },
  ])
  expect(colourOf(document, 'p1', 'bg')).toBe('(--ink)')
  expect(colourOf(document, 'p1', 'text')).toBeNull()
})

test.for([
  ['one more', 'py-4 px-2', 'y', 1, 'px-2 py-5'],
  ['one less', 'py-4', 'y', -1, 'py-3'],
  ['at every width', 'py-16 md:py-24', 'y', 1, 'py-20 md:py-28'],
  ['of an axis that shares its class', 'p-6', 'x', 1, 'px-8 py-6'],
  ['from a size of its own', 'pt-[18px]', 'y', 1, 'pt-5'],
  ['where there was none', 'flex', 'x', 1, 'flex px-1'],
  ['of one side', 'pt-2 pb-0', 'y', -1, 'pt-1 pb-0'],
] as const)('room %s', ([, before, axis, direction, result]) => {
  const document = page(`<div class="${before}">x</div>`)
  const classes = /class="(.*?)"/.exec(after(document, spacingOperations(document, 'x1', axis, direction, drawn)))?.[1]
  expect(classes?.split(' ').sort()).toEqual(result.split(' ').sort())
})

test('no room is left below none, and none grows beyond the scale', () => {
  const document = page('<div class="p-0">x</div><div class="p-64">y</div><div>z</div>')
  expect(spacingOperations(document, 'x1', 'y', -1, drawn)).toEqual([])
  expect(spacingOperations(document, 'x2', 'y', 1, drawn)).toEqual([])
  expect(spacingOperations(document, 'x3', 'y', -1, drawn)).toEqual([])
  expect([spacingOf(document, 'x2', 'y', drawn), spacingOf(document, 'x3', 'y', drawn)]).toEqual([256, 0])
})

test('neighbours change places; scripts and what is no neighbour do not count', () => {
  const document = page('<ul><li>A</li><script>1</script><li>B</li></ul>')
  expect(after(document, orderOperations(document, 'c1', 1))).toBe('<ul><script>1</script><li>B</li><li>A</li></ul>')
  expect(besideOf(document, 'c2', 1)).toBeNull()
  expect(orderOperations(document, 'c2', 1)).toEqual([])
})

test('a copy stands behind the original, with names of its own', () => {
  const document = page(
    '<div id="a" class="c">\n<label for="n-1">N</label><input id="n-1"><a href="#a">up</a><a href="#z">z</a></div>',
  )
  expect(after(document, copyOperations(document, 'x1'))).toContain(
    '<div id="a-2" class="c">\n<label for="n-2">N</label><input id="n-2"><a href="#a-2">up</a><a href="#z">z</a></div>',
  )
})

test('what is hidden stays in the page and comes back as it was', () => {
  const document = page('<p>A</p><p class="flex">B</p>')
  const hidden = applyDirectEdit(document, hideOperations('p2'))
  if (!hidden.ok) throw new Error(hidden.message)
  expect(hiddenKeys(hidden.document)).toEqual(['p2'])
  expect(sourceOf(hidden.document, 'p2')).toBe('<p class="flex" hidden="">B</p>')
  expect(after(hidden.document, showOperations('p2'))).toBe('<p>A</p><p class="flex">B</p>')
})

test.for<[string, string]>([
  ['example.com', 'https://example.com'],
  ['example.com/menu?x=1', 'https://example.com/menu?x=1'],
  [' me@example.com ', 'mailto:me@example.com'],
  ['+47 555 12 345', 'tel:+4755512345'],
  ['#hours', '#hours'],
  ['prices.html', 'prices.html'],
  ['/about', '/about'],
  ['https://a.example', 'https://a.example'],
])('%s leads to %s', ([typed, href]) => {
  expect(hrefFrom(typed)).toBe(href)
})

test('a link is that of the element or of what is around it, and leads to places that exist', () => {
  const document = page('<section id="hours"><h2>Hours</h2></section><a href="#"><span>Go</span></a><p id="x">y</p>')
  expect(after(document, linkOperations(document, 'x1', 'example.com'))).toContain('<a href="https://example.com">')
  expect(after(document, linkOperations(document, 'x1', 'javascript:alert(1)'))).toContain('cannot run a script')
  expect(linkPlaces(document, ['About us'])).toEqual([
    { label: 'Hours', href: '#hours' },
    { label: 'About us', href: 'about-us.html' },
  ])
})

const cup = { src: 'data:image/webp;base64,AAAA', width: 800, height: 600 }

test('another picture takes the place of the old one, a drawing becomes a picture', () => {
  const image = page('<img class="w-full" src="a.png" srcset="b.png 2x" alt="A" width="10" height="10">')
  expect(after(image, pictureOperations(image, 'i1', cup, 'A "cup"'))).toBe(
    `<img class="w-full" src="${cup.src}" alt="A &quot;cup&quot;" width="800" height="600">`,
  )
  const drawing = page('<svg class="h-8" aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0"/></svg>')
  expect(after(drawing, pictureOperations(drawing, 'i1', cup, ''))).toBe(
    `<img src="${cup.src}" alt="" width="800" height="600" class="h-8">`,
  )
  expect(after(drawing, altOperations(drawing, 'i1', 'Waves'))).toBe(
    '<svg class="h-8" viewBox="0 0 1 1" role="img" aria-label="Waves"><path d="M0 0"/></svg>',
  )
})

test('a tool does all or nothing', () => {
  const document = page('<p>A</p>')
  const edit = applyDirectEdit(document, [
    { do: 'text', k: 'p1', text: 'B' },
    { do: 'remove', k: 'p9' },
  ])
  expect(edit.ok).toBe(false)
})
