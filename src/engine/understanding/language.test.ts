import { expect, test } from 'vitest'
import { readLanguage } from './language.ts'
import type { ReadingLanguage } from './types.ts'

test.for<[ReadingLanguage, string]>([
  ['en', 'Dog groomer in Leeds, walk-ins welcome'],
  ['en', 'bakery Chez Margot, bread and cakes, open late'],
  ['en', 'hotel Zum Hirschen, mountain views, Denver'],
  ['de', 'Schreinerei in Kassel, Küchen und Treppen'],
  ['de', 'Tierarzt'],
  ['fr', 'fleuriste à Nantes, livraison le samedi'],
  ['es', 'taller de cerámica en Oaxaca'],
  ['no', 'frisør i Bodø, åpent hele uka'],
  ['it', 'parrucchiere a Ravenna, aperto anche il lunedì'],
  ['it', 'idraulico'],
  ['pt', 'padaria em Curitiba, pão fresco todos os dias'],
  ['pt', 'oficina de cerâmica em Coimbra'],
  ['pt', 'encanador'],
  ['pt', 'canalizador em Lisboa'],
])('%s: %s', ([language, text]) => {
  expect(readLanguage(text).language).toBe(language)
})

test('in doubt it is the language of the page, and the reading says that it is in doubt', () => {
  for (const fallback of ['de', 'fr', 'no'] as const)
    expect(readLanguage('portfolio', fallback)).toMatchObject({ language: fallback, certain: false })
  expect(readLanguage('', 'es')).toEqual({ language: 'es', margin: 0, certain: false })
})

/** Sentences of languages that pages are not made in, by their codes. */
const others: [code: string, text: string][] = [
  ['nl', 'Website voor een fietsenmaker in Gouda, met prijzen en openingstijden'],
  ['pl', 'Strona dla piekarni w Gdyni, menu i godziny otwarcia'],
  ['sv', 'Hemsida för en skomakare i Lund, priser och öppettider'],
  ['cs', 'Stránky pro zahradnictví v Olomouci, ceník a kontakt'],
  ['tr', 'Bir çiçekçi için web sitesi, fiyatlar ve çalışma saatleri'],
  ['ro', 'Site pentru o cofetărie din Brașov, cu prețuri și program'],
  ['ru', 'Сайт для мастерской по ремонту часов'],
  ['ja', '陶芸教室のホームページを作ってください'],
]

test('a language that pages are not made in is named, and read by a near one or by English', () => {
  for (const [code, text] of others) expect([text, readLanguage(text)]).toMatchObject([text, { unspoken: code }])
  for (const text of ['Bakeri i Bergen med surdeigsbrød', 'Sito per un calzolaio a Lecco', 'nail salon in Leeds'])
    expect([text, readLanguage(text).unspoken]).toEqual([text, undefined])
})
