import { expect, test } from 'vitest'
import { cleanPage } from '../clean.ts'
import { convertFragment, convertPage } from './convert-page.ts'
import { iconSet } from './icon-set.ts'

const assets = iconSet({
  icons: {
    clock: {
      body: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><circle cx="12" cy="12" r="10"/></g>',
    },
    house: { body: '<path fill="none" stroke="currentColor" d="M3 9"/>' },
    'map-pin': { body: '<path d="M1 1"/>' },
    'chart-column-big': { body: '<path d="M2 2"/>' },
  },
  aliases: { home: { parent: 'house' } },
})
const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const convert = (html: string) => convertPage(html, assets)

test('a page that has nothing of elsewhere stays byte for byte', () => {
  const html = page(
    '<style>:root{--accent:red}</style>',
    '<h1 class="p-4">x</h1><img src="data:,x" alt=""><svg><path/></svg>',
  )
  expect(convert(html)).toEqual({ html, told: [] })
})

test('a configuration of Tailwind 3, behind comments and in a longer script, is a theme of 4', () => {
  const script = `
    // our look
    window.tailwind.config = { /* class */ darkMode: 'class', theme: { extend: {
      colors: { brand: { DEFAULT: '#0af', 500: "#08c" }, ink: '#111', bad: colors.blue },
      fontFamily: { display: ['Playfair Display', 'serif'] },
      keyframes: { rise: { '0%': { opacity: 0, transform: 'translateY(8px)' }, '100%': { opacity: 1 } } },
      animation: { rise: 'rise .4s ease-out' },
      typography: (theme) => ({}),
    } }, plugins: [require('x')] };
    document.title = 'kept'`
  const { html, told } = convert(
    page(`<script src="https://cdn.tailwindcss.com"></script><script>${script}</script>`, '<p class="bg-brand">x</p>'),
  )
  for (const line of [
    '@custom-variant dark (&:where(.dark, .dark *));',
    '--color-brand: #0af;',
    '--color-brand-500: #08c;',
    '--color-ink: #111;',
    '--font-display: "Playfair Display", serif;',
    '--animate-rise: rise .4s ease-out;',
    '@keyframes rise { 0% { opacity: 0; transform: translateY(8px) } 100% { opacity: 1 } }',
    "document.title = 'kept'",
    'border-color: #e5e7eb',
  ])
    expect(html).toContain(line)
  expect(html).not.toMatch(/cdn\.tailwindcss|tailwind\.config|color-bad/)
  expect(told).toEqual(['left out of the Tailwind configuration: typography'])
})

test('what a configuration says cannot end the style', () => {
  const { html } = convert(
    page(
      `<script>tailwind.config={theme:{extend:{colors:{a:'red;}</style><script>x',b:'#0f0','c}':'#00f'}}}}</script>`,
      '<p>x</p>',
    ),
  )
  expect(html).toContain('--color-b: #0f0')
  expect(html).not.toMatch(/--color-a|--color-c/)
})

test.each([
  ['bg-black bg-opacity-50 p-4', 'bg-black/50 p-4'],
  ['hover:bg-opacity-75 bg-blue-600', 'bg-blue-600 hover:bg-blue-600/75'],
  ['text-white text-opacity-[.8]', 'text-white/[.8]'],
])('in a page of Tailwind 3 %s is %s', (classes, expected) => {
  const { html } = convert(page('<script src="https://cdn.tailwindcss.com"></script>', `<p class="${classes}">x</p>`))
  expect(html).toContain(`<p class="${expected}">`)
  expect(html).toContain('--shadow-sm: 0 1px 2px 0')
})

test('typefaces of font services take ours, the nearest one where there is none of that name', () => {
  const { html, told } = convert(
    page(
      '<link href="https://fonts.googleapis.com/css2?family=Inter:wght@400;700&family=Lobster&display=swap" rel="stylesheet">' +
        "<style>@import url('https://fonts.googleapis.com/css?family=Source+Sans+Pro|Lora');" +
        "body{font-family:Inter,'Source Sans Pro'}h1{font-family: Lobster, cursive}</style>",
      `<p style="font-family:'Lobster'" class="font-['Source_Sans_Pro']">Lobster</p>`,
    ),
  )
  expect(html).not.toContain('googleapis')
  expect(html).toContain("body{font-family:Inter,'Open Sans'}h1{font-family: Caveat, cursive}")
  expect(html).toContain(`class="font-['Open_Sans']">Lobster`)
  expect(told).toEqual([
    'Lobster is not among the typefaces here: Caveat stands for it',
    'Source Sans Pro is not among the typefaces here: Open Sans stands for it',
  ])
})

