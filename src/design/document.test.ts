import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { childrenOf, openDocument, sourceOf } from './document.ts'
import type { PageDocument } from './types.ts'

const pages = [...fixturePages(), ...collectedPages()]
const fixture = (name: string) => fixturePages().find((page) => page.name === name)?.html ?? ''
const list = (document: PageDocument) =>
  [...document.elements.values()].map(({ key, tag }) => `${key} ${tag}`).join(', ')

test.for(pages)('$name: keys are unique, ranges nest and begin with their tag', ({ html }) => {
  const document = openDocument(html)
  expect(document.html).toBe(html)
  expect(document.elements.size).toBeGreaterThan(0)
  for (const element of document.elements.values()) {
    const { start, openEnd, closeStart, end, parent, tag } = element
    expect(html.slice(start, openEnd).toLowerCase().startsWith(`<${tag.toLowerCase()}`), element.key).toBe(true)
    expect(start < openEnd && openEnd <= closeStart && closeStart <= end).toBe(true)
    if (closeStart < end) expect(html.slice(closeStart, end).toLowerCase()).toMatch(`</${tag.toLowerCase()}`)
    const around = parent === null ? null : document.elements.get(parent)
    if (around) expect(start >= around.openEnd && end <= around.closeStart, `${element.key} in ${parent}`).toBe(true)
  }
  expect(list(openDocument(html))).toBe(list(document))
})

test('keys say what an element is', () => {
  const document = openDocument(fixture('ceramics-studio.html'))
  const tagOf = (key: string) => document.elements.get(key)?.tag
  expect(['title', 'theme', 'body', 's1', 'h1', 'i1', 'c1', 'f1', 'p1'].map(tagOf)).toEqual([
    'title',
    'style',
    'body',
    'header',
    'h1',
    'svg',
    'li',
    'form',
    'p',
  ])
  expect(sourceOf(document, 'b1')).toContain('Book a wheel')
  expect(sourceOf(document, 'a1')).toContain('Skip to content')
  expect(sourceOf(document, 'nothing')).toBe('')
  expect(document.tidy).toBe(true)
})

test.for<[string, string, string]>([
  ['a piece without html or body', '<h2>Hi</h2><p>a<p>b', 'h1 h2, p1 p, p2 p'],
  ['nothing', '', ''],
  ['text alone', 'just words', ''],
  ['implied elements stand nowhere', '<table><tr><td>1</table>', 'x1 table, c1 tr, x2 td'],
  ['foster parenting', '<table><div>a</div><tr><td>1</td></tr></table>', 'x1 table, x2 div, c1 tr, x3 td'],
  ['a misnested tag has no range of its own', '<b>1<p>2</b>3</p>', 'p1 p'],
  ['a tag repeated by the parser is one', '<p><b>x</p><p>y</p>', 'p1 p, x1 b, p2 p'],
  ['templates', '<p>a</p><template><li>a</li></template>', 'p1 p, x1 template, c1 li'],
  ['svg keeps its case', '<svg><linearGradient><stop/></linearGradient></svg>', 'i1 svg, x1 linearGradient, x2 stop'],
  ['svg titles are no page titles', '<svg><title>Menu</title></svg>', 'i1 svg, x1 title'],
  ['names of objects are no roles', '<constructor>a</constructor><valueOf>b</valueOf>', 'x1 constructor, x2 valueof'],
  ['after the body', '<body><p>a</p></body><div>b</div>', 'body body, p1 p, x1 div'],
  ['unclosed at the end of the body', '<body><div>a</body></html>', 'body body, x1 div'],
  [
    'title and theme of a piece',
    '<title>T</title><style>a{--accent:red}</style><p>a',
    'title title, theme style, p1 p',
  ],
  [
    'only the first theme counts',
    '<style>a{--accent:1}</style><p></p><style>b{--accent:2}</style>',
    'theme style, p1 p, x1 style',
  ],
  [
    'button-like links',
    '<a class="btn">a</a><a class="px-4 bg-red-500">b</a><a class="px-4 hover:bg-red-500">c</a>',
    'b1 a, b2 a, a1 a',
  ],
  ['button-like inputs', '<input type=submit><input>', 'b1 input, f1 input'],
  ['cards and marked boxes', '<div class="rounded p-4 shadow"></div><div data-section="hero"></div>', 'c1 div, s1 div'],
])('keys: %s', ([, html, keys]) => {
  expect(list(openDocument(html))).toBe(keys)
})

test('unclosed elements end where the body ends', () => {
  const html = '<body><div>a</body></html>'
  expect(sourceOf(openDocument(html), 'x1')).toBe('<div>a')
})

test('nesting deeper than calls can go', () => {
  expect(openDocument('<div>'.repeat(20_000)).elements.size).toBe(20_000)
})

/** [old, new, expected keys of the new one] */
test.for<[string, string, string, string]>([
  ['the same', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>', 'p1 p, p2 p'],
  ['one before', '<p>a</p><p>b</p>', '<p>new</p><p>a</p><p>b</p>', 'p3 p, p1 p, p2 p'],
  ['one gone: its key is not given again', '<p>a</p><p>b</p>', '<p>b</p><h2>c</h2><p>d</p>', 'p2 p, h1 h2, p3 p'],
  ['swapped', '<h1>a</h1><p>b</p>', '<p>b</p><h1>a</h1>', 'p1 p, h1 h1'],
  ['changed in place', '<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>B!</p><p>c</p>', 'p1 p, p2 p, p3 p'],
  ['wrapped', '<p>a</p>', '<div><p>a</p></div>', 'x1 div, p1 p'],
  ['known by id', '<div id=m><p>a</p></div><p>b</p>', '<p>b</p><div id=m class=x><p>A</p></div>', 'p2 p, x1 div, p1 p'],
  [
    'children tell their parent',
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
    '<ul class=n><li>b</li></ul>',
    'x2 ul, c2 li',
  ],
  [
    'twins follow their parents',
    '<div><h2>1</h2><a>Buy</a></div><div><h2>2</h2><a>Buy</a></div>',
    '<div class=c><h2>2</h2><a>Buy</a></div>',
    'x2 div, h2 h2, a2 a',
  ],
])('keys of a new version: %s', ([, before, after, keys]) => {
  expect(list(openDocument(after, openDocument(before)))).toBe(keys)
})

test('a whole page keeps its keys around a new section', () => {
  const html = fixture('ceramics-studio.html')
  const before = openDocument(html)
  const after = openDocument(
    html.replace('<section id="hours"', '<section id="new"><h2>New</h2></section>\n<section id="hours"'),
    before,
  )
  for (const key of before.elements.keys()) {
    if (key === 's3') expect(after.elements.get(key)?.tag).toBe('main')
    else if (key !== 'body') expect(sourceOf(after, key), key).toBe(sourceOf(before, key))
  }
  expect(after.elements.size).toBe(before.elements.size + 2)
  expect(sourceOf(after, 's9')).toBe('<section id="new"><h2>New</h2></section>')
  expect(openDocument(html, before)).toBe(before)
})

test('children in order', () => {
  const document = openDocument('<ul><li>a<b>x</b></li><li>b</li></ul><p>c</p>')
  expect(childrenOf(document, 'x1').map(({ key }) => key)).toEqual(['c1', 'c2'])
  expect(childrenOf(document, null).map(({ key }) => key)).toEqual(['x1', 'p1'])
})
