import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTokens } from './tokens.ts'
import type { TokenKind } from './types.ts'

const said = (text: string) =>
  readTokens(text).flatMap(({ kind, text: piece }) => (kind === 'space' || kind === 'mark' ? [] : [`${kind}:${piece}`]))

test.for<[text: string, tokens: string]>([
  ['mail post@holzwerk.example now', 'word:mail mail:post@holzwerk.example word:now'],
  ['see lodge19.example/rooms, @lodge19', 'word:see url:lodge19.example/rooms handle:@lodge19'],
  ['in #2f6b4f', 'word:in hex:#2f6b4f'],
  ['“Grip”', 'quote:“Grip”'],
  ["a 'today's bake' schedule", "word:a quote:'today's bake' word:schedule"],
  ["children's trail", "word:children's word:trail"],
  ['l’équipe d’ici', 'word:l’ word:équipe word:d’ word:ici'],
  ['$25 a visit, 16,90 €, £95/night', 'price:$25 word:a word:visit price:16,90 € price:£95 word:night'],
  ['1 400 kr', 'price:1 400 kr'],
  ['45 euros', 'price:45 euros'],
  ['05 55 01 23 45', 'phone:05 55 01 23 45'],
  ['+32 9 555 01 22', 'phone:+32 9 555 01 22'],
  ['600 123 456', 'phone:600 123 456'],
  ['9h-12h', 'range:9h-12h'],
  ['10–17', 'range:10–17'],
  ['at 10:00, 6 pm', 'word:at clock:10:00 clock:6 pm'],
  ['2026-10-18 or 3.4.2027', 'date:2026-10-18 word:or date:3.4.2027'],
  ['120 people, 2nd', 'number:120 word:people number:2nd'],
  ['Dr. Ilse, etc.', 'word:Dr. word:Ilse word:etc.'],
])('%s', ([text, tokens]) => {
  expect(said(text).join(' ')).toBe(tokens)
})

const pieces = [
  'a',
  'Z',
  'é',
  '9',
  '0',
  ' ',
  '\n',
  '- ',
  '.',
  ',',
  '@',
  '€',
  '$',
  ':',
  '/',
  '#',
  '“',
  '"',
  "'",
  '’',
  '😀',
  'am',
]
const alphabet = fc.constantFrom(...pieces, '\ud800', '24', 'kr', '555')

test('tokens tile any text: joined they are the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(alphabet).map((parts) => parts.join('')),
      ),
      (text) => {
        const tokens = readTokens(text)
        expect(tokens.map((token) => token.text).join('')).toBe(text)
        let at = 0
        for (const { start, end } of tokens) {
          expect(start).toBe(at)
          expect(end).toBeGreaterThan(start)
          at = end
        }
        expect(at).toBe(text.length)
      },
    ),
  )
})

test('a kind is only said of what has its form', () => {
  const forms: Partial<Record<TokenKind, RegExp>> = { price: /\d/, phone: /(?:\d\D*){7}/, mail: /@/, space: /^\s+$/ }
  fc.assert(
    fc.property(fc.array(alphabet), (parts) => {
      for (const { kind, text } of readTokens(parts.join(''))) expect(text).toMatch(forms[kind] ?? /[\s\S]/)
    }),
  )
})
