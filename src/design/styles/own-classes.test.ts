import { expect, test } from 'vitest'
import { ownClasses } from './own-classes.ts'

test.each([
  ['a class alone', '.container { x: y }', ['container']],
  ['in a list', '.container, .container-fluid { x: y }', ['container', 'container-fluid']],
  ['in a layer', '@layer page { .container { x: y } }', ['container']],
  ['escaped', String.raw`.md\:p-4 {} .\32xl {}`, ['md:p-4', '2xl']],
  ['of other scripts', '.überschrift {} .見出し {}', ['überschrift', '見出し']],
])('a rule defines a class: %s', (_name, css, expected) => {
  expect([...ownClasses([css]).defined]).toEqual(expected)
})

test.each([
  ['of some elements', 'ul.flex {}', 'flex'],
  ['with another', '.menu.hidden {}', 'hidden'],
  ['below another', '.dark .bg-white {}', 'bg-white'],
  ['above another', '.flex > p {}', 'flex'],
  ['in a state', '.shadow-lg:hover {}', 'shadow-lg'],
  ['on some screens', '@media (max-width: 600px) { .grid {} }', 'grid'],
  ['in a selector list', ':where(.block, .inline) {}', 'block'],
])('a rule only names a class: %s', (_name, css, name) => {
  const { named, defined } = ownClasses([css])
  expect({ named: named.has(name), defined: defined.has(name) }).toEqual({ named: true, defined: false })
})

test('what only looks like a class is none', () => {
  const { named } = ownClasses([
    'a[href=".no"] { background: url(x.png); margin: .5em } /* .no {} */ p::after { content: ".no" }',
  ])
  expect([...named]).toEqual([])
})
