import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createAdditionCompiler, createCssCompiler } from './css.ts'
import { pageCompiler, pageCss } from './page-css.ts'

const tailwind = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')
const compilers = {
  whole: () => createCssCompiler(tailwind),
  additions: (guests?: string) => createAdditionCompiler(tailwind, guests),
}

const reset = 'box-sizing: border-box'
const own = '<style>.card{a:b} .menu{a:b} .hero{a:b} .nav a{a:b} h1{a:b} ul{a:b}</style>'

test('a page that uses Tailwind gets reset and utilities', async () => {
  const { css, isPlain } = await pageCss('<p class="p-8 flex">x</p>', tailwind)
  expect(isPlain).toBe(false)
  for (const part of [reset, '.p-8 {', '.flex {']) expect(css).toContain(part)
})

test('no utility for a class that its own CSS defines, in any step', async () => {
  const html =
    '<style>.container{max-width:900px} .dark .flex{a:b}</style><main class="container flex p-8 mt-6 gap-6 text-2xl">'
  const { css, own } = await pageCss(html, tailwind)
  expect(css).not.toContain('.container')
  expect(css).toContain('.flex {')
  expect(own).toEqual(['container'])
  const states = await pageCompiler(html, compilers, true)
  expect((await states(`${html}<p class="container text-2xl">`)).css).not.toContain('.container')
})

test.each([
  ['a page of the browser', '<h1>x</h1>'],
  ['a page with its own look', `${own}<main class="card menu hero container visible">`],
])('%s gets nothing', async (_name, html) => {
  expect(await pageCss(html, tailwind)).toEqual({ css: '', isPlain: true, own: [], typefaces: [] })
})

test('what is added to a plain page comes without the reset, and wins', async () => {
  const { css, isPlain } = await pageCss(`${own}<main class="card menu hero p-8">`, tailwind)
  expect(isPlain).toBe(true)
  expect(css).toMatch(/\.p-8 \{\s*padding: [^;]*!important/)
  expect(css).not.toContain(reset)
})

test('what was decided at the beginning of a stream holds', async () => {
  const start = '<!doctype html><html><head><title>x</title></head><body>'
  const written = await pageCompiler(`${start}<h1>`, compilers, true)
  expect((await written(`${start}<h1>x</h1><p class="a b c d">`)).isPlain).toBe(false)
  const plain = await pageCompiler(`${start.replace('</head>', `${own}</head>`)}<h1 class="hero">`, compilers, true)
  const later = await plain(`${start}${own}<h1 class="hero">x</h1><p class="p-4 flex gap-6 text-xl grid-cols-3">`)
  expect(later.isPlain).toBe(true)
  expect(later.css).not.toContain(reset)
})

const edited = (more: string) =>
  `${own}<body><h1${more}>x</h1><div class="card"><ul><li>a</li><li>b</li></ul></div><p>y</p><p>z</p><footer>w</footer>`

test('a look that an edit gave one element of a plain page leaves the others as they are', async () => {
  const { css, isPlain } = await pageCss(edited(' class="text-4xl bg-[#2563eb] text-white"'), tailwind)
  expect(isPlain).toBe(true)
  for (const part of ['.text-4xl {', '2563eb', '.text-white {']) expect(css).toContain(part)
  expect(css).not.toContain(reset)
})

test('a section that was written here is whole in a plain page, and the reset stays inside of it', async () => {
  const section =
    '<section data-section="pricing/bars" class="grid gap-6 p-4 md:grid-cols-3"><h2 class="flex border">P</h2></section>'
  const { css, isPlain } = await pageCss(edited('').replace('<footer>', `${section}<footer>`), tailwind)
  expect(isPlain).toBe(true)
  for (const part of ['.grid {', '.p-4 {', '.flex {', '.border {']) expect(css).toContain(part)
  expect(css.indexOf("@scope ([data-section*='/'])")).toBeGreaterThan(0)
  expect(css.indexOf(reset)).toBeGreaterThan(css.indexOf('@scope'))
})

test('a page that is made of such sections is one whole', async () => {
  const section = '<section data-section="hero/wide" class="grid p-4"><h1 class="text-4xl">x</h1></section>'
  const { css, isPlain } = await pageCss(`<body><a href="#x">Skip</a><main>${section}${section}</main>`, tailwind)
  expect(isPlain).toBe(false)
  expect(css).toContain(reset)
  expect(css).not.toContain('@scope')
})
