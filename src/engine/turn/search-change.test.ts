import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { findPlace } from './search-change.ts'

const html = '<ul>\n  <li class="a">One</li>\n  <li class="a">Two</li>\n</ul>\n<p>$& and $1</p>'

const cases: [name: string, search: string, found: string | RegExp][] = [
  ['an exact text', '<li class="a">Two</li>', '<li class="a">Two</li>'],
  ['other white space', '<ul>\n<li   class="a">One</li>', '<ul>\n  <li class="a">One</li>'],
  ['characters that patterns use', '$& and $1', '$& and $1'],
  ['several places', '<li class="a">', /stands on the page 2 times/],
  ['several places but for white space', '<li\nclass="a">', /stands on the page 2 times/],
  ['attributes in other quotes', "<li class='a'>Two</li>", '<li class="a">Two</li>'],
  [
    'neighbours in other quotes, with references',
    "<li class='a'>One</li><li class='a'>&#84;wo</li>",
    '<li class="a">One</li>\n  <li class="a">Two</li>',
  ],
  ['an element that is none of the page’s', "<li class='b'>Two</li>", /not on the page/],
  ['nothing', '<li class="b">', /not on the page/],
  ['blanks', '  \n', /empty/],
]

test.each(cases)('%s', (_, search, found) => {
  const place = findPlace(openDocument(html), search)
  if (typeof place === 'string') expect(place).toMatch(found)
  else expect(html.slice(place.start, place.end)).toBe(found)
})
