import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

type Head = { of: ReadingLanguage; opening: string; name: string; owner: string; reach: string }
const heads = fc.constantFrom<Head>(
  {
    of: 'en',
    opening: 'I tune church organs and would like a simple page.',
    name: 'Tarrant Bellows Works',
    owner: ' – Anna Reid',
    reach: '01632 960 155',
  },
  {
    of: 'de',
    opening: 'Ich stimme Orgeln und hätte gern eine einfache Seite.',
    name: 'Orgelwerk Balgental',
    owner: ' – Martin Vogt',
    reach: '03641 555 019',
  },
  {
    of: 'fr',
    opening: 'Je suis accordeur d’orgues et je voudrais une page simple.',
    name: 'Atelier Le Tuyau',
    owner: ' – Bastien Laborie',
    reach: '05 55 01 02 34',
  },
  {
    of: 'es',
    opening: 'Afino órganos y quiero una página sencilla.',
    name: 'Taller El Fuelle',
    owner: ' – Nerea Romero',
    reach: '920 555 014',
  },
  {
    of: 'it',
    opening: 'Accordo organi e vorrei una pagina semplice.',
    name: 'Officina Canna Bassa',
    owner: ' di Ermanno Zanatta',
    reach: 'officina@canna.example',
  },
  {
    of: 'pt',
    opening: 'Afino órgãos e queria uma página simples.',
    name: 'Oficina O Fole',
    owner: ' – Rui Teixeira',
    reach: '253 555 014',
  },
  {
    of: 'no',
    opening: 'Jeg stemmer orgler og trenger en enkel side.',
    name: 'Belgdalen Orgelverksted',
    owner: ' – Ola Berg',
    reach: 'post@belg.example',
  },
)

const nameOf = (request: string, of: ReadingLanguage) =>
  readRequest(request, of).facts.find(({ kind }) => kind === 'name')?.text

test('the first line of a letterhead is what it is called, without whose it is', () => {
  check(fc.tuple(heads, fc.boolean()), ([{ of, opening, name, owner, reach }, isOwned]) => {
    const request = `${opening}\n\n${name}${isOwned ? owner : ''}\n${reach}`
    expect([request, nameOf(request, of)]).toEqual([request, name])
  })
})

test('two words in capitals that begin a line of another text are what it is called', () => {
  check(heads, ({ of, opening, name, reach }) => {
    const loud = name.toUpperCase()
    const request = `${opening}\n\n${loud}\n\n${reach}`
    expect([request, nameOf(request, of)]).toEqual([request, loud])
  })
})

test('lines that are a list, a key or a sentence head nothing', () => {
  check(heads, ({ of, opening, reach }) => {
    const lists = [`- mugs\n- bowls\n${reach}`, `${opening}\n${reach}`]
    for (const lines of lists) {
      const request = `${opening}\n\n${lines}`
      expect([request, nameOf(request, of)]).not.toEqual([request, lines.split('\n')[0]])
    }
  })
})
