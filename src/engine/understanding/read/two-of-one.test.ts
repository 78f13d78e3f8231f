import { expect, test } from 'vitest'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const factsOf = (text: string, language: ReadingLanguage) => {
  const { facts } = readRequest(text, language)
  const of = (kind: string) => facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))
  return { what: of('what'), place: of('place'), name: of('name'), contact: of('contact') }
}

test.each<[ReadingLanguage, string, string]>([
  ['es', 'Página para mi taller de chapa y pintura en Albacete', 'taller de chapa y pintura'],
  ['pt', 'site para escola de música e dança em Braga', 'escola de música e dança'],
  ['fr', 'site pour un atelier de réparation et vente de vélos à Nantes', 'atelier de réparation et vente de vélos'],
  ['it', 'sito per uno studio di architettura e urbanistica a Torino', 'studio di architettura e urbanistica'],
])('%s: what one noun is of may be two things: %s', (language, text, what) => {
  expect(factsOf(text, language).what).toEqual([what])
})

test.each<[ReadingLanguage, string]>([
  ['es', 'una tienda de ropa y contacto en Soria'],
  ['it', 'sito per un corso di cucina e prenotazioni'],
])('%s: a part of the page is none of them: %s', (language, text) => {
  expect(factsOf(text, language).what.join()).not.toMatch(/contacto|prenotazioni/)
})

test.each<[ReadingLanguage, string, string[], string[]]>([
  ['fr', "site du club d'échecs de Brest", ["club d'échecs"], ['Brest']],
  ['it', 'pagina per la parrocchia di Lucca', ['parrocchia'], ['Lucca']],
  ['pt', 'site da associação de moradores de Olinda', ['associação de moradores'], ['Olinda']],
  ['fr', "site du club d'échecs de Quimbolt", ["club d'échecs de Quimbolt"], []],
  ['es', 'web de la tienda de Zarvel', ['tienda de Zarvel'], []],
])('%s: behind "of" a town says where, and another name which one: %s', (language, text, what, place) => {
  const facts = factsOf(text, language)
  expect(facts.what).toEqual(what)
  expect(facts.place).toEqual(place)
  expect(facts.name).toEqual([])
})

test.each<[ReadingLanguage, string, string]>([
  ['en', "Page for our food bank at St Aidan's hall, Tuesdays 10-12", "St Aidan's hall"],
  ['en', 'a page for the toddler group at Christ Church Hall in Ealing', 'Christ Church Hall'],
  ['fr', "loto de l'école à la salle Jean Moulin, Guéret, 12 mars", 'salle Jean Moulin'],
  ['es', 'clases de yoga en el Centro Cívico Delicias, Zaragoza', 'Centro Cívico Delicias'],
  ['it', 'corso di ballo alla palestra Giovanni XXIII di Lucca', 'palestra Giovanni XXIII'],
])('%s: a house with a name is where it is held: %s', (language, text, venue) => {
  expect(factsOf(text, language).contact).toEqual([venue])
})

test.each<[string, string, string]>([
  ['ladies darts team The Crafty Cows, thursdays', 'ladies darts team', 'The Crafty Cows'],
  ['boys football team Red Kites', 'boys football team', 'Red Kites'],
])('people before a noun say what it is: %s', (text, what, name) => {
  expect(factsOf(text, 'en')).toMatchObject({ what: [what], name: [name] })
})

test.each<[string, string]>([
  ['security company website', 'security company'],
  ['construction company website', 'construction company'],
])('behind a noun a company is no kind of page: %s', (text, what) => {
  expect(factsOf(text, 'en').what).toEqual([what])
})

test.each<[string, ReadingLanguage]>([
  ['landing page para restaurante', 'es'],
  ['landing page para uma startup', 'pt'],
  ['landing page pour une boulangerie', 'fr'],
  ['landing page per un ristorante', 'it'],
  ['landing page for a bakery', 'en'],
])('what is called so everywhere speaks for no language: %s', (text, language) => {
  expect(readRequest(text, 'en').language.language).toBe(language)
})
