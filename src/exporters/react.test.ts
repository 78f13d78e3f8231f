import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { reactFiles } from './react.ts'
import { componentNames } from './react/component-names.ts'
import { takeApart } from './react/page-parts.ts'
import { printChildren } from './react/print-jsx.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html lang="de" class="scroll-smooth"><head><title>Nordlys</title>${head}</head><body>${body}</body></html>`
const theme = '<style>:root { --accent: red }</style>'

test('a page is a folder: its component, one for each section, its styles', () => {
  const files = reactFiles([
    {
      name: 'Home',
      html: page(
        '<header>Top</header><section data-section="hero/split"><h1>Hi</h1></section><section data-section="hero/wide"><h2>Hi again</h2></section>',
        theme,
      ),
    },
    { name: 'Über uns', html: page('<main><p>x</p><a href="/">Home</a></main>', theme) },
    { name: 'Page 3', html: page('<p>Three</p>') },
  ])
  expect([...files.keys()]).toEqual([
    'README.md',
    'styles.css',
    'home/HomePage.tsx',
    'home/Header.tsx',
    'home/Hi.tsx',
    'home/HiAgain.tsx',
    'uber-uns/UberUnsPage.tsx',
    'uber-uns/Main.tsx',
    'page-3/Page3.tsx',
    'page-3/P.tsx',
    'home/page.css',
  ])
  expect(files.get('styles.css')).toBe('@import "tailwindcss";\n@import "./home/page.css";\n')
  expect(files.get('home/page.css')).toBe(':root { --accent: red }\n')
  expect(files.get('README.md')).toContain('| Über uns | `uber-uns/UberUnsPage.tsx` | `/uber-uns` |')
  expect(files.get('README.md')).toContain('<html lang="de" class="scroll-smooth">')
})

test('a file as a person would write it', () => {
  const files = reactFiles([
    {
      name: 'Home',
      html: page(
        '<section class="p-4" aria-label="Contact us"><h2 class="text-xl">Write {now}</h2>\n<p>One <b>two</b> ' +
          'three.</p><label for="m">Mail</label> <input id="m" required tabindex="2" value="a@b.c"></section>',
      ),
    },
  ])
  expect(files.get('home/ContactUs.tsx')).toBe(`export function ContactUs() {
  return (
    <section className="p-4" aria-label="Contact us">
      <h2 className="text-xl">Write &#123;now&#125;</h2>
      <p>One <b>two</b> three.</p>
      <label htmlFor="m">Mail</label>{' '}
      <input id="m" required tabIndex={2} defaultValue="a@b.c" />
    </section>
  )
}
`)
})

test('a deep page is printed in one walk: every element once', () => {
  const deep = '<div class="p-1">'.repeat(200)
  const parts = takeApart(page(`${deep}<p>Down here</p>${'</div>'.repeat(200)}`))
  let asked = 0
  printChildren(parts.body, {
    componentOf: () => {
      asked += 1
      return null
    },
    isLeftOut: () => false,
    tagName: (tag) => tag,
    isExact: false,
    filled: null,
  })
  expect(asked).toBe(201)
})

test('links between the pages lead to their addresses', () => {
  const files = reactFiles([
    { name: 'Home', html: page('<p><a href="about-us.html#team">About</a> <a href="#x">X</a></p>') },
    { name: 'About us', html: page('<p><a href="index.html">Home</a></p>') },
  ])
  expect(files.get('home/P.tsx')).toContain('href="/about-us#team"')
  expect(files.get('home/P.tsx')).toContain('href="#x"')
  expect(files.get('about-us/P.tsx')).toContain('href="/"')
})

test('scripts and handlers stand in a file of their own and are told of', () => {
  const files = reactFiles([
    {
      name: 'Home',
      html: page(
        '<p id="a" onclick="go(); return false">x</p><div><b onfocus="y()">y</b></div><script>function go() {}</script>',
      ),
    },
  ])
  const script = files.get('public/home.js') ?? ''
  expect(script).toContain('function go() {}\n;\n')
  expect(script).toContain('on("[id=\\"a\\"]", "click", function (event) {\n  go(); return false\n})')
  expect(script).toContain('on("div > b", "focus"')
  expect(() => new Script(script)).not.toThrow()
  expect(files.get('README.md')).toContain('It also holds what stood in `onclick`, `onfocus`.')
  expect([...files].filter(([name]) => name.endsWith('.tsx')).join('')).not.toMatch(/onclick|go\(\)/)
})

test.for<[labels: string[], names: string[]]>([
  [
    ['Opening hours', 'Opening hours', 'opening-hours'],
    ['OpeningHours', 'OpeningHours2', 'OpeningHours3'],
  ],
  [
    ['24 hours', 'Größe & Maße', '営業時間', ''],
    ['Section24Hours', 'GrosseMasse', 'Section', 'Section2'],
  ],
  [
    ['Home', 'Fragment', 'What we do when it rains in Bergen'],
    ['Home', 'FragmentSection', 'WhatWeDoWhenIt'],
  ],
])('%j become %j', ([labels, names]) => {
  expect(componentNames(labels, 'Section')).toEqual(names)
})
