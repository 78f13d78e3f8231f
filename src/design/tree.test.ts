import fc from 'fast-check'
import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { fromTree, parseTree, toTree } from './tree.ts'
import type { PageTree, TreeElement } from './types.ts'
import { runs } from '#test/support/draw.ts'

const pages = [...fixturePages(), ...collectedPages()]

test.for(pages)('$name comes back byte for byte', ({ html }) => {
  expect(fromTree(toTree(html)) === html).toBe(true)
})

const unwritten = (node: TreeElement): TreeElement => {
  const { written: _, children, ...rest } = node
  return children ? { ...rest, children: children.map(unwritten) } : rest
}

test.for(pages.filter(({ name }) => name !== 'village-fair.html'))(
  '$name is the same page when written our way',
  ({ html }) => {
    const tree = toTree(html)
    const plain = fromTree({ ...tree, elements: tree.elements.map(unwritten) })
    expect(serialize(parse(plain)) === serialize(parse(html))).toBe(true)
  },
)

const pieces = fc.constantFrom(
  ...(
    '<div>|</div>|<p class=a>|</p>|<b>|</b>|<br/>|<svg viewBox="0 0 1 1">|<path d="M0"/>|</svg>|<table>|<tr>|<td>|' +
    '</table>|<!-- c -->|<!-->|<!doctype html>|<HTML lang=de>|<title>a &lt; ' +
    'b</title>|<script>1 < 2 && "</div>"</script>|<style>a{}</style>|text &amp; ' +
    'more &nbsp;|&copy;x|<a href="?a=1&amp;b">|</a>|<textarea>\n x</textarea>|<input disabled value=\'"\'>|</|<|>|' +
    '<select><option>|<template>|</template>|<body>|</body>|\r\n|<p|<math><mi>'
  ).split('|'),
)

test('any string of tags comes back byte for byte', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const html = parts.join('')
      expect(fromTree(toTree(html))).toBe(html)
    }),
    { numRuns: runs(2000) },
  )
})

test.for([
  ['a title inside a formula inside a drawing', '<svg><math><mi><title>a &lt; b</title>'],
  ['a body that is closed inside a drawing', '<body><svg viewBox="0 0 1 1"></body><div>'],
])('%s comes back byte for byte', ([, html = '']) => {
  expect(fromTree(toTree(html))).toBe(html)
})

