import { beforeAll, describe, expect, test } from 'vitest'
import { compileTest } from '#engine/turn/classes.ts'
import { scorePage } from './score-page.ts'
import { type Expectation, type Measured, partPoints } from './types.ts'

/** A small page that has nothing to be said against it. */
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Halm, a lamp</title><meta name="description" content="A lamp of walnut."><style>:root{--accent:#0d9488}.glow{opacity:.9}</style></head>
<body class="bg-white text-zinc-900"><a href="#main">Skip</a>
<header><nav aria-label="Main"><a href="#pricing">Prices</a></nav></header>
<main id="main"><section id="hero" class="grid gap-4"><h1 class="text-4xl">Halm</h1><p>“Light for late letters.”</p>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A lamp" width="4" height="4"></section>
<section id="pricing"><h2>Prices</h2><ul class="flex gap-4"><li><h3>Small</h3></li><li><h3>Large</h3></li><li><h3>Both</h3></li></ul>
<form action="#pricing" method="post"><label for="mail">Email</label><input id="mail" name="mail" type="email"></form></section></main>
<footer><p>Halm</p></footer></body></html>
`

const expected: Expectation = {
  sections: ['pricing'],
  counts: [{ of: 'pricing', count: 3 }],
  quoted: ['Light for late letters.'],
  brand: 'Halm',
  colors: [{ css: 'teal', loose: false }],
  language: 'en',
}

const measured: Measured = {
  overflow: [360, 768, 1440].map((width) => ({ width, over: 0, what: '' })),
  targets: { all: 10, small: [] },
  body: { letters: 1000, small: 0, what: '' },
  fonts: ['Georgia', 'Avenir'],
  sizes: [14, 16, 20, 32, 48],
  colors: ['rgb(13, 148, 136)', 'rgb(255, 255, 255)', 'rgb(24, 24, 27)'],
  spacing: { all: 40, off: [] },
  lines: { all: 4, off: [] },
  fold: { heading: true, action: true },
  blankAt: [],
  errors: [],
  requests: [],
  axe: [],
}

let compiles: (name: string) => boolean
beforeAll(async () => {
  compiles = await compileTest()
})

type Change = {
  html?: (html: string) => string
  measured?: Partial<Measured>
  errors?: string[]
  expected?: Partial<Expectation>
}

const scored = (change: Change) =>
  scorePage(change.html ? change.html(page) : page, {
    expected: { ...expected, ...change.expected },
    compiles,
    errors: change.errors ?? [],
    measured: { ...measured, ...change.measured },
  })

test('a page without faults has 100 points, and every part is worth what the table says', () => {
  const { total, parts, gates, findings } = scored({})
  expect({ total, gates, findings }).toEqual({ total: 100, gates: [], findings: [] })
  for (const [part, points] of Object.entries(partPoints)) {
    const { of } = parts[part as keyof typeof partPoints] ?? { of: 0 }
    expect(of, part).toBeCloseTo(points)
  }
})

const without = (text: string | RegExp, instead = '') => ({
  html: (html: string) => {
    const changed = html.replace(text, instead)
    if (changed === html) throw new Error(`Not on the page: ${text}`)
    return changed
  },
})
const violation = (id: string, impact: 'critical' | 'serious' | 'moderate' | 'minor', count = 1) => ({
  measured: { axe: [{ id, impact, nodes: Array.from({ length: count }, (_, n) => `element ${n}`) }] },
})
const overflow = (...over: number[]) => ({
  measured: { overflow: [360, 768, 1440].map((width, index) => ({ width, over: over[index] ?? 0, what: 'hero' })) },
})

/** One fault each: what the rule loses, and that nothing else loses anything. */
const faults: [rule: string, lost: number, change: Change][] = [
  ['conformance/valid', 10, { errors: ['a', 'b', 'c'] }],
  ['accessibility/axe', 4, violation('image-alt', 'critical')],
  ['accessibility/axe', 2.4, violation('region', 'serious', 9)],
  ['accessibility/axe', 0.8, violation('region', 'moderate')],
  ['accessibility/axe', 0.4, violation('region', 'minor')],
  ['accessibility/contrast', 3, violation('color-contrast', 'serious', 3)],
  ['accessibility/contrast', 8, violation('color-contrast', 'serious', 30)],
  ['responsive/overflow-360', 2, overflow(24)],
  ['responsive/overflow-768', 1, overflow(0, 12)],
  ['responsive/overflow-1440', 2, overflow(0, 0, 400)],
  ['responsive/targets', 2.5, { measured: { targets: { all: 10, small: ['a link'] } } }],
  ['responsive/body-text', 2, { measured: { body: { letters: 800, small: 100, what: '12px' } } }],
  ['styling/classes', 10, without('text-4xl', 'text-4xxl text-huge')],
  ['links/anchors', 1, without('href="#pricing"', 'href="#prices"')],
  ['links/empty-links', 0.5, without('<a href="#pricing">', '<a href="#">Up</a><a href="#">')],
  ['links/images', 0.5, without('width="4" ')],
  ['links/images', 0.5, without('alt="A lamp" ')],
  ['links/labels', 0.5, without('for="mail"')],
  ['structure/one-h1', 2, without('<h2>Prices</h2>', '<h1>Prices</h1><h2>Sizes</h2>')],
  ['structure/headings', 1, without('<h2>Prices</h2>', '<h4>Prices</h4>')],
  ['structure/main', 1, without(/<main id="main">(.*)<\/main>/s, '<div id="main" role="dialog">$1</div>')],
  ['structure/landmarks', 0.5, without('<footer><p>Halm</p></footer>', '<p>Halm</p>')],
  ['structure/description', 1, without('content="A lamp of walnut."', 'content=""')],
  ['structure/language', 1, without('lang="en"', 'lang="de"')],
  ['structure/viewport', 1, without('name="viewport"', 'name="view"')],
  ['coverage/sections', 2.5, { expected: { sections: ['pricing', 'team'] } }],
  ['coverage/counts', 2, without('<li><h3>Both</h3></li>')],
  ['coverage/quoted', 3, without('late letters', 'early letters')],
  ['coverage/brand', 1.5, without('<h1 class="text-4xl">Halm</h1>', '<h1 class="text-4xl">A lamp</h1>')],
  ['coverage/colors', 2, { expected: { colors: [{ css: 'crimson', loose: false }] } }],
  ['design/hues', 0.5, { measured: { colors: ['#f00', '#0f0', '#00f', '#0ff'] } }],
  ['design/fonts', 1.5, { measured: { fonts: ['A', 'B', 'C'] } }],
  ['design/sizes', 0.5, { measured: { sizes: [12, 14, 16] } }],
  ['design/sizes', 1, { measured: { sizes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] } }],
  ['design/grid', 0.75, { measured: { spacing: { all: 20, off: Array.from({ length: 11 }, () => 'pt 5px') } } }],
  ['design/lines', 1, { measured: { lines: { all: 2, off: ['a', 'b'] } } }],
  ['design/fold', 0.75, { measured: { fold: { heading: true, action: false } } }],
  [
    'design/neighbours',
    0.75,
    without(
      '<section id="pricing">',
      '<section id="a"><p>One</p></section><section id="b"><p>Two</p></section><section id="pricing">',
    ),
  ],
]

test.for(faults)('%s loses %d', ([rule, lost, change]) => {
  const { total, findings, gates } = scored(change)
  expect(gates).toEqual([])
  expect(findings.map((one) => `${one.part}/${one.rule}`)).toEqual([rule])
  expect(findings[0]?.lost).toBeCloseTo(lost)
  expect(total).toBeCloseTo(100 - lost)
})

test('a page without a title loses that point', () => {
  const { findings } = scored({ ...without(/<title>.*?<\/title>/), expected: { brand: null } })
  expect(findings.map(({ rule }) => rule)).toEqual(['title'])
})

describe('gates', () => {
  const failing: [name: string, change: Change][] = [
    ['The body is empty.', without(/<body[\s\S]*<\/body>/, '<body></body>')],
    ['The document is not complete.', without('</html>')],
    ['The document is not complete.', without('<!doctype html>\n')],
    ['Placeholder text: Lorem ipsum dolor', without('<h3>Small</h3>', '<h3>Lorem ipsum dolor</h3>')],
    ['Placeholder text: …', without('<h3>Small</h3>', '<h3>…</h3>')],
    [
      'Asks another host: https://cdn.example/a.js',
      without('</head>', '<script src="https://cdn.example/a.js"></script></head>'),
    ],
    ['Asks another host: //fonts.example/a.css', without('<style>', '<style>@import "//fonts.example/a.css";')],
    ['Nothing to be seen at 360 px.', { measured: { blankAt: [360] } }],
    ['Script error: x is not defined', { measured: { errors: ['x is not defined'] } }],
    ['Asked another host: https://a.example/', { measured: { requests: ['https://a.example/'] } }],
  ]
  test.for(failing)('%s', ([sentence, change]) => {
    const { total, gates } = scored(change)
    expect(gates).toEqual([sentence])
    expect(total).toBe(0)
  })

  test('a marked slot may say what goes there, and a link may lead to another host', () => {
    const change = without(
      '<h3>Small</h3>',
      '<h3><span data-placeholder>[Your price]</span></h3><a href="https://example.com">Map</a>',
    )
    expect(scored(change).gates).toEqual([])
  })
})

test('without a browser the score is of what was measured', () => {
  const { total, parts } = scorePage(page, { expected, compiles, errors: [], measured: null })
  expect(parts.accessibility).toBeNull()
  expect(parts.responsive).toBeNull()
  expect(total).toBe(100)
})
