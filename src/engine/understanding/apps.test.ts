import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, runs, seed } from '#test/support/draw.ts'
import { asksForPage, readApp, readBehaviours } from './apps.ts'
import { readingLanguages, type ReadingLanguage } from './types.ts'

test.for<[language: ReadingLanguage, text: string, screen: string | null, subject?: string]>([
  ['en', 'a habit tracker', 'tasks', 'habit tracker'],
  ['en', 'issue tracker for our open source project', 'issues', 'issue tracker'],
  ['en', 'website for managing vineyard orders and tastings', 'register', 'vineyard orders and tastings'],
  ['en', 'platform for managing volunteers of a food bank', 'register', 'volunteers of a food bank'],
  ['en', 'Trello clone with drag and drop', 'board', 'Trello'],
  ['en', 'Build a one-page team chat app: a sidebar listing a few channels', 'chat', 'team chat'],
  ['de', 'Eine App, um Aufgaben zu verwalten', 'tasks', 'Aufgaben'],
  ['de', 'Lagerverwaltung für einen Fahrradladen', 'register', 'Lagerverwaltung'],
  ['fr', "application web pour gérer les réservations d'un gîte", 'week', "réservations d'un gîte"],
  ['es', 'gestor de archivos', 'files', 'gestor de archivos'],
  ['no', 'ukeplan for et verksted', 'week', 'ukeplan'],
  ['en', 'landing page for a habit tracker app', null],
  ['en', 'football player website', null],
  ['en', 'hotel with online booking system', null],
  ['en', 'Property management company in Leeds', null],
  ['en', 'a wedding planner', null],
  ['en', 'website for a tracking dog school', null],
  ['en', 'SaaS for dentists to manage appointments', null],
  ['en', 'mobile app that reminds you to water plants', null],
])('%s: %s', ([language, text, screen, subject]) => {
  const app = readApp(text, language)
  expect(app?.screen ?? null).toBe(screen)
  if (subject) expect(app?.subject).toBe(subject)
})

const things = {
  en: ['loans', 'beehives', 'climbing ropes', 'choir scores'],
  de: ['Leihgaben', 'Bienenstöcke', 'Kletterseile', 'Chornoten'],
  fr: ['prêts', 'ruches', 'cordes', 'partitions'],
  es: ['préstamos', 'colmenas', 'cuerdas', 'partituras'],
  no: ['utlån', 'bikuber', 'klatretau', 'korpartiturer'],
}
const wordings: Record<keyof typeof things, string[]> = {
  en: [
    'a web application for managing X',
    'tool to keep track of X',
    'Build me a platform to organize X, please',
    'an app for tracking X',
  ],
  de: [
    'eine Web-App zur Verwaltung von X',
    'Software, um X zu verwalten',
    'ein Tool zum Verwalten von X',
    'App zur Erfassung von X',
  ],
  fr: [
    'une application web pour gérer X',
    'un outil de suivi de X',
    'plateforme pour organiser X',
    'logiciel de gestion de X',
  ],
  es: [
    'una aplicación web para gestionar X',
    'herramienta para organizar X',
    'plataforma de gestión de X',
    'app para registrar X',
  ],
  no: [
    'en nettapp for å administrere X',
    'verktøy for å holde styr på X',
    'plattform for å organisere X',
    'app for å registrere X',
  ],
}
const cases = (Object.keys(things) as (keyof typeof things)[]).flatMap((language) =>
  wordings[language].flatMap((wording) =>
    things[language].map((thing) => ({ language, thing, text: wording.replace('X', thing) })),
  ),
)

test.each(drawn(cases, 30))('$language, $text: what is kept is a table of it', ({ language, thing, text }) => {
  const app = readApp(text, language)
  expect(app?.screen).toBe('register')
  expect(app?.subject.toLowerCase()).toContain(thing.toLowerCase())
})

