import { expect, test } from 'vitest'
import { artFor } from './art.ts'
import { library } from './library.ts'

const [family] = library().families.values()
if (!family) throw new Error('No family')
const ware = (subject: string, domain: 'shop' | 'fashion' | 'course' = 'shop', index = 0) =>
  artFor('ware', index, { library: library(), family, domain, seed: 0 }, subject)?.file.split('.')[1]

test.each([
  ['Wolldecken', 'blanket'],
  ['Emailletasse', 'cup'],
  ['Dotted notebooks', 'notebook'],
  ['Kerze mit Feige', 'tin'],
])('%s is drawn as a %s', (subject, piece) => {
  expect(ware(subject)).toBe(piece)
})

test('what a word means depends on the trade', () => {
  expect(ware('The plain tee', 'fashion')).toBe('shirt')
  expect(ware('Grüner Tee')).toBe('cup')
})

test('a word inside of another one is none', () => {
  expect(ware('Open days')).not.toBe('pencils')
})

test('without a name pieces of the trade take turns', () => {
  const series = [0, 1, 2, 3].map((index) => ware('Lesson one', 'course', index))
  expect(new Set(series).size).toBe(4)
  expect(artFor('nothing-like-it', 0, { library: library(), family, domain: 'shop', seed: 0 })).toBeNull()
})
