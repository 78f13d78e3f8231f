import { expect, test } from 'vitest'
import { contentDisposition, distinctNames, downloadName } from './names.ts'

test.each([
  [
    ['index', 'about'],
    ['index.html', 'about.html'],
  ],
  [
    ['a', 'A', 'a'],
    ['a.html', 'A-2.html', 'a-3.html'],
  ],
  [
    ['a', 'a-2', 'a'],
    ['a.html', 'a-2.html', 'a-3.html'],
  ],
  [[], []],
])('%j become %j', (names, expected) => {
  expect(distinctNames(names, 'html')).toEqual(expected)
})

test.each([
  ['page.html', `attachment; filename="page.html"; filename*=UTF-8''page.html`],
  ['Über uns.html', `attachment; filename="_ber uns.html"; filename*=UTF-8''%C3%9Cber%20uns.html`],
  ['a"b.html', `attachment; filename="a_b.html"; filename*=UTF-8''a%22b.html`],
  ['../../x', `attachment; filename=".._.._x"; filename*=UTF-8''.._.._x`],
  ['a\r\nX: y', `attachment; filename="a__X: y"; filename*=UTF-8''a__X%3A%20y`],
  ['\ud800x', `attachment; filename="_x"; filename*=UTF-8''%EF%BF%BDx`],
  ["it's (1)*.html", `attachment; filename="it's (1)*.html"; filename*=UTF-8''it%27s%20%281%29%2A.html`],
])('the header for %j is safe', (name, expected) => {
  const header = contentDisposition(name)
  expect(header).toBe(expected)
  expect(header).toMatch(/^[\x20-\x7e]+$/)
})

test.each([
  ['Home', undefined, 'index'],
  ['About us', undefined, 'about-us'],
  ['Home', 'Nordlys Kaffe', 'nordlys-kaffe'],
  ['About us', 'Nordlys Kaffe', 'nordlys-kaffe-about-us'],
  ['Home', '../../etc', 'etc'],
])('%s of the project %s is downloaded as %s', (page, project, name) => {
  expect(downloadName({ page, project })).toBe(name)
})
