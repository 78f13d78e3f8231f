import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readingLanguages } from '../types.ts'
import { spannedLabels } from './figure-ranges.ts'

test('a title that spans as many days or months as there are values names them', () => {
  const drawn = fc.record({
    language: fc.constantFrom(...readingLanguages),
    unit: fc.constantFrom('month' as const, 'weekday' as const),
    from: fc.nat({ max: 6 }),
    length: fc.integer({ min: 2, max: 6 }),
    between: fc.constantFrom('-', '–', ' – ', ' to '),
    more: fc.nat({ max: 1 }),
  })
  fc.assert(
    fc.property(drawn, ({ language, unit, from, length, between, more }) => {
      const name = (at: number, style: 'long' | 'short') => {
        const day = unit === 'month' ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, 1 + (at % 7))
        return new Intl.DateTimeFormat(language, { [unit]: style, timeZone: 'UTC' }).format(day).replace(/\.$/, '')
      }
      const title = `visits this year ${name(from, 'long')}${between}${name(from + length - 1, 'long')}`
      const labels = spannedLabels(title, length + more, language)
      const wanted = Array.from({ length }, (_, at) => name(from + at, 'short'))
      expect(labels).toEqual(more === 0 ? wanted : null)
    }),
    { numRuns: runs(60), seed },
  )
})
