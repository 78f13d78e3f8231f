import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const cases = fc.record({
  request: fc.constantFrom(
    'website for a saddlery in Frome, Pollard & Son, been going since {year}',
    'Seite für eine Sattlerei in Verden, seit {year}',
    'site pour une sellerie à Saumur, depuis {year}',
    'web para una guarnicionería en Jerez, desde {year}',
    'sito per una selleria a Grosseto, dal {year}',
    'side for et salmakeri i Hamar, siden {year}',
    'Vennligst lag en landingsside for Ingrid Haugen. Det er et salmakeri i Hamar, siden {year}.',
    'site para uma selaria em Golegã, desde {year}',
  ),
  year: fc.integer({ min: 1702, max: 2024 }),
})

const kept = fc.record({
  lead: fc.constantFrom('website for a saddlery in Frome', 'site for a choir in Leeds'),
  noun: fc.constantFrom('family run', 'family business', 'a workshop', 'in business'),
  mark: fc.constantFrom([', ', ''], [' (', ')'], ['\n- ', '\n- open evenings'], ['\n* ', '\n* open evenings']),
  year: fc.integer({ min: 1702, max: 2024 }),
})

test('what it has been since then is told with the year', () => {
  fc.assert(
    fc.property(kept, ({ lead, noun, mark: [open, close], year }) => {
      const request = `${lead}${open}${noun} since ${year}${close}`
      const notes = readRequest(request).facts.filter(({ kind }) => kind === 'statement')
      expect([request, ...notes.map(({ text }) => text)]).toEqual([request, `${noun} since ${year}`])
    }),
    { seed, numRuns: runs(30) },
  )
})

test('the year in which something began is told, with the word before it, and nothing is left of what leads up to it', () => {
  fc.assert(
    fc.property(cases, ({ request, year }) => {
      const { facts, leftOver } = readRequest(request.replace('{year}', String(year)))
      const notes = facts.filter(({ kind }) => kind === 'statement').map(({ text }) => text)
      expect([request, notes, leftOver]).toEqual([
        request,
        [expect.stringMatching(new RegExp(`^\\p{L}+ ${year}$`, 'u'))],
        [],
      ])
    }),
    { seed, numRuns: runs(30) },
  )
})
