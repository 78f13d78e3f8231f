import { expect, test } from 'vitest'
import { expectationOf } from './expect.ts'
import { hasColor, hueFamilies } from './page-colors.ts'
import { readPage } from './read-page.ts'
import { equalNeighbours, meanSimilarity, shapeOf } from './shape.ts'

test.for([
  ['A site for a gardener', {}],
  [
    'A shop called Osier with pricing, FAQ and a contact form',
    { brand: 'Osier', sections: ['pricing', 'faq', 'contact', 'form'] },
  ],
  ['a page with the headline "Sleep is a skill"', { quoted: ['Sleep is a skill'] }],
  ['A café named “The Long Table”: menu', { brand: 'The Long Table', sections: ['menu'] }],
  ['Site d’un fleuriste appelé « Chez Odile » : horaires', { brand: 'Chez Odile', sections: ['hours'] }],
  ['Eine Buchbinderei namens Falz & Faden in Leipzig mit drei Paketen', { brand: 'Falz & Faden' }],
  [
    'a landing page with three plans and 4 testimonials',
    {
      sections: ['pricing', 'testimonials'],
      counts: [
        { of: 'pricing', count: 3 },
        { of: 'testimonials', count: 4 },
      ],
    },
  ],
  [
    'Use light yellow for the background and dark khaki for components',
    {
      colors: [
        { css: 'darkkhaki', loose: false },
        { css: 'lightyellow', loose: false },
      ],
    },
  ],
  [
    'in green and #facc15',
    {
      colors: [
        { css: '#facc15', loose: false },
        { css: '#2e8b57', loose: true },
      ],
    },
  ],
] as const)('%s', ([prompt, wanted]) => {
  const empty = { sections: [], counts: [], quoted: [], brand: null, colors: [], language: null }
  expect(expectationOf(prompt)).toEqual({ ...empty, ...wanted })
})

test.for([
  ['teal', false, ['#0d9488'], true],
  ['navy', false, ['#1e3a8a'], false],
  ['#2e8b57', true, ['oklch(0.45 0.12 150)'], true],
  ['#2e8b57', true, ['oklch(0.45 0.02 150)'], false],
  ['#2e8b57', true, ['oklch(0.45 0.12 250)'], false],
] as const)('%s (loose: %s) among %s: %s', ([css, loose, colors, found]) => {
  expect(hasColor({ css, loose }, colors)).toBe(found)
})

test.for([
  [['#fff', '#888'], 0],
  [['#f00', '#d11'], 1],
  [['#f00', '#00f', '#0b0'], 3],
  [['#f00', '#e0115f'], 1],
] as const)('%s are %d families of hues', ([colors, count]) => {
  expect(hueFamilies(colors)).toBe(count)
})

const shape = (inner: string) => shapeOf(readPage(`<body>${inner}</body>`).nodes[2] as never)
const cards = '<section><ul class="grid"><li><h3>a</h3></li><li><h3>b</h3></li></ul></section>'
const table = '<section><table><tr><td>a</td></tr></table></section>'

test('pages of one shape are alike whatever they say, others are not', () => {
  expect(meanSimilarity([shape(cards), shape(cards.replaceAll('>a<', '>other words<'))])).toBe(1)
  expect(meanSimilarity([shape(cards), shape(table)])).toBeLessThan(0.3)
  expect(meanSimilarity([shape(cards)])).toBe(0)
})

test('neighbours of one shape are named', () => {
  expect(equalNeighbours(readPage(`<main>${cards}${cards}${table}</main>`))).toEqual(['section and section'])
  expect(equalNeighbours(readPage(`<main>${cards}${table}${cards}</main>`))).toEqual([])
})
