import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

/** Before a name, a day of a life, how a death is told, and what there is to come to. */
const rows: Record<ReadingLanguage, { lead: string[]; day: string; died: string; service: string }> = {
  en: {
    lead: ['In memory of our father', 'In loving memory of our grandmother', 'In memory of'],
    day: 'born 3 May 1941',
    died: 'Our father {name} passed away on 3 February 2025',
    service: 'The service is on 14 February at 2pm.',
  },
  de: {
    lead: ['In Erinnerung an unseren Vater', 'Gedenkseite für unsere Oma', 'Im Gedenken an'],
    day: 'geboren am 3. Mai 1941',
    died: 'Unser Vater {name} ist am 3. Februar 2025 gestorben',
    service: 'Die Trauerfeier ist am 14. Februar um 14 Uhr.',
  },
  fr: {
    lead: ['À la mémoire de notre père', 'En mémoire de notre grand-mère', 'À la mémoire de'],
    day: 'né le 3 mai 1941',
    died: 'Notre père {name} nous a quittés le 3 février 2025',
    service: 'La cérémonie a lieu le 14 février à 14h.',
  },
  es: {
    lead: ['En memoria de nuestro padre', 'En recuerdo de nuestra abuela', 'En memoria de'],
    day: 'nacido el 3 de mayo de 1941',
    died: 'Nuestro padre {name} falleció el 3 de febrero de 2025',
    service: 'La ceremonia es el 14 de febrero a las 14:00.',
  },
  it: {
    lead: ['In memoria di nostro padre', 'In ricordo di nostra nonna', 'In memoria di'],
    day: 'nato il 3 maggio 1941',
    died: 'Nostro padre {name} è mancato il 3 febbraio 2025',
    service: 'La cerimonia è il 14 febbraio alle 14:00.',
  },
  no: {
    lead: ['Til minne om vår far', 'I minne om vår bestemor', 'Til minne om'],
    day: 'født 3. mai 1941',
    died: 'Vår far {name} gikk bort 3. februar 2025',
    service: 'Seremonien er 14. februar kl. 14.',
  },
  pt: {
    lead: ['Em memória do nosso pai', 'Em memória da nossa avó', 'Em memória de'],
    day: 'nascido em 3 de maio de 1941',
    died: 'Nosso pai {name} faleceu em 3 de fevereiro de 2025',
    service: 'A cerimônia é no dia 14 de fevereiro às 14h.',
  },
}
const names = ['Hans Vogel', 'Rosa Keller', 'Claire Dubois', 'Amparo Ruiz', 'Ingrid Solheim']

const drawnRow = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    lead: fc.constantFrom(...rows[language].lead),
    name: fc.constantFrom(...names),
  }),
)

test('whom a page remembers is what it is called, a day of a life is none to come to', () => {
  fc.assert(
    fc.property(drawnRow, ({ language, lead, name }) => {
      const { day, service } = rows[language]
      const text = `${lead} ${name}, ${day}. ${service}`
      const { facts, matter } = readRequest(text, language)
      const of = (kind: string) => facts.filter((fact) => fact.kind === kind).map((fact) => fact.text)
      expect([text, of('name'), matter]).toEqual([text, [name], 'occasion'])
      expect([text, of('date').filter((date) => date.includes('1941'))]).toEqual([text, []])
      expect([text, of('statement').some((said) => said.includes(day))]).toEqual([text, true])
    }),
    { numRuns: runs(60, 600), seed },
  )
})

test('the sentence that tells of a death stays whole, and names them', () => {
  fc.assert(
    fc.property(drawnRow, ({ language, name }) => {
      const said = rows[language].died.replace('{name}', name)
      const text = `${said}. ${rows[language].service}`
      const { facts } = readRequest(text, language)
      expect([text, facts.find(({ kind }) => kind === 'name')?.text]).toEqual([text, name])
      expect([text, facts.some((fact) => fact.kind === 'statement' && fact.text === said)]).toEqual([text, true])
    }),
    { numRuns: runs(40, 400), seed },
  )
})

test('a business that was born, has lost its founder, or plays for somebody is remembered by nobody', () => {
  const text = fc.constantFrom(
    'A bakery called Halm, born in 2012 in Leeds. Sourdough 5 pounds.',
    'Il nostro panificio si chiama Forno Blu, nato nel 1980 a Lucca.',
    'Our founder Hans Vogel died in 1990. Vogel Clocks in Leeds repairs clocks.',
    'Queen tribute band called Radio Gaga, a tribute to Freddie Mercury, in Leeds',
    'Bäckerei Halm in Ulm, geboren aus einer Idee, Brot 5 €',
  )
  fc.assert(
    fc.property(text, (request) => {
      const { facts, matter } = readRequest(request)
      expect([request, matter === 'occasion']).toEqual([request, false])
      expect([request, facts.some(({ kind, text: name }) => kind === 'name' && /Vogel$|Mercury/.test(name))]).toEqual([
        request,
        false,
      ])
    }),
    { numRuns: runs(10, 40), seed },
  )
})
