import { expect, test } from 'vitest'
import { linkToFiles } from './file-links.ts'
import { pageOfLink } from './links.ts'

const pages = ['Home', 'About us', 'Prices & plans', 'Über uns']

test.each([
  ['/', 'Home', ''],
  ['./', 'Home', ''],
  ['index.html', 'Home', ''],
  ['/index.html#top', 'Home', '#top'],
  ['home', 'Home', ''],
  ['/about-us', 'About us', ''],
  ['about-us.html', 'About us', ''],
  ['./About%20us/', 'About us', ''],
  ['/about-us/index.html#team', 'About us', '#team'],
  ['/prices-plans', 'Prices & plans', ''],
  ['/%C3%BCber-uns', 'Über uns', ''],
  ['/uber-uns.html', 'Über uns', ''],
])('%s leads to the page %s%s', (href, page, hash) => {
  expect(pageOfLink(href, pages)).toEqual({ page, hash })
})

test.each([
  ['#top'],
  [''],
  ['https://example.com/about-us'],
  ['//example.com'],
  ['mailto:a@b.c'],
  ['tel:+47'],
  ['javascript:alert(1)'],
  ['/nowhere'],
  ['/about-us?x=1'],
  ['%E0%A4%A'],
])('%s leads to no page', (href) => {
  expect(pageOfLink(href, pages)).toBeNull()
})

test('without a Home the first page is the one at /', () => {
  expect(pageOfLink('/', ['Start', 'Home page'])).toEqual({ page: 'Start', hash: '' })
})

test('a project without pages has no targets', () => {
  expect(pageOfLink('/', [])).toBeNull()
})

test('links become files, everything else keeps its bytes', () => {
  const files = new Map([
    ['Home', 'index.html'],
    ['About us', 'about us.html'],
  ])
  const page = `<a class=x href='/about-us#a"b'>A</a> <a href=/>H</a> <a href="#x">X</a> <a href="https://x.y/">Y</a>
<form action="/about-us"></form> <!-- <a href="/"> --> <p href="/">`
  expect(
    linkToFiles(page, files),
  ).toBe(`<a class=x href="about%20us.html#a&quot;b">A</a> <a href="index.html">H</a> <a href="#x">X</a> <a href="https://x.y/">Y</a>
<form action="about%20us.html"></form> <!-- <a href="/"> --> <p href="/">`)
})

test('a link that is left open, which a browser repeats, is written once', () => {
  const files = new Map([['Home', 'index.html']])
  const page = (href: string) => `<p>text<a href="${href}"><div class="p-4"><b>`
  expect(linkToFiles(page('/'), files)).toBe(page('index.html'))
})
