import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { closePage } from './close-page.ts'

const cases: [html: string, closed: string][] = [
  ['<html><body><main><p>a</p></main></body></html>', '<html><body><main><p>a</p></main></body></html>'],
  ['<html><body><main><ul><li>a', '<html><body><main><ul><li>a</ul></main></body></html>\n'],
  ['<html><body><p>a<p>b', '<html><body><p>a<p>b</body></html>\n'],
  ['<html><body><h1>a</h1><a hre', '<html><body><h1>a</h1></body></html>\n'],
  ['<html><body><h1>a</h1><script>if (a < b) {', '<html><body><h1>a</h1></body></html>\n'],
  ['<html><head><title>x', '<html><head></html>\n'],
  ['<html><body><svg><path d="M0"/><g>', '<html><body><svg><path d="M0"/><g></g></svg></body></html>\n'],
]

test.each(cases)('%s', (html, closed) => {
  expect(closePage(html)).toBe(closed)
})

test('every prefix of a page becomes a document that a parser reads without an error', () => {
  const page =
    '<!doctype html>\n<html lang="en"><head><title>A &amp; B</title><style>:root{--a:1}</style></head><body ' +
    'class="a"><header id="top"><a href="/">x</a></header><main><section><h1>One</h1><img src="a.png" ' +
    'alt=""><ul><li>a</li></ul></section></main></body></html>\n'
  for (let length = page.indexOf('<header'); length < page.length; length++) {
    const errors: string[] = []
    parse(closePage(page.slice(0, length)), { onParseError: ({ code }) => errors.push(code) })
    expect(errors).toEqual([])
  }
})
