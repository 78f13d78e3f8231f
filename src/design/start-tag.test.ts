import { expect, test } from 'vitest'
import { applySplices } from './splices.ts'
import { attributePlaces, attributeSplice, readAttribute } from './start-tag.ts'

const change = (tag: string, name: string, value: string | null) => {
  const splice = attributeSplice(tag, { start: 0, openEnd: tag.length }, name, value)
  return splice ? applySplices(tag, [splice]) : null
}

test.for<[string, string, string | null, string | null]>([
  ['<a href="x">', 'href', '#top', '<a href="#top">'],
  ["<a href='x'>", 'href', 'it\'s "ok"', '<a href=\'it&#39;s "ok"\'>'],
  ['<a href="x">', 'title', 'say "hi"', '<a href="x" title="say &quot;hi&quot;">'],
  ['<a href=x>', 'href', 'y', '<a href=y>'],
  ['<a href=x>', 'href', 'a b', '<a href="a b">'],
  ['<a href=x/>', 'id', 'y', '<a href=x/ id="y">'],
  ['<img src="a"/>', 'alt', '', '<img src="a" alt=""/>'],
  ['<input disabled >', 'disabled', 'x', '<input disabled="x" >'],
  ['<input disabled>', 'disabled', '', null],
  ['<a HREF="x">', 'href', 'y', '<a HREF="y">'],
  ['<a  class = "b" id=c>', 'class', 'd', '<a  class = "d" id=c>'],
  ['<a href="?a=1&amp;b=2">', 'href', '?a=1&b=2', null],
  ['<a href="x">', 'href', '?a=1&b=2', '<a href="?a=1&amp;b=2">'],
  ['<p class="x">', 'class', '[&_a]:flex', '<p class="[&_a]:flex">'],
  ['<a\n  href="x"\n  id="y"\n>', 'href', null, '<a\n  id="y"\n>'],
  ['<a href="x"id="y">', 'href', null, '<a id="y">'],
  ['<a href="x">', 'href', null, '<a>'],
  ['<a href="x">', 'id', null, null],
  ['<a title=">" href="x">', 'href', 'y', '<a title=">" href="y">'],
  ['<div>', 'class', 'a', '<div class="a">'],
  ['<svg viewBox="0 0 1 1">', 'viewbox', '0 0 2 2', '<svg viewBox="0 0 2 2">'],
  ['<p a="1" a="2">', 'a', '3', '<p a="3" a="2">'],
])('%s with %s = %s', ([tag, name, value, expected]) => {
  expect(change(tag, name, value)).toBe(expected)
})

test('attributes by the rules of the tokenizer', () => {
  const tag = '<p =x a b = c d="e f" g=\'h\'/i>'
  const names = attributePlaces(tag, 0, tag.length).map(({ name, valueStart, valueEnd }) => [
    name,
    tag.slice(valueStart, valueEnd),
  ])
  expect(names).toEqual([
    ['=x', ''],
    ['a', ''],
    ['b', 'c'],
    ['d', 'e f'],
    ['g', 'h'],
    ['i', ''],
  ])
  expect(readAttribute('<p title="a &amp; b &copy=2">', { start: 0, openEnd: 29 }, 'title')).toBe('a & b &copy=2')
  expect(readAttribute('<p>', { start: 0, openEnd: 3 }, 'title')).toBeNull()
})
