import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { classCandidates, compileCss, createCssCompiler } from './css.ts'

const tailwind = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')

test.each([
  ['double quotes', '<p class="p-4 m-2">', ['p-4', 'm-2']],
  ['single quotes', "<p class='p-4'>", ['p-4']],
  ['no quotes', '<p class=p-4>', ['p-4']],
  ['upper case and spaces', '<P CLASS = "p-4">', ['p-4']],
  ['line breaks', '<p class="\n  p-4\n  m-2\n">', ['p-4', 'm-2']],
  [
    'entities',
    '<p class="[&amp;&gt;svg]:block before:content-[&#39;x&#39;]">',
    ['[&>svg]:block', "before:content-['x']"],
  ],
  ['svg', '<svg class="size-4"><path class="fill-red-500"/></svg>', ['size-4', 'fill-red-500']],
  ['each word once', '<p class="p-4"><p class="p-4">', ['p-4']],
  ['an attribute that only ends in class', '<p data-class="no" class="p-4">', ['p-4']],
  ['a tag cut in the middle', '<p class="p-4"><b class="m', ['p-4']],
  ['theme variables in use', '<style>p{color:var(--color-red-500)}</style>', ['--color-red-500']],
  ['strings of scripts', "<script>el.classList.toggle('hidden')</script>", ['hidden']],
  ['strings of handlers', `<b onclick="x.className = 'mt-2 flex'">`, ['mt-2', 'flex']],
  ['nothing', '', []],
])('finds candidates: %s', (_name, html, expected) => {
  expect(classCandidates(html)).toEqual(expected)
})

test('stops at 20,000 candidates', () => {
  const classes = Array.from({ length: 25_000 }, (_, i) => `w-[${i}px]`).join(' ')
  expect(classCandidates(`<p class="${classes}">`)).toHaveLength(20_000)
})

test('a page of a megabyte without a closing quote is scanned in time', () => {
  // Of this thread alone: what else the machine does does not count.
  const started = process.threadCpuUsage()
  classCandidates(`<p class="${'a '.repeat(500_000)}`)
  classCandidates(`<script>${'"'.repeat(100_001)}</script>`)
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000)
})

test('compiles utilities, variants, arbitrary values and theme variables', async () => {
  const css = await compileCss(
    ['p-4', 'md:grid', 'bg-(--surface)', 'text-[clamp(2rem,5vw,4rem)]', '[&>svg]:block', '--color-red-500'],
    tailwind,
  )
  for (const part of ['.p-4', '.md\\:grid', 'var(--surface)', 'clamp(2rem, 5vw, 4rem)', '> svg', '--color-red-500:']) {
    expect(css).toContain(part)
  }
  expect(css).not.toContain('--color-red-600:')
})

test('words that are no classes add nothing', async () => {
  expect(await compileCss(['lorem', 'not-a-class', '{', '}', '@import'], tailwind)).toBe(await compileCss([], tailwind))
})

test('the order and the steps in which classes arrive do not change the result', async () => {
  const candidates = ['p-4', 'hover:underline', 'lg:p-8', 'text-sm', 'mt-2', 'bg-linear-to-b', 'from-red-500']
  const whole = await compileCss(candidates, tailwind)
  const step = await createCssCompiler(tailwind)
  step.css(candidates.slice(4))
  step.css(candidates.slice(2))
  expect(step.css(candidates)).toBe(whole)
})

test.each([
  `content-["</style><script>alert(1)</script>"]`,
  '</style><script>alert(1)</script>',
  '[--x:</style>]',
  'before:content-[</style>]',
])('no class ends the style element: %s', async (candidate) => {
  expect(await compileCss([candidate], tailwind)).not.toContain('</')
})
