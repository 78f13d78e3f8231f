import { expect, test } from 'vitest'
import { openDocument } from '../document.ts'
import type { Key } from '../types.ts'
import { type ComputedStyle, computedStyles } from './computed-styles.ts'

const page = (css: string, body: string) =>
  openDocument(`<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`)

const theme = ':root{--surface:#fff;--ink:#111;--accent:#06c}'

type Looks = Partial<Pick<ComputedStyle, 'color' | 'ground' | 'size' | 'weight' | 'align'>>
type Case = [what: string, css: string, body: string, key: Key, looks: Looks]

const cases: Case[] = [
  ['grounds that attributes give', '', '<p bgcolor="#ff0000">x</p>', 'p1', { ground: '#ff0000ff' }],
  ['what a browser gives a heading', '', '<h2>x</h2>', 'h1', { size: 24, weight: 700, color: '#000000ff' }],
  ['nothing of it after a reset', theme, '<h2>x</h2>', 'h1', { size: 16, weight: 400 }],
  [
    'the rule that is more specific',
    '.a p{color:red} p{color:blue}',
    '<div class="a"><p>x</p></div>',
    'p1',
    { color: '#ff0000ff' },
  ],
  ['the rule that comes later', 'p{color:red} p{color:blue}', '<p>x</p>', 'p1', { color: '#0000ffff' }],
  ['what insists', 'p{color:red!important} #i{color:blue}', '<p id="i">x</p>', 'p1', { color: '#ff0000ff' }],
  ['a style over rules', 'p{color:red}', '<p style="color:#123">x</p>', 'p1', { color: '#112233ff' }],
  ['a rule over a utility', `${theme} .b{color:red}`, '<p class="b text-white">x</p>', 'p1', { color: '#ff0000ff' }],
  [
    'a utility over a layer',
    `${theme} @layer base{p{color:red}}`,
    '<p class="text-white">x</p>',
    'p1',
    { color: '#ffffffff' },
  ],
  ['a utility for wide windows', theme, '<p class="md:text-5xl text-sm 2xl:text-xs">x</p>', 'p1', { size: 48 }],
  [
    'a utility on a plain page over its rules',
    'p{color:red}',
    '<p class="text-white">x</p>',
    'p1',
    { color: '#ffffffff' },
  ],
  [
    'variables, and what stands for missing ones',
    ':root{--a:var(--b);--b:#0f0} p{color:var(--a);background:var(--c,#fff)}',
    '<p>x</p>',
    'p1',
    { color: '#00ff00ff', ground: '#ffffffff' },
  ],
  [
    'a variable of the part around',
    '.n{--a:#000} p{color:var(--a)}',
    '<div class="n"><p>x</p></div>',
    'p1',
    { color: '#000000ff' },
  ],
  [
    'sizes in em, rem and per cent',
    'html{font-size:62.5%} div{font-size:2rem} p{font-size:1.5em}',
    '<div><p>x</p></div>',
    'p1',
    { size: 30 },
  ],
  ['a size between bounds', 'p{font-size:clamp(1rem, 4vw, 2rem)}', '<p>x</p>', 'p1', { size: 32 }],
  [
    'conditions of width that hold',
    '@media (max-width:600px){p{color:red}} @media (min-width:600px){p{font-weight:600}}',
    '<p>x</p>',
    'p1',
    { color: '#000000ff', weight: 600 },
  ],
  [
    'nested rules',
    '.a{color:red; & p{color:blue} .b{color:lime}}',
    '<div class="a"><p>x</p></div>',
    'p1',
    { color: '#0000ffff' },
  ],
  ['no states that come and go', 'p:hover{color:red} p::before{color:lime}', '<p>x</p>', 'p1', { color: '#000000ff' }],
  [
    'places among siblings',
    'p:nth-child(2n){color:red} p:not(:first-child){font-weight:700}',
    '<p>x</p><p>y</p>',
    'p2',
    { color: '#ff0000ff', weight: 700 },
  ],
  [
    'attributes, by a part of them and in any case',
    '[href^="tel:"]{color:red} [REL~="b"]{font-weight:700} [type="Big" i]{font-size:20px}',
    '<a href="tel:1" rel="a b" type="bIG">x</a>',
    'a1',
    { color: '#ff0000ff', weight: 700, size: 20 },
  ],
  [
    'one of several, which weighs as the heaviest of them or nothing',
    ':is(#no, p){color:red} p.a{color:blue} :where(#i){font-weight:700} p{font-weight:300}',
    '<p id="i" class="a">x</p>',
    'p1',
    { color: '#ff0000ff', weight: 300 },
  ],
  [
    'what comes somewhere behind, and what is in it',
    'h2 ~ div p:nth-last-child(-n + 2){color:red}',
    '<h2>x</h2><i></i><div><p>a</p><p>b</p><p>c</p></div>',
    'p2',
    { color: '#ff0000ff' },
  ],
  ['neighbours', 'h2 + p{color:red}', '<h2>x</h2><p>y</p>', 'p1', { color: '#ff0000ff' }],
  [
    'what is inherited',
    'div{text-align:center;font-weight:300}',
    '<div><p>x</p></div>',
    'p1',
    { align: 'center', weight: 300 },
  ],
  [
    'no colour of a gradient',
    'p{background:linear-gradient(red,blue);color:#fff}',
    '<p>x</p>',
    'p1',
    { ground: null, color: '#ffffffff' },
  ],
  ['no colour of words cut out of one', 'p{background-clip:text;color:transparent}', '<p>x</p>', 'p1', { color: null }],
  [
    'colours of the palette, and shares of them',
    theme,
    '<p class="bg-black/50 text-red-500">x</p>',
    'p1',
    { ground: '#00000080', color: '#fb2c36ff' },
  ],
]

test.for(cases)('reads %s', ([, css, body, key, looks]) => {
  expect(computedStyles(page(css, body)).of(key)).toMatchObject(looks)
})

test('takes sheets of ground together, as far as they are colours', () => {
  const document = page(
    'body{background:#000} .half{background:rgb(255 255 255 / .5)} .sky{background:url(a.png)}',
    '<div class="half"><p>x</p></div><div class="sky"><h2>y</h2></div><h3>z</h3>',
  )
  const { groundBehind } = computedStyles(document)
  expect(['p1', 'h1', 'h2'].map(groundBehind)).toEqual(['#808080', null, '#000000'])
})

test('a row of descendants in a deep page is read, though there are more ways through it than atoms', () => {
  const deep = 120
  const css = `i${' div'.repeat(20)} p{color:red} div${' div'.repeat(20)} p{font-weight:700}`
  const document = page(css, `${'<div>'.repeat(deep)}<p>x</p>${'</div>'.repeat(deep)}`)
  expect(computedStyles(document).of('p1')).toMatchObject({ color: '#000000ff', weight: 700 })
})

test('a sheet that is cut anywhere is read as far as it goes', () => {
  const css =
    '.a:not(.b,[c="}"]) > p{color:rgb(1 2 3);/* } */ background:var(--x, url("a;b"))} @media (min-width:1px){p{margin:0'
  for (let end = 0; end <= css.length; end++)
    expect(computedStyles(page(css.slice(0, end), '<p class="a">x</p>')).of('p1')).not.toBeNull()
})
