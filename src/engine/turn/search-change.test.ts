import { expect, test } from 'vitest'
import { findPlace } from './search-change.ts'

const html = '<ul>\n  <li class="a">One</li>\n  <li class="a">Two</li>\n</ul>\n<p>$& and $1</p>'

const cases: [name: string, search: string, found: string | RegExp][] = [
  ['an exact text', '<li class="a">Two</li>', '<li class="a">Two</li>'],
  ['other white space', '<ul>\n<li   class="a">One</li>', '<ul>\n  <li class="a">One</li>'],
  ['characters that patterns use', '$& and $1', '$& and $1'],
  ['several places', '<li class="a">', /stands on the page 2 times/],
  ['several places but for white space', '<li\nclass="a">', /stands on the page 2 times/],
  ['nothing', '<li class="b">', /not on the page/],
  ['blanks', '  \n', /empty/],
]

test.each(cases)('%s', (_, search, found) => {
  const place = findPlace(html, search)
  if (typeof place === 'string') expect(place).toMatch(found)
  else expect(html.slice(place.start, place.end)).toBe(found)
})
