import { expect, test } from 'vitest'
import { applySplices } from './splices.ts'
import { customProperties, tokenSplice, wrongValue } from './theme.ts'

const set = (css: string, name: string, value: string) => {
  const splice = tokenSplice(css, name, value)
  return splice === null || splice === 'no-place' ? splice : applySplices(css, [splice])
}

test.for<[string, string, string, string | null]>([
  [':root{--accent:red;--ink:#000}', '--accent', 'green', ':root{--accent:green;--ink:#000}'],
  [':root{--accent:red;--ink:#000}', '--ink', '#111', ':root{--accent:red;--ink:#111}'],
  [':root {\n  --accent : red ;\n}', '--accent', 'green', ':root {\n  --accent : green ;\n}'],
  [':root{--accent:red}', '--accent', 'red', null],
  [':root{--accent:red}', '--radius', '4px', ':root{--accent:red;--radius:4px}'],
  ['/* --accent: no; */:root{--accent:red}', '--accent', 'x', '/* --accent: no; */:root{--accent:x}'],
  ['a{content:"--accent:no"}:root{--accent:red}', '--accent', 'x', 'a{content:"--accent:no"}:root{--accent:x}'],
  [':root{--accent-soft:a;--accent:red}', '--accent', 'x', ':root{--accent-soft:a;--accent:x}'],
  [':root{--a:url("a;b");--accent:red}', '--accent', 'x', ':root{--a:url("a;b");--accent:x}'],
  [':root{--accent:red}.dark{--accent:blue}', '--accent', 'x', ':root{--accent:x}.dark{--accent:blue}'],
  ['a{color:var(--accent)}:root{--accent:red}', '--accent', 'x', 'a{color:var(--accent)}:root{--accent:x}'],
  ['a{color:red}', '--accent', 'x', 'no-place'],
])('%s: %s = %s', ([css, name, value, expected]) => {
  expect(set(css, name, value)).toBe(expected)
})

test('declarations in order', () => {
  const css = ':root{--a:1;--b: f(1;2) ;}p{--c:"}"}'
  expect(
    customProperties(css).map(({ name, valueStart, valueEnd }) => [name, css.slice(valueStart, valueEnd)]),
  ).toEqual([
    ['--a', '1'],
    ['--b', 'f(1;2)'],
    ['--c', '"}"'],
  ])
})

test.for<[string, boolean]>([
  ['oklch(0.5 0.1 35)', true],
  ['"Iowan Old Style",Georgia,serif', true],
  ['color-mix(in oklch, var(--accent) 40%, var(--surface))', true],
  ['red;--ink:blue', false],
  ['red}body{display:none', false],
  ['red</style><script>', false],
  ['url(//evil)', false],
  ['image-set("a" 1x)', false],
  ['"open', false],
  ['calc((1px)', false],
  ['u\\72l(x)', false],
  ['  ', false],
  ['x'.repeat(1001), false],
])('value %s', ([value, fine]) => {
  expect(wrongValue(value) === null).toBe(fine)
})
