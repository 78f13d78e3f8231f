import { beforeAll, expect, test } from 'vitest'
import { compileTest } from '#engine/turn/classes.ts'
import { pageStyles } from './page-styles.ts'
import { addedUtilities, mayUseTailwind, usesTailwind } from './uses-tailwind.ts'

let compiles: (name: string) => boolean = () => false
beforeAll(async () => {
  compiles = await compileTest()
})

const body = (classes: string) =>
  classes
    .split(' ')
    .map((name) => `<div class="${name}">x</div>`)
    .join('')
const utilities = body('flex items-center gap-4 p-6 text-2xl font-semibold md:grid-cols-3 hover:bg-zinc-100')
const own = '<style>.card{a:b} .card h2{a:b} .menu{a:b} .menu a{a:b} .hero{a:b} h1{a:b} ul{a:b}</style>'
const bootstrap = body(
  'container row col-md-6 btn btn-primary navbar navbar-expand-lg d-flex mb-3 p-3 mt-5 text-center rounded border ' +
    'card card-body img-fluid w-100 text-white py-5 me-2 visible collapse',
)

test.each([
  ['the script of its CDN', '<script src="https://cdn.tailwindcss.com"></script><h1>x</h1>'],
  ['its browser script', '<script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4"></script>'],
  ['its configuration', '<script>tailwind.config = {}</script>'],
  ['its stylesheet', '<link rel="stylesheet" href="/dist/tailwind.min.css">'],
  ['a style for its browser script', '<style type="text/tailwindcss">@theme{}</style>'],
  ['the mark of the built-in designer', '<meta name="generator" content="Pagewright; family=x; domain=y"><h1>x</h1>'],
  ['the theme that a model is asked for', '<style>:root{--surface:#fff;--ink:#000;--accent:red}</style><h1>x</h1>'],
  ['utilities', utilities],
  ['one utility', '<p class="p-4">x</p>'],
  ['utilities and a few rules of its own', `<style>.fade{a:b} .card{a:b}</style>${utilities}${body('fade card')}`],
  ['utilities and icons', `${utilities}${body('fas fa-user fa-home fa-cog bi bi-x group peer/menu dark')}`],
  ['utilities and hooks', `${utilities}${body('js-menu open')}`],
])('a page uses Tailwind: %s', (_name, html) => {
  expect(usesTailwind(pageStyles(html), compiles)).toBe(true)
})

test.each([
  ['no class at all', '<h1>x</h1><ul><li>y</li></ul>'],
  ['its own classes', `${own}${body('card menu hero')}`],
  [
    'its own CSS under the names of utilities',
    `<style>.flex{a:b} .container{a:b} .mt-4{a:b}</style>${body('flex container mt-4')}`,
  ],
  ['its own classes and a utility or two', `${own}${body('card menu hero flex mt-4')}`],
  ['classes of Bootstrap whose stylesheet is lost', bootstrap],
  ['classes of Bootstrap with its CSS', `<style>.container{a:b}.row{a:b}.btn{a:b}</style>${bootstrap}`],
  ['hooks that are words', body('container header active')],
  ['a comment about Tailwind', '<!-- <script src="https://cdn.tailwindcss.com"></script> --><h1>x</h1>'],
  ['another generator', '<meta name="generator" content="WordPress 6"><h1>x</h1>'],
])('a page does not use Tailwind: %s', (_name, html) => {
  expect(usesTailwind(pageStyles(html), compiles)).toBe(false)
})

test.each([
  ['that has not begun to say', '<!doctype html><head><title>x</title></head><body><h1>', true],
  ['with a rule of its own', '<!doctype html><head><style>.x{a:b}</style></head><body><header class="x">', true],
  ['with rules, and utilities from the start', `<!doctype html><head>${own}</head><body class="bg-zinc-50 p-4">`, true],
  ['with the script', `<head><script src="https://cdn.tailwindcss.com"></script>${own}</head><body><h1>`, true],
  ['with a look of its own', `<!doctype html><head>${own}</head><body><header class="menu">`, false],
  ['with a look of elements alone', '<head><style>h1,h2,p,a,li,td,nav{a:b}</style></head><body><h1>', false],
])('a page on its way %s', (_name, html, expected) => {
  expect(mayUseTailwind(pageStyles(html), compiles)).toBe(expected)
})

test.each([
  [
    'what only Tailwind knows',
    `${own}${body('card hero menu p-8 md:flex bg-(--accent) text-red-700')}`,
    ['p-8', 'md:flex', 'bg-(--accent)', 'text-red-700'],
  ],
  ['steps, where every class has a meaning', `${own}${body('card hero menu py-2')}`, ['py-2']],
  ['no steps, where a framework is missing', `${own}${body('card hero menu py-2 btn-primary')}`, []],
  ['no mere words', `${own}${body('card hero menu container visible table')}`, []],
  [
    'nothing that it names itself',
    `<style>.p-8{a:b} .x .text-2xl{a:b} .a{b:c} .d{e:f}</style>${body('a d p-8 text-2xl')}`,
    [],
  ],
])('a plain page gets %s', (_name, html, expected) => {
  expect(addedUtilities(pageStyles(html), compiles)).toEqual(expected)
})
