import { expect, test } from 'vitest'
import { roleOf } from './roles.ts'

test.for<[string, Record<string, string>, string]>([
  ['nav', {}, 's'],
  ['h4', {}, 'h'],
  ['button', {}, 'b'],
  ['a', {}, 'a'],
  ['a', { class: 'underline px-2' }, 'a'],
  ['a', { class: 'rounded-full bg-indigo-600 px-5' }, 'b'],
  ['a', { class: 'border p-2' }, 'b'],
  ['a', { class: 'bg-transparent px-5' }, 'a'],
  ['a', { role: 'button' }, 'b'],
  ['a', { class: 'btn-primary' }, 'b'],
  ['input', { type: 'SUBMIT' }, 'b'],
  ['input', { type: 'email' }, 'f'],
  ['img', {}, 'i'],
  ['li', {}, 'c'],
  ['div', { role: 'navigation' }, 's'],
  ['div', { 'data-section': 'hero' }, 's'],
  ['div', { class: 'rounded-lg p-4 border' }, 'c'],
  ['div', { class: 'rounded-lg p-4' }, 'x'],
  ['div', { class: 'price-card' }, 'c'],
  ['blockquote', {}, 'p'],
  ['span', {}, 'x'],
])('%s %j is %s', ([tag, attributes, role]) => {
  expect(roleOf(tag, false, (name) => attributes[name])).toBe(role)
})

test('inside a drawing only the drawing itself has a role', () => {
  expect(roleOf('svg', true, () => undefined)).toBe('i')
  expect(roleOf('a', true, () => undefined)).toBe('x')
})
