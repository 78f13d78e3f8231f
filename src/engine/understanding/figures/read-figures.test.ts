import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readingLanguages } from '../types.ts'
import { figureTokens } from './figure-tokens.ts'
import { readFigures, withoutFigures } from './read-figures.ts'

const languages = fc.constantFrom(...readingLanguages)

test('an amount is one, with its unit, whatever its decimal mark', () => {
  const units = fc.constantFrom('kg', ' kg', '°C', ' %', ' €', ' kr', ' kWh', ' l/h', 'k', ' mg/l', '')
  const parts = fc.record({
    language: languages,
    whole: fc.integer({ min: 0, max: 999_999 }),
    part: fc.integer({ min: 1, max: 99 }),
    isGrouped: fc.boolean(),
    sign: fc.constantFrom('', '-', '+'),
    unit: units,
  })
  fc.assert(
    fc.property(parts, ({ language, whole, part, isGrouped, sign, unit }) => {
      const [group, mark] = language === 'en' ? [',', '.'] : ['.', ',']
      const digits = isGrouped ? `${whole}`.replace(/\B(?=(?:\d{3})+$)/g, group) : `${whole}`
      const said = `${sign}${digits}${mark}${part}${unit}`
      const found = figureTokens(`x ${said}, y`, language).filter(({ kind }) => kind === 'amount')
      expect(found.map(({ text }) => text)).toEqual([said])
      const value = Number(`${whole}.${part}`) * (unit === 'k' ? 1000 : 1) * (sign === '-' ? -1 : 1)
      expect(found[0]?.value).toBeCloseTo(value, 5)
    }),
    { numRuns: runs(200), seed },
  )
})

test.each([
  ['en', 'open thu 4-6pm, doors 9:30', []],
  ['en', 'Q1 in hall B2 on 12 March 2027', ['2027']],
  ['de', 'am 3. Mai und am 12.6.', []],
  ['fr', 'le 12/06/2027 à 9h30', []],
  ['no', 'i 4. etasje', ['4']],
] as const)('%s: in “%s” times, days and names are no amounts', (language, text, amounts) => {
  const found = figureTokens(text, language).filter(({ kind }) => kind === 'amount')
  expect(found.map((token) => token.text)).toEqual(amounts)
})

test('a reading never throws, and its stretches are parts of the text that do not overlap', () => {
  const marks = [':', ', ', '; ', '. ', '\n', '\n- ', ' / ', ' – ', '(', ')', '!', '=', '%']
  const words = ['sales', 'mon', '12', '3,4 kg', 'bar chart', 'list of', 'alerts', 'if', 'target', 'of', 'week', '2024']
  const piece = fc.constantFrom(...marks, ...words)
  const text = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(piece, { maxLength: 30 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(text, languages, (said, language) => {
      const reading = readFigures(said, language)
      for (const { start, end } of reading.spans) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(said.length)
      }
      const ordered = [...reading.spans].sort((one, other) => one.start - other.start)
      ordered.slice(1).forEach(({ start }, at) => expect(start).toBeGreaterThanOrEqual(ordered[at]?.end ?? 0))
      expect(withoutFigures(said, reading)).toHaveLength(said.length)
    }),
    { numRuns: runs(300), seed },
  )
})
