import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specified } from '#engine/composer/words/read/spec.ts'
import { runs, seed } from '#test/support/draw.ts'
import type { ReadingLanguage } from '../types.ts'
import { readSpec } from './read-spec.ts'
import type { ViewName } from './spec-words.ts'

type Row = readonly [said: string, view: ViewName, things?: string]
type Language = {
  of: ReadingLanguage
  /** around what the application has, and around what its users do */
  has: readonly [before: string, behind: string]
  able: readonly [before: string, behind: string]
  and: string
  parts: readonly Row[]
  deeds: readonly Row[]
}

const languages: readonly Language[] = [
  {
    of: 'en',
    has: ['Build a platform for a club. The platform should have functionalities for ', '.'],
    able: ['Users should be able to ', '.'],
    and: 'and',
    parts: [
      ['booking management', 'booking'],
      ['statistics', 'figures'],
      ['a forum', 'forum'],
      ['group chat', 'chat'],
    ],
    deeds: [
      ['browse courses', 'catalog', 'courses'],
      ['manage invoices', 'register', 'invoices'],
      ['log in', 'auth'],
    ],
  },
  {
    of: 'de',
    has: ['Baue eine Plattform für einen Verein. Die Plattform soll Funktionen für ', ' haben.'],
    able: ['Nutzer sollen ', ' können.'],
    and: 'und',
    parts: [
      ['Terminbuchung', 'booking'],
      ['Statistiken', 'figures'],
      ['Forum', 'forum'],
      ['Gruppenchat', 'chat'],
    ],
    deeds: [
      ['Kurse durchsuchen', 'catalog', 'Kurse'],
      ['Rechnungen verwalten', 'register', 'Rechnungen'],
      ['sich einloggen', 'auth'],
    ],
  },
  {
    of: 'fr',
    has: ['Créez une plateforme pour une association. Elle doit avoir des fonctionnalités de ', '.'],
    able: ['Les utilisateurs doivent pouvoir ', '.'],
    and: 'et',
    parts: [
      ['réservation', 'booking'],
      ['statistiques', 'figures'],
      ['forum', 'forum'],
      ['messagerie', 'chat'],
    ],
    deeds: [
      ['consulter les cours', 'catalog', 'cours'],
      ['gérer les factures', 'register', 'factures'],
      ["s'inscrire", 'auth'],
    ],
  },
  {
    of: 'es',
    has: ['Crea una plataforma para un club. Debe tener funcionalidades de ', '.'],
    able: ['Los usuarios deben poder ', '.'],
    and: 'y',
    parts: [
      ['reservas', 'booking'],
      ['estadísticas', 'figures'],
      ['foro', 'forum'],
      ['mensajería', 'chat'],
    ],
    deeds: [
      ['consultar los cursos', 'catalog', 'cursos'],
      ['gestionar las facturas', 'register', 'facturas'],
      ['registrarse', 'auth'],
    ],
  },
  {
    of: 'it',
    has: ["Crea una piattaforma per un'associazione. Deve avere funzionalità di ", '.'],
    able: ['Gli utenti devono poter ', '.'],
    and: 'e',
    parts: [
      ['prenotazioni', 'booking'],
      ['statistiche', 'figures'],
      ['forum', 'forum'],
      ['messaggistica', 'chat'],
    ],
    deeds: [
      ['consultare i corsi', 'catalog', 'corsi'],
      ['gestire le fatture', 'register', 'fatture'],
      ['registrarsi', 'auth'],
    ],
  },
  {
    of: 'pt',
    has: ['Crie uma plataforma para um clube. Deve ter funcionalidades de ', '.'],
    able: ['Os usuários devem poder ', '.'],
    and: 'e',
    parts: [
      ['agendamento', 'booking'],
      ['estatísticas', 'figures'],
      ['fórum', 'forum'],
      ['mensagens', 'chat'],
    ],
    deeds: [
      ['consultar os cursos', 'catalog', 'cursos'],
      ['gerir as faturas', 'register', 'faturas'],
      ['fazer login', 'auth'],
    ],
  },
  {
    of: 'no',
    has: ['Lag en plattform for en klubb. Den skal ha funksjoner for ', '.'],
    able: ['Brukere skal kunne ', '.'],
    and: 'og',
    parts: [
      ['timebestilling', 'booking'],
      ['statistikk', 'figures'],
      ['forum', 'forum'],
      ['gruppechat', 'chat'],
    ],
    deeds: [
      ['bla gjennom kurs', 'catalog', 'kurs'],
      ['administrere fakturaer', 'register', 'fakturaer'],
      ['logge inn', 'auth'],
    ],
  },
]

const listed = (rows: readonly Row[], and: string) =>
  rows
    .map(([said]) => said)
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${and} $1`)

const drawnSpecs = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc.tuple(
      fc.constant(language),
      fc.shuffledSubarray([...language.parts], { minLength: 2 }),
      fc.shuffledSubarray([...language.deeds], { minLength: 2 }),
    ),
  )

test('everything that a specification lists has its view, with the things that were said', () => {
  fc.assert(
    fc.property(drawnSpecs, ([{ of, has, able, and }, parts, deeds]) => {
      const text = `${has[0]}${listed(parts, and)}${has[1]} ${able[0]}${listed(deeds, and)}${able[1]}`
      const views = readSpec(text, of)?.views ?? []
      const found = [...parts, ...deeds].map(([said, view, things]) => {
        const own = views.find((one) => one.view === view)
        return [said, own?.view, things === undefined ? undefined : own?.things]
      })
      expect([text, found]).toEqual([text, [...parts, ...deeds].map(([said, view, things]) => [said, view, things])])
      expect([text, specified(text, of, { isBusiness: false })?.kind]).toEqual([text, 'app'])
    }),
    { numRuns: runs(60), seed },
  )
})

test.each<[ReadingLanguage, string]>([
  ['de', 'Webseite für eine Bäckerei mit Speisekarte, Öffnungszeiten und Kontaktformular'],
  ['de', 'Wir sind eine Malerfirma und möchten Projekte zeigen. Kunden können uns anrufen oder schreiben.'],
  ['fr', 'Site pour une boulangerie avec la carte, les horaires et un formulaire de contact'],
  ['es', 'Página web para una panadería con carta, horarios y formulario de contacto'],
  ['it', 'Sito per una panetteria con menù, orari di apertura e modulo di contatto'],
  ['pt', 'Site para uma padaria com cardápio, horários e formulário de contato'],
  ['no', 'Nettside for et bakeri med meny, åpningstider og kontaktskjema'],
])('what a business shows is no application: %s %s', (language, request) => {
  expect(specified(request, language, { isBusiness: true })).toBeNull()
})

test.each<[ReadingLanguage, string, ViewName, string]>([
  ['de', 'App mit Login, Produktverwaltung, Bestellungen und Auswertungen', 'register', 'Produkt'],
  ['de', 'Eine App für den Verein, mit der Mitglieder Plätze reservieren können', 'booking', 'Plätze'],
  ['no', 'App med innlogging, produktadministrasjon og statistikk', 'register', 'produkt'],
])('compounds say what is done with their first part: %s %s', (language, request, view, things) => {
  expect(readSpec(request, language)?.views.find((one) => one.view === view)?.things).toBe(things)
})
