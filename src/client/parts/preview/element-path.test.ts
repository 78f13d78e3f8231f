import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { elementPath } from './element-path.ts'

const inside = `<header><h1>A</h1></header>
<!-- a comment counts for nothing --> text neither
<main><section id="one"><p>x</p></section><script>1</script><section id="two"><p>y</p><b>z</b></section></main>`

test.each([
  [
    'a whole page',
    `<!doctype html><html><head><title>T</title><style>:root{--accent:red}</style></head><body>${inside}</body></html>`,
  ],
  ['a piece', inside],
  ['a piece with a title', `<title>T</title>${inside}`],
])('finds the elements of %s by their places', (_name, html) => {
  const document = openDocument(html)
  const found = [...document.elements.values()].map(({ key, start }) => [
    html.slice(start).split(/[ >]/, 2)[0],
    elementPath(document, key),
  ])
  expect(found.filter(([tag]) => !['<title', '<style', '<body'].includes(tag ?? ''))).toEqual([
    ['<header', '0'],
    ['<h1', '0/0'],
    ['<main', '1'],
    ['<section', '1/0'],
    ['<p', '1/0/0'],
    ['<script', '1/1'],
    ['<section', '1/2'],
    ['<p', '1/2/0'],
    ['<b', '1/2/1'],
  ])
})

test('the body is the empty path; the head and strangers have none', () => {
  const document = openDocument('<!doctype html><html><head><title>T</title></head><body><p>x</p></body></html>')
  expect(elementPath(document, 'body')).toBe('')
  expect(elementPath(document, 'title')).toBeNull()
  expect(elementPath(document, 'nobody')).toBeNull()
})
