import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { type CssOf, loadUtilities } from './design-system.ts'

const stylesheet = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')

let cssOf: CssOf
beforeAll(async () => {
  cssOf = await loadUtilities(stylesheet)
})

/** What is written on the way may differ, what it says may not. */
const bare = (css: string | null | undefined) => css?.replace(/\s+/g, ' ').trim()

test.for([
  ['flex', '.flex { display: flex; }'],
  ['-mt-2', '.-mt-2 { margin-top: calc(var(--spacing) * -2); }'],
  ['text-indigo-600', '.text-indigo-600 { color: var(--color-indigo-600); }'],
  ['w-[3px]', '.w-\\[3px\\] { width: 3px; }'],
  ['[scale:2]', '.\\[scale\\:2\\] { scale: 2; }'],
  ['p-4!', '.p-4\\! { padding: calc(var(--spacing) * 4) !important; }'],
  ['!p-4', '.\\!p-4 { padding: calc(var(--spacing) * 4) !important; }'],
  ['md:hidden', '@media (width >= 48rem) { .md\\:hidden { display: none; } }'],
] as const)('Tailwind makes of %s what is counted on', ([name, css]) => {
  expect(bare(cssOf([name])[0])).toBe(css)
})

test.for(['hero', 'text-indgo-600', 'p-banana', 'menu__item', 'md:', 'w-[', '', '</style>'])(
  'Tailwind makes nothing of %j',
  (name) => expect(cssOf([name])).toEqual([null]),
)

test('there are as many answers as names, in their order', () => {
  expect(cssOf(['flex', 'hero', 'grid', 'flex']).map((css) => bare(css) ?? null)).toEqual([
    '.flex { display: flex; }',
    null,
    '.grid { display: grid; }',
    '.flex { display: flex; }',
  ])
  expect(cssOf([])).toEqual([])
})
