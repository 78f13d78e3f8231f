import { expect, test } from 'vitest'
import { readRules } from './read-rules.ts'

const whole = (css: string) =>
  readRules(css)
    .filter(({ isPartial }) => !isPartial)
    .map(({ selector }) => selector)
const partial = (css: string) =>
  readRules(css)
    .filter(({ isPartial }) => isPartial)
    .map(({ selector }) => selector)

test.each([
  ['a list', '.a, h1 > .b { color: red }', ['.a', 'h1 > .b']],
  ['commas in brackets', ':is(.a, .b) c, [title="x, y"] {}', [':is(.a, .b) c', '[title="x, y"]']],
  ['comments', '/* .no {} */ .a /* .no, */ .b {}', ['.a   .b']],
  ['a comment that does not end', '.a {} /* .no {}', ['.a']],
  ['strings in values', '.a::before { content: "} .no {" } .b {}', ['.a::before', '.b']],
  ['a string that does not end', ".a { content: 'x\n} .b {}", ['.a', '.b']],
  ['addresses with braces', '.a { background: url(data:x;{.no{}) } .b {}', ['.a', '.b']],
  [
    'escapes',
    String.raw`.md\:p-4 {} .\31 0 {} .a\{b {}`,
    [String.raw`.md\:p-4`, String.raw`.\31 0`, String.raw`.a\{b`],
  ],
  ['marks of comments in HTML', '<!-- .a {} -->', ['.a']],
  ['imports and character sets', '@charset "utf-8"; @import url(x;y.css) screen; .a {}', ['.a']],
  ['key frames and font faces', '@keyframes k { from { x: y } 50% {} } @font-face { x: y } .a {}', ['.a']],
  ['layers', '@layer base, more; @layer base { .a {} @layer inner { .b {} } }', ['.a', '.b']],
  ['a sheet cut in a selector', '.a { color: red } .b', ['.a']],
  ['a sheet cut in a value', '.a { color: re', ['.a']],
  ['a bracket too many', '.a { b: c } } .d {}', ['.a', '.d']],
  ['nothing', '', []],
])('reads %s', (_name, css, expected) => {
  expect(whole(css)).toEqual(expected)
})

test.each([
  ['conditions', '@media (min-width: 1px) { .a {} @supports (x: y) { .b {} } } .no {}', ['.a', '.b']],
  ['containers', '@container card (width > 1px) { .a {} }', ['.a']],
  ['rules in rules', '.no { color: red; &:hover { x: y } > .a { z: { } } }', ['&:hover', '> .a', 'z:']],
  ['conditions in rules', '.no { @media print { display: none; .a {} } }', ['.a']],
])('tells %s from rules for everybody', (_name, css, expected) => {
  expect(partial(css)).toEqual(expected)
})

test.each(['"', '/*', 'url(', '{', '(', '\\', 'a,', '<', 'u', '@media{', '.a{b:c}', "'\n"])(
  'many %j are read in time',
  (piece) => {
    const started = performance.now()
    readRules(piece.repeat(200_000 / piece.length))
    expect(performance.now() - started).toBeLessThan(5000)
  },
)
