import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const factsOf = (request: string, kind: string) => readRequest(request).facts.filter((fact) => fact.kind === kind)
const linesOf = (request: string, ...ids: string[]) =>
  factsOf(request, 'statement').flatMap(({ id = '', text }) => (ids.includes(id) ? [text] : []))

const day: Record<ReadingLanguage, [day: string, points: string[]]> = {
  en: ['14 June 2027', ['ceremony 2pm', 'drinks at 4', 'dinner at 7 in the barn']],
  de: ['am 14. Juni 2027', ['Trauung um 14 Uhr', 'Sektempfang um 16 Uhr', 'Abendessen um 19 Uhr in der Scheune']],
  fr: ['le 14 juin 2027', ['cérémonie à 15h', 'apéritif à 17h', 'dîner à 20h dans la grange']],
  es: ['el 14 de junio de 2027', ['ceremonia a las 12', 'aperitivo a las 13', 'comida a las 15 en el patio']],
  no: ['14. juni 2027', ['vielse kl 14', 'kaker kl 16', 'middag kl 19 på låven']],
  it: ['il 14 giugno 2027', ['cerimonia alle 16', 'aperitivo alle 18', 'cena alle 20 nel cortile']],
  pt: ['14 de junho de 2027', ['cerimônia às 16h', 'aperitivo às 18h', 'jantar às 20h no pátio']],
}

test('what happens at a feast stands in its own lines, with its time, and nothing opens', () => {
  const feast = fc.constantFrom<[ReadingLanguage, string]>(
    ['en', 'Our golden wedding'],
    ['en', 'A page for our village fete'],
    ['de', 'Eine Seite für unsere Taufe'],
    ['de', 'Unser Sommerfest'],
    ['fr', 'Une page pour notre mariage'],
    ['fr', 'Fête des voisins'],
    ['es', 'Una página para nuestra boda'],
    ['es', 'Fiesta del barrio'],
    ['no', 'En side til bryllupet vårt'],
    ['no', 'Sommerfest i gata'],
    ['it', 'Una pagina per il nostro matrimonio'],
    ['it', 'Festa di quartiere'],
    ['pt', 'Uma página para o nosso casamento'],
    ['pt', 'Festa do bairro'],
  )
  check(fc.tuple(feast, fc.shuffledSubarray([0, 1, 2], { minLength: 1 })), ([[language, opening], order]) => {
    const [date, points] = day[language]
    const said = order.map((at) => points[at] ?? '')
    const request = `${opening}, ${date}. ${said.join(', ')}.`
    expect({ request, matter: readRequest(request).matter }).toEqual({ request, matter: 'occasion' })
    expect(linesOf(request, 'line')).toEqual(said)
    expect([...factsOf(request, 'hours'), ...factsOf(request, 'service')]).toEqual([])
  })
})

test('somebody who is lost is searched for in whole sentences, and their colour paints no page', () => {
  const way = fc.constantFrom(
    ['Lost cat! ', 'She is black with a white paw', '. Call 07700 900123'],
    ['Hund entlaufen! ', 'Er ist braun und sehr scheu', '. Tel. 0171 2345678'],
    ['Chat perdu ! ', 'Il est noir avec une patte blanche', '. Tél. 06 12 34 56 78'],
    ['Se busca perro. ', 'Es negro y muy tranquilo', '. Tel. 612 345 678'],
    ['Katten vår er borte! ', 'Hun er svart med hvit hale', '. Ring 912 34 567'],
    ['Smarrito cane. ', 'È nero e molto timido', '. Tel. 333 1234567'],
    ['Cachorro perdido! ', 'Ele é preto e muito tímido', '. Tel. 912 345 678'],
  )
  check(way, ([opening = '', sentence = '', end = '']) => {
    const request = `${opening}${sentence}${end}`
    expect({ request, matter: readRequest(request).matter }).toEqual({ request, matter: 'notice' })
    expect(linesOf(request, 'sentence', 'note')).toContain(sentence)
    expect(factsOf(request, 'colour')).toEqual([])
  })
})

test('one thing that is sold is a sale, goods of a business are none', () => {
  const sale = fc.constantFrom(
    ['Selling my ', 'kayak', ', 2019, £450 ono'],
    ['Verkaufe ', 'Klavier', ', Baujahr 1988, 1.900 € VB'],
    ['Je vends mon ', 'piano', ', 1988, 1 900 € à débattre'],
    ['Vendo ', 'coche', ' 2016, 95.000 km, 6.800 € negociables'],
    ['Selger ', 'hytte', ', 4 soverom, 85 kvm'],
    ['Vendo ', 'appartamento', ', 65 mq, 245.000 € trattabili'],
    ['Vendo ', 'apartamento', ', 65 m², 145.000 € negociáveis'],
  )
  check(sale, ([before = '', thing = '', after = '']) => {
    const { matter } = readRequest(`${before}${thing}${after}`)
    expect([thing, matter]).toEqual([thing, 'sale'])
  })
  const goods = fc.constantFrom('honey', 'pots', 'candles', 'prints')
  const ask = fc.constantFrom('A website to sell my *', 'We sell * in Leeds', 'I need a shop for selling *')
  check(fc.tuple(ask, goods), ([said, thing]) => {
    expect(readRequest(said.replace('*', thing)).matter).toBe(null)
  })
})

test('who works at feasts is a business', () => {
  const business = fc.constantFrom(
    'A page for a wedding photographer in Leeds',
    'Site for Bloom, a florist for weddings',
    'Seite für eine Hochzeitsfotografin in Ulm',
    'Une page pour un photographe de mariage à Lyon',
    'Página para un fotógrafo de bodas en Cádiz',
    'Nettside for en bryllupsfotograf i Bergen',
    'Una pagina per un fotografo di matrimonio a Lecce',
    'Uma página para um fotógrafo de casamentos em Braga',
  )
  const prices = fc.constantFrom('', ', from 200 €', ', Tel. 0171 2345678')
  check(fc.tuple(business, prices), ([said, more]) => {
    expect([said, readRequest(`${said}${more}`).matter]).toEqual([said, null])
  })
})

test('a sentence with words that have no place is shown whole', () => {
  const name = fc.constantFrom('Tidemark', 'Lumo', 'Nordlys')
  const tells = fc.constantFrom('tells sea swimmers when the water is safe', 'tells climbers when the rock is wet')
  check(fc.tuple(name, tells), ([one, does]) => {
    const request = `A page called ${one}. It ${does}. Free for all.`
    const shown = factsOf(request, 'statement').map(({ text }) => text)
    expect(shown).toContain(`It ${does}`)
  })
})

test('two years in brackets are a life, and no telephone', () => {
  const year = fc.integer({ min: 1900, max: 1960 })
  check(fc.tuple(year, fc.integer({ min: 40, max: 60 })), ([born, age]) => {
    const request = `A memorial page for Arthur Bell (${born}-${born + age}). He was a carpenter.`
    expect(factsOf(request, 'contact')).toEqual([])
  })
})

test.each([
  ['en', 'Page for Mia’s baptism on 3 May, 11am at St Ann’s', 'baptism'],
  ['de', 'Seite für Mias Taufe am 3. Mai, 11 Uhr in St. Anna', 'Taufe'],
  ['en', 'Tim and Ana marry on Saturday 19 September at Kilbrannoch Barn', null],
] as const)('%s: %s is of the feast, and who marries is only called so', (language, text, feast) => {
  const what = readRequest(text, language).facts.find(({ kind }) => kind === 'what')
  expect(what?.text ?? null).toEqual(feast === null ? null : expect.stringContaining(feast))
})
