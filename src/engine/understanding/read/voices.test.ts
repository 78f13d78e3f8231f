import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const voicesOf = (request: string, of: ReadingLanguage) =>
  readRequest(request, of).facts.flatMap(({ id, text, of: who }) =>
    id === 'voice' ? [[text.slice(1, -1).trim(), who]] : [],
  )

/** Words of no language in particular: who reads them is to go by the sentence around. */
const said = fc.shuffledSubarray(['Bravo bravo', 'Super top', 'Top, top', 'Bravo, super'], {
  minLength: 2,
  maxLength: 3,
})
const people = fc.shuffledSubarray(['Anna Weiss', 'Tom', 'Claire M', 'Nerea Romero'], { minLength: 3, maxLength: 3 })
const leads = fc.constantFrom<[ReadingLanguage, string]>(
  ['en', 'Bakery in Leeds. Testimonials:'],
  ['de', 'Bäckerei in Ulm. Kundenstimmen:'],
  ['fr', 'Boulangerie à Lyon. Avis :'],
  ['es', 'Panadería en Cádiz. Opiniones:'],
  ['no', 'Bakeri i Bergen. Omtaler:'],
  ['it', 'Panificio a Lecce. Recensioni:'],
  ['pt', 'Padaria em Braga. Depoimentos:'],
)

test('quotations behind the name of that part are voices, each with who said it', () => {
  check(fc.tuple(leads, said, people, fc.constantFrom(' – ', ' - ')), ([[of, lead], texts, names, dash]) => {
    const request = `${lead} ${texts.map((text, at) => `“${text}”${dash}${names[at]}`).join(', ')}`
    expect([of, voicesOf(request, of)]).toEqual([of, texts.map((text, at) => [text, names[at]])])
    const { facts } = readRequest(request, of)
    expect([of, facts.some(({ kind, id }) => kind === 'section' && id === 'testimonials')]).toEqual([of, true])
    expect([of, facts.filter(({ kind }) => kind === 'name' || kind === 'person')]).toEqual([of, []])
  })
})

test('who says something, or whose quotation it is, is told with it', () => {
  const sayings = fc.constantFrom<[ReadingLanguage, string, string]>(
    ['en', 'A quote from a kid', 'a kid'],
    ['en', 'A customer says', 'A customer'],
    ['de', 'Eine Kundin sagt', 'Eine Kundin'],
    ['fr', 'Une cliente dit', 'Une cliente'],
    ['es', 'Una clienta dice', 'Una clienta'],
    ['no', 'En kunde sier', 'En kunde'],
    ['it', 'Una cliente dice', 'Una cliente'],
    ['pt', 'Uma cliente diz', 'Uma cliente'],
  )
  check(fc.tuple(sayings, said), ([[of, lead, who], [text = '']]) => {
    expect([of, voicesOf(`${lead}: “${text}”`, of)]).toEqual([of, [[text, who]]])
  })
})

test('a quotation that names something, or stands on a button, is no voice', () => {
  const others = fc.constantFrom(
    'a bakery called “Worth The Queue” in Leeds',
    'a bakery, the button says “Book a table”',
    'Bakery “Old Mill Bread”, Leeds',
  )
  check(others, (request) => {
    expect(voicesOf(request, 'en')).toEqual([])
  })
})
