import { expect, test } from 'vitest'
import { linkedPage } from './linked-page.ts'

const pages = ['Home', 'About us', 'Menu'].map((name) => ({ name, html: '', version: null }))

test.for([
  ['about-us.html', 'About us'],
  ['./menu.html#pizza', 'Menu'],
  ['index.html', 'Home'],
  ['https://example.com/', null],
  ['https://example.com/about-us.html', null],
  ['mailto:a@b.c', null],
  ['/', null],
  ['prices.html', null],
] as const)('%s leads to %s', ([href, page]) => expect(linkedPage(pages, href)).toBe(page))