test('the shape: content for text alone, #text where text and elements mix', () => {
  const tree = toTree('<ul class="a"><li>One &amp; two</li><li>See <a href="#x">this</a></li></ul>')
  expect(tree).toEqual({
    title: '',
    description: '',
    elements: [
      {
        type: '#fragment',
        children: [
          {
            type: 'ul',
            attributes: { class: 'a' },
            children: [
              { type: 'li', content: 'One & two' },
              {
                type: 'li',
                children: [
                  { type: '#text', content: 'See ' },
                  { type: 'a', attributes: { href: '#x' }, content: 'this' },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})

const written: PageTree = {
  title: 'Nordlys & friends',
  description: 'Coffee from "Bergen"',
  elements: [
    { type: 'header', content: 'Nordlys' },
    {
      type: 'section',
      attributes: { id: 'menu', 'data-section': '', hidden: '' },
      children: [
        { type: 'h1', content: 'Fish & <chips>' },
        { type: 'img', attributes: { src: 'a.png', alt: '' } },
        { type: 'svg', attributes: { viewBox: '0 0 1 1' }, children: [{ type: 'path', attributes: { d: 'M0 0' } }] },
        { type: 'style', content: 'a>b{content:"</style>"}' },
        { type: 'textarea', content: 'a < b' },
      ],
    },
  ],
}

test('elements without a document get one, and come back as they were', () => {
  const html = fromTree(written)
  expect(html).toContain('<title>Nordlys &amp; friends</title>')
  expect(html).toContain('<meta name="description" content="Coffee from &quot;Bergen&quot;">')
  expect(html).toContain('<h1>Fish &amp; &lt;chips&gt;</h1><img src="a.png" alt="">')
  expect(html).toContain('<section id="menu" data-section hidden>')
  expect(html).toContain('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')
  expect(html).toContain('<style>a>b{content:"<\\/style>"}</style>')
  const again = toTree(html)
  expect({ ...again, elements: again.elements.slice(0, 1) }).toEqual({
    ...written,
    elements: written.elements.slice(0, 1),
  })
  expect(fromTree(again)).toBe(html)
})

test('a list as content means what it means in its element', () => {
  const list = fromTree({ title: '', description: '', elements: [{ type: 'ul', content: ['a', 'b'] }] })
  expect(list).toContain('<ul><li>a</li><li>b</li></ul>')
  const words = fromTree({ title: '', description: '', elements: [{ type: 'h2', content: ['a', 'b'] }] })
  expect(words).toContain('<h2>a b</h2>')
})

test('a changed title or attribute wins over the way it was written', () => {
  const tree = toTree(
    "<!DOCTYPE html><html><head><title>Old  name</title><meta name='description' content='x'></head><body><p class='a'>Hi</p></body></html>",
  )
  tree.title = 'New'
  tree.description = 'y'
  const body = tree.elements.at(-1)?.children?.at(-1)
  if (body?.children?.[0]) body.children[0].attributes = { class: 'b' }
  expect(fromTree(tree)).toBe(
    '<!DOCTYPE html><html><head><title>New</title><meta name="description" content="y"></head><body><p class="b">Hi</p></body></html>',
  )
})

test('a tree deeper than calls can go is written', () => {
  const html = `${'<div>'.repeat(20_000)}x${'</div>'.repeat(20_000)}`
  expect(fromTree(toTree(html)) === html).toBe(true)
})

test.for<[string, TreeElement | object, string]>([
  ['script', { type: 'script', content: 'alert(1)' }, ''],
  ['a script by another spelling', { type: ' SCRIPT ', content: 'alert(1)' }, ''],
  ['iframe with children', { type: 'iframe', children: [{ type: 'p', content: 'x' }] }, ''],
  ['meta refresh', { type: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=//evil' } }, ''],
  ['base', { type: 'base', attributes: { href: '//evil' } }, ''],
  ['stylesheet', { type: 'link', attributes: { rel: 'stylesheet', href: '//evil' } }, ''],
  ['handlers', { type: 'p', attributes: { onclick: 'x()', ONMOUSEOVER: 'x()' }, content: 'a' }, '<p>a</p>'],
  ['javascript:', { type: 'a', attributes: { href: ' java\nscript:alert(1)' }, content: 'a' }, '<a>a</a>'],
  ['data:text/html', { type: 'a', attributes: { href: 'data:text/html,<b>' }, content: 'a' }, '<a>a</a>'],
  [
    'an animated href',
    { type: 'svg', children: [{ type: 'set', attributes: { to: 'javascript:x' } }] },
    '<svg><set/></svg>',
  ],
  ['style with url()', { type: 'p', attributes: { style: 'background:url(//e)' }, content: 'a' }, '<p>a</p>'],
  [
    'fill with a foreign url()',
    { type: 'p', attributes: { fill: 'url(//e)', mask: 'url(#m)' } },
    '<p mask="url(#m)"></p>',
  ],
  [
    'a style block that loads',
    { type: 'style', content: '@import "//e";a{b:u\\rl(//e)}' },
    '<style>a{b:none(//e)}</style>',
  ],
  ['raw source', { type: '#raw', content: '<script>1</script>' }, ''],
  ['the way it was written', { type: 'p', written: { open: '<p onclick=x>' }, content: 'a' }, '<p>a</p>'],
  ['markup as content', { type: 'p', content: '<img src=x onerror=y>' }, '<p>&lt;img src=x onerror=y&gt;</p>'],
  ['a number as content', { type: 'p', content: 42 }, '<p>42</p>'],
  ['a number as children', { type: 'p', content: 'a', children: 7 }, '<p>a</p>'],
  ['numbers among children', { type: 'p', children: [1, 'a', null, { type: 'b', content: 'c' }] }, '<p>a<b>c</b></p>'],
  [
    'names of React',
    { type: 'label', attributes: { className: 'a', htmlFor: 'b' }, content: 'c' },
    '<label class="a" for="b">c</label>',
  ],
  ['a style object', { type: 'p', attributes: { style: { marginTop: 4 } } }, '<p style="margin-top:4"></p>'],
  ['a flag', { type: 'input', attributes: { required: true, disabled: false } }, '<input required>'],
  [
    'a bad name',
    { type: 'p', attributes: { 'a b': 'c', '"><script>': 'd', __proto__x: 'e' } },
    '<p __proto__x="e"></p>',
  ],
  ['an unknown type', { type: 'Hero<script>', content: 'a' }, '<div>a</div>'],
  ['words for elements', { type: 'heading', content: 'a' }, '<h2>a</h2>'],
  ['text as an element', { type: 'text', content: 'a' }, 'a'],
  ['a link to click', { type: 'link', attributes: { href: '#a' }, content: 'b' }, '<a href="#a">b</a>'],
])('from a stranger: %s', ([, element, html]) => {
  const parsed = parseTree({ title: 'T', elements: [{ type: 'main', children: [element] }] })
  expect(parsed.ok && fromTree(parsed.tree)).toContain(`<main>${html}</main>`)
})

test.for<[string, unknown, string]>([
  ['no object', 'text', 'The reply is no JSON object.'],
  ['an array', [], 'The reply is no JSON object.'],
  ['elements as a string', { elements: '<p>' }, 'The reply has no list of elements.'],
  ['no elements', { title: 'x' }, 'The reply has no list of elements.'],
  ['only what is left out', { elements: [{ type: 'script' }] }, 'The list of elements is empty.'],
  [
    'too much text',
    { elements: [{ type: 'p', content: 'x'.repeat(1024 * 1024 + 1) }] },
    'The tree holds more than 1 MB of text.',
  ],
  [
    'too many elements',
    { elements: Array.from({ length: 20_001 }, () => ({ type: 'p' })) },
    'The tree has more than 20000 elements.',
  ],
])('refused: %s', ([, given, message]) => {
  expect(parseTree(given)).toEqual({ ok: false, message })
})

test('depth 10,000 and a cycle are refused, and prototypes stay clean', () => {
  let deep: object = { type: 'p' }
  for (let i = 0; i < 10_000; i++) deep = { type: 'div', children: [deep] }
  const message = 'The tree is deeper than 200 levels.'
  expect(parseTree({ elements: [deep] })).toEqual({ ok: false, message })
  const cycle: { type: string; children: unknown[] } = { type: 'div', children: [] }
  cycle.children.push(cycle)
  expect(parseTree({ elements: [cycle] })).toEqual({ ok: false, message })
  const polluted = '{"elements":[{"type":"p","attributes":{"__proto__":{"x":1},"constructor":"y"},"content":"a"}]}'
  const parsed = parseTree(JSON.parse(polluted))
  expect(parsed.ok && parsed.tree.elements).toEqual([{ type: 'p', content: 'a' }])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})