test('lists go to their columns, groups and fields, wherever their word stands', () => {
  const lists = (text: string, language: ReadingLanguage = 'en') =>
    readApp(text, language)?.lists.map(({ cue, entries }) => `${cue}: ${entries.join('/')}`)
  expect(lists('a kanban board with columns Requested, Quoted, Booked and Done')).toEqual([
    'columns: Requested/Quoted/Booked/Done',
  ])
  expect(lists('kanban board with To do, In hand, Done columns')).toEqual(['columns: To do/In hand/Done'])
  expect(lists('Kanban-Board mit den Spalten Anfrage, Angebot und Erledigt', 'de')).toEqual([
    'columns: Anfrage/Angebot/Erledigt',
  ])
  expect(lists('expense tracker with categories like rent, food and transport')).toEqual([
    'groups: rent/food/transport',
  ])
  expect(lists('inventory app with fields name, place, amount')).toEqual(['fields: name/place/amount'])
  expect(lists('a chat app with channels and direct messages')).toEqual([])
})

test('behaviours are named by word, and a switch is a switch', () => {
  const names = (text: string, language: ReadingLanguage = 'en') =>
    readBehaviours(text, language).map(({ name }) => name)
  expect(names('a dashboard with light and dark mode toggle')).toEqual(['theme'])
  expect(names('a dark page for a bar')).toEqual([])
  expect(names('todo app with drag and drop and filters')).toEqual(['drag', 'filter'])
  expect(names('Seite mit Karussell, Countdown und Schalter für hell und dunkel', 'de')).toEqual([
    'carousel',
    'countdown',
    'theme',
  ])
})

test('a page about an app is a page', () => {
  expect(asksForPage('landing page for a tracker', 'en')).toBe(true)
  expect(asksForPage('tracker for runners', 'en')).toBe(false)
})

/** By language: a screen with something in it, something that is seen by its view, and a page with the same part. */
const screens: Record<ReadingLanguage, { part: string; viewed: string; page: string }> = {
  en: {
    part: 'I need a screen with the inventory of X',
    viewed: 'Calendar of X, weekly view',
    page: 'Page for X with a calendar',
  },
  de: {
    part: 'Ich brauche einen Bildschirm mit dem Inventar von X',
    viewed: 'Kalender von X, Wochenansicht',
    page: 'Seite für X mit Kalender',
  },
  fr: {
    part: 'Il me faut un écran avec l’inventaire de X',
    viewed: 'Agenda de X, vue semaine',
    page: 'Page pour X avec un calendrier',
  },
  es: {
    part: 'Necesito una pantalla con el inventario de X',
    viewed: 'Calendario de X, vista semanal',
    page: 'Página para X con calendario',
  },
  it: {
    part: 'Mi serve una schermata con l’inventario di X',
    viewed: 'Turni di X, vista settimanale',
    page: 'Pagina per X con calendario',
  },
  no: {
    part: 'Jeg trenger en skjerm med lagerliste for X',
    viewed: 'Kalender for X, ukevisning',
    page: 'Side for X med kalender',
  },
  pt: {
    part: 'Preciso de uma tela com o inventário de X',
    viewed: 'Calendário de X, visão semanal',
    page: 'Página para X com calendário',
  },
}

test('what a screen has in it, and how it is seen, say which screen it is; a page with the same part is none', () => {
  const cases = fc
    .constantFrom(...readingLanguages)
    .chain((language) =>
      fc.record({ language: fc.constant(language), of: fc.constantFrom('Lumo', 'Vestli', 'Rocamar', 'Tarn') }),
    )
  fc.assert(
    fc.property(cases, ({ language, of }) => {
      const { part, viewed, page } = screens[language]
      const read = (text: string) => readApp(text.replace('X', of), language)?.screen ?? null
      expect([language, read(part), read(page)]).toEqual([language, 'register', null])
      expect([language, read(viewed)]).toEqual([language, 'week'])
    }),
    { seed, numRuns: runs(40) },
  )
})

const withParts = fc.record({
  page: fc.constantFrom('a page', 'page', 'website', 'a simple site', 'an event website', 'one-page website'),
  part: fc.constantFrom(
    'booking form',
    'booking',
    'schedule',
    'schedules',
    'booking calendar',
    'record of our concerts',
  ),
  other: fc.constantFrom('testimonials', 'gallery', 'price list', 'FAQ'),
  whose: fc.constantFrom('', ' for a yoga studio', ' for our choir'),
})

test('a page with a part that is called as an app works is a page', () => {
  fc.assert(
    fc.property(withParts, ({ page, part, other, whose }) => {
      const request = `${page} with ${part} and ${other}${whose}`
      expect([request, readApp(request, 'en')?.screen ?? null]).toEqual([request, null])
    }),
    { seed, numRuns: runs(40) },
  )
})
