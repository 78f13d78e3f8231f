import { expect, test } from 'vitest'
import { colourOf } from './colour.ts'

test('a person has one colour, and not everybody the same', () => {
  expect(colourOf('ada')).toBe(colourOf('ada'))
  expect(new Set(Array.from({ length: 50 }, (_, n) => colourOf(`person ${n}`))).size).toBe(8)
})
