import { expect, test } from 'vitest'
import { contrastOf, groundOf, isSameColour } from './contrast.ts'
import { drawn } from '#test/support/styled-page.ts'

test.for([
  ['black on paper', {}, 'text', 'On its background: 21.0 to 1, easy to read'],
  ['grey words', { ink: '#777' }, 'text', 'On its background: 4.4 to 1, hard to read'],
  ['large grey words', { ink: '#777', size: 24 }, 'text', 'On its background: 4.4 to 1, easy to read'],
  ['bold grey words', { ink: '#777', size: 19, weight: 700 }, 'text', 'On its background: 4.4 to 1, easy to read'],
  [
    'words that let their ground through',
    { ink: 'rgba(0, 0, 0, 0.5)' },
    'text',
    'On its background: 3.9 to 1, hard to read',
  ],
  ['a ground', { grounds: ['rgb(0, 0, 0)'], ink: '#fff' }, 'bg', 'Text on it: 21.0 to 1, easy to read'],
  ['a border', { line: '#ddd', around: ['#fff'] }, 'border', 'On its background: 1.3 to 1, hard to see'],
] as const)('%s', ([, more, place, says]) => {
  expect(contrastOf({ ...drawn, ...more }, place)?.says).toBe(says)
})

test('nothing is claimed of words on a picture, unless something opaque lies between', () => {
  expect(contrastOf({ ...drawn, grounds: ['rgba(0, 0, 0, 0.4)', 'picture', 'rgb(0, 0, 0)'] }, 'text')).toBeNull()
  expect(groundOf(['rgb(0, 0, 0)', 'picture'])).toBe('#000000')
  expect(groundOf(['rgba(0, 0, 0, 0.5)', 'rgb(255, 255, 255)'])).toBe('#808080')
})

test('colours are the same however they are written', () => {
  expect(isSameColour('rgb(255, 0, 0)', 'red')).toBe(true)
  expect(isSameColour('rgba(255, 0, 0, 0.5)', 'red')).toBe(false)
  expect(isSameColour('var(--x)', 'var(--x)')).toBe(false)
})
