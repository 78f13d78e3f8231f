import { expect, test } from 'vitest'
import { lettersIn, readLetters, writeLetters } from './alphabets.ts'
import { carriedFaces, lettersOf, servedFaces, subsetAddress } from './faces.ts'
import { typefaces } from './typefaces.ts'
import { usedTypefaces } from './used.ts'

const used = (html: string, css = '') =>
  usedTypefaces(html, css).map(({ face, weights, isItalic }) =>
    [face.family, weights.join(' '), ...(isItalic ? ['italic'] : [])].join(', '),
  )

test('there are twenty', () => {
  expect(typefaces.length).toBe(20)
})

test.each([
  [
    'a variable of the theme',
    '<style>:root{--font-display:"Playfair Display",serif}</style>',
    ['Playfair Display, 400'],
  ],
  ['a rule', '<style>body{font-family:inter,sans-serif}</style>', ['Inter, 400']],
  ['the short form', '<style>p{font:italic 600 1rem/1.5 "DM Sans",sans-serif}</style>', ['DM Sans, 400 600, italic']],
  ['the short form, bare', '<p style="font:bold 16px Open Sans, Arial">x</p>', ['Open Sans, 400 700']],
  ['an attribute', '<b style="font-family: \'Lora\'">x</b>', ['Lora, 400 700']],
  ['a class', `<h1 class="font-['Space_Grotesk'] p-2">x</h1>`, ['Space Grotesk, 400 700']],
  [
    'a script',
    `<script>Chart.defaults.font.family = "Inter"; x({fontFamily: "'Roboto', sans-serif"})</script>`,
    ['Roboto, 400'],
  ],
  [
    'a list: its first name',
    '<style>p{font-family:Inter,Roboto} b{font-family:system-ui,Lora}</style>',
    ['Inter, 400'],
  ],
  ['weights that it does not have', '<style>p{font-family:Lora;font-weight:900}</style>', ['Lora, 400 700']],
  ['a face that has no italic', '<style>p{font-family:Outfit}</style><em>x</em>', ['Outfit, 400']],
])('a page names a typeface in %s', (_name, html, expected) => {
  expect(used(html)).toEqual(expected)
})

test.each([
  ['its words', '<p>We set it in Inter, and Lora.</p>'],
  ['another one of a longer name', '<style>p{font-family:"Roboto Slab","Nunito Sans",Inter Tight}</style>'],
  ['a class of its own', '<style>.inter{color:red} .lora:hover{a:b}</style><p class="inter">x</p>'],
  [
    'a face that it brings along',
    '<style>@font-face{font-family:"Inter";src:url(data:,x)} p{font-family:Inter}</style>',
  ],
  ['a comment in no style', '<!-- font-family: Inter -->'],
])('a page does not name one in %s', (_name, html) => {
  expect(used(html)).toEqual([])
})

test('weights come from the compiled styles as well', () => {
  const css =
    '.font-black{--tw-font-weight:var(--font-weight-black);font-weight:var(--font-weight-black)}:root{--font-weight-black:900}'
  expect(used('<style>:root{--font-body:Inter}</style>', css)).toEqual(['Inter, 400 900'])
})

const inter = usedTypefaces('<style>p{font-family:Inter;font-weight:600}</style><em>x</em>', '')

test('a preview is served whole files, a face for each alphabet', () => {
  const css = servedFaces(inter)
  expect(css.match(/@font-face/g)?.length).toBe(14)
  expect(css).toContain('font-weight:100 900')
  expect(css).toContain('url(/typefaces/inter-latin-wght-italic.woff2) format("woff2");unicode-range:U+0000-00FF')
})

test('a download carries the alphabets, letters and weights that are used', () => {
  const faces = carriedFaces(inter, 'Grüße, Жук')
  expect(faces.map(({ file, weight }) => `${file} ${weight}`)).toEqual([
    'inter-latin-wght-normal.woff2 400 600',
    'inter-cyrillic-wght-normal.woff2 400 600',
    'inter-latin-wght-italic.woff2 400 600',
    'inter-cyrillic-wght-italic.woff2 400 600',
  ])
  const [latin] = faces
  expect(latin && subsetAddress(latin)).toMatch(
    /^\/typefaces\/inter-latin-wght-normal\.woff2\?letters=20-7e,dc,.*&weight=400-600$/,
  )
})

test('letters go into an address and come back', () => {
  const letters = lettersOf('Grüße — “so”')
  expect(readLetters(writeLetters(letters), 500)).toEqual(letters)
  expect(lettersIn('latin', lettersOf('aЖ'))).toContain('a'.codePointAt(0))
  for (const text of ['', 'x', '20-', '9-8', '1,,2', '20-7e;', '0-ffffff', '1-2-3'])
    expect(readLetters(text, 500)).toBeNull()
})
