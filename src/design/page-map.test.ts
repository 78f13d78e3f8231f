import { expect, test } from 'vitest'
import { changedBands, describeChanges, outsideChange } from './page-map.ts'

const theme = '<style>:root{--accent:#00f;--surface:#fff;--ink:#000}</style>'
const page =
  `<!doctype html><html lang="en"><head><title>Korn</title>${theme}</head><body><section id="a"><h2>Bread</h2>` +
  '</section><section id="b"><h2>Hours</h2></section></body></html>'
const turn = { whole: false, changes: ['What was asked'], check: null }
const told = (html: string) => describeChanges(turn, page, html, changedBands(page, html, []))

test.for([
  ['nothing', page, 'none'],
  ['the theme', page.replace('#00f', '#f00'), 'look'],
  ['a class of the body', page.replace('<body>', '<body class="dark">'), 'look'],
  ['the title', page.replace('Korn', 'Rye'), 'unseen'],
  ['the language', page.replace('lang="en"', 'lang="de"'), 'unseen'],
  ['a section', page.replace('Bread', 'Rolls'), 'none'],
] as const)('what changes outside of the sections with %s', ([, html, change]) => {
  expect(outsideChange(page, html)).toBe(change)
})

test.for([
  ['the theme', page.replace('#00f', '#f00'), 'The words of 2 sections kept, in the new look'],
  ['the title', page.replace('Korn', 'Rye'), 'The page looks as before'],
  ['a section', page.replace('Bread', 'Rolls'), '1 other section unchanged, byte for byte'],
  [
    'a section and the theme',
    page.replace('Bread', 'Rolls').replace('#00f', '#f00'),
    'The words of 1 other section kept, in the new look',
  ],
] as const)('beside a change of %s nothing is called unchanged that looks another way', ([, html, words]) => {
  expect(told(html)).toEqual(['What was asked', words])
})