test.each([
  ['ours', '<svg data-icon="clock" class="size-5"></svg>', 'data-icon="clock" class="size-5"', '<circle'],
  ['ours, by an old name', '<svg data-icon="home"></svg>', 'data-icon="home"', 'd="M3 9"'],
  [
    'Font Awesome',
    '<i class="fa-solid fa-location-dot text-xl" aria-hidden="true"></i>',
    'data-icon="map-pin" class="text-xl"',
    'M1 1',
  ],
  ['Feather', '<i data-feather="clock"></i>', 'data-icon="clock"', '<circle'],
  ['Material', '<span class="material-icons">schedule</span>', 'data-icon="clock"', '<circle'],
  ['Bootstrap', '<i class="bi bi-house-fill"></i>', 'data-icon="house"', 'd="M3 9"'],
  ['a name that shares a word', '<i class="fas fa-chart-column-wide"></i>', 'data-icon="chart-column-big"', 'M2 2'],
])('an icon of %s is drawn', (_name, written, start, drawing) => {
  const { html, told } = convert(page('', written))
  expect(html).toContain(start)
  expect(html).toContain(drawing)
  expect(html).toContain('viewBox="0 0 24 24"')
  expect(told).toEqual([])
})

test('an icon that is near nothing is left out and told; one that is drawn stays', () => {
  const own = '<svg data-icon="mine"><path d="M0 0"/></svg>'
  const { html, told } = convert(page('', `<i class="fas fa-zzyzx"></i>${own}`))
  expect(html).toBe(page('', own))
  expect(told).toEqual(['left out the icon “zzyzx”'])
})

test('handlers are one script; what cannot be read as a whole stays', () => {
  const { html } = convert(
    page('', `<button onclick="go('a</b>')">a</button><a onclick="go('a</b>')">b</a><p onclick="if (x) {">c</p>`),
  )
  expect(html).toContain('<button data-on="1">a</button><a data-on="1">b</a><p onclick="if (x) {">c</p>')
  expect(html).toContain("on(1, 'click', function (event) { go('a<\\/b>')")
})

test('Alpine becomes a script without anything that runs text', () => {
  const { html, told } = convert(
    page(
      '<script defer src="https://cdn.jsdelivr.net/npm/alpinejs@3.x.x/dist/cdn.min.js"></script>',
      '<div x-data="{ open: false }" @click.away="open = false"><button @click="open = !open" :aria-expanded="open">Menu</button>' +
        '<p x-show="open" x-cloak x-transition.opacity>x</p><i x-mask="99"></i></div>',
    ),
  )
  expect(html).toContain('<div data-x="1"><button data-x="2">Menu</button><p data-x="3">x</p><i></i></div>')
  expect(html).toContain("['on', function ($) { with ($) { open = false")
  expect(html).not.toMatch(/alpinejs|x-show|new Function|eval\(/)
  expect(told).toEqual(['left out of Alpine: x-mask'])
})

test('Chart.js is ours, any other library is told by its name', () => {
  const { html, told } = convert(
    page(
      '<script src="https://cdn.jsdelivr.net/npm/chart.js"></script>' +
        '<script src="https://cdnjs.cloudflare.com/ajax/libs/gsap/3.12.2/gsap.min.js"></script>' +
        '<script src="//x.example/lib/thing.min.js?v=2"></script>',
      '<canvas id="c"></canvas><script>gsap.to("p", {x: 1})</script><script>Thing.run(); $(".a").hide()</script>',
    ),
  )
  expect(html).toContain('<script data-library="chart.js"></script>')
  expect(cleanPage(html).html).not.toContain('cdnjs')
  expect(html.match(/<script data-library="gsap"><\/script>/g)).toHaveLength(1)
  expect(html).toContain('gsap.to("p", {x: 1})')
  expect(told).toEqual([
    'GSAP is not here: what it moves stands where it comes to rest',
    'left out thing (x.example): pages here load nothing from other hosts',
  ])
})

test('pictures of other hosts are slots that remember their address', () => {
  const { html, told } = convert(
    page(
      '<style>.hero{background:url("https://images.example/a.jpg") center/cover}</style>',
      '<img src="https://images.example/b.jpg?w=800" srcset="https://images.example/c.jpg 2x" alt="A baker" class="w-full" width="800" height="600">' +
        '<img src="data:,x" alt="">',
    ),
  )
  expect(html).toContain(
    '<img data-slot="photo" data-from="https://images.example/b.jpg?w=800" alt="A baker" class="w-full" width="800" height="600">',
  )
  expect(html).toContain('.hero{background:none center/cover}')
  expect(html).toContain('<img src="data:,x" alt="">')
  expect(told).toEqual([
    'a picture of another host is a slot with its address',
    'left out a picture of other hosts that the styles load',
  ])
})

test('a piece of a page gets its icons and slots too', () => {
  const { html } = convertFragment(
    '<li><svg data-icon="clock"></svg><img src="//x.example/a.png" alt="a"></li>',
    assets,
  )
  expect(html).toMatch(
    /^<li><svg data-icon="clock".*<circle.*<img data-slot="photo" data-from="https:\/\/x\.example\/a\.png" alt="a"><\/li>$/,
  )
})
