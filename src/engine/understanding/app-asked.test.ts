import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from './apps.ts'
import { readingLanguages, type ReadingLanguage } from './types.ts'

type Words = {
  /** who writes */
  introductions: string[]
  /** what is asked for, each with its screen */
  asks: [ask: string, screen: string][]
  /** asked for behind the same introduction, and no app */
  pages: string[]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    introductions: ['Hi! We are a choir of forty, ', 'I’m a mum of twins and ', 'Our club has two boats. '],
    asks: [
      ['I need a to-do app', 'tasks'],
      ['we need a scoreboard for the summer games', 'tally'],
      ['I want a tracker for vet visits', 'register'],
    ],
    pages: ['we need a website with a calendar', 'I want a page that tells what we do'],
  },
  de: {
    introductions: ['Hallo, wir sind ein Chor mit vierzig Stimmen, ', 'Unser Verein hat zwei Boote. '],
    asks: [
      ['wir brauchen eine Aufgabenliste', 'tasks'],
      ['ich brauche einen Kostenteiler', 'split'],
      ['ich möchte ein Kanban-Board', 'board'],
    ],
    pages: ['wir brauchen eine Website mit Kalender', 'ich möchte eine Seite über uns'],
  },
  fr: {
    introductions: ['Bonjour, on est une chorale de quarante voix, ', 'Notre club a deux bateaux. '],
    asks: [
      ['il nous faut une liste de tâches', 'tasks'],
      ['il nous faudrait un compteur de points', 'tally'],
      ['je voudrais un tableau kanban', 'board'],
    ],
    pages: ['il nous faut un site avec un calendrier', 'je voudrais une page sur nous'],
  },
  es: {
    introductions: ['Hola, somos un coro de cuarenta voces, ', 'Nuestro club tiene dos barcos. '],
    asks: [
      ['necesitamos una lista de tareas', 'tasks'],
      ['quiero un reparto de gastos', 'split'],
      ['necesito un tablero kanban', 'board'],
    ],
    pages: ['necesitamos una web con calendario', 'quiero una página sobre nosotros'],
  },
  it: {
    introductions: ['Ciao, siamo un coro di quaranta voci, ', 'Il nostro circolo ha due barche. '],
    asks: [
      ['ci serve una lista di attività', 'tasks'],
      ['vorrei un segnapunti', 'tally'],
      ['vorremmo una lavagna kanban', 'board'],
    ],
    pages: ['ci serve un sito con calendario', 'vorrei una pagina su di noi'],
  },
  no: {
    introductions: ['Hei, vi er et kor med førti stemmer, ', 'Klubben vår har to båter. '],
    asks: [
      ['vi trenger en huskeliste', 'tasks'],
      ['jeg trenger en utgiftsdeling', 'split'],
      ['vi ønsker en kanban-tavle', 'board'],
    ],
    pages: ['vi trenger en nettside med kalender', 'jeg ønsker en side om oss'],
  },
  pt: {
    introductions: ['Oi, somos um coro de quarenta vozes, ', 'O nosso clube tem dois barcos. '],
    asks: [
      ['precisamos de uma lista de tarefas', 'tasks'],
      ['quero um placar', 'tally'],
      ['preciso de um quadro kanban', 'board'],
    ],
    pages: ['precisamos de um site com calendário', 'quero uma página sobre nós'],
  },
}

test('who says first who they are gets the app that they ask for then, and a page where that is asked for', () => {
  const cases = fc.constantFrom(...readingLanguages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      introduction: fc.constantFrom(...words[language].introductions),
      ask: fc.constantFrom(...words[language].asks),
      page: fc.constantFrom(...words[language].pages),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, introduction, ask: [ask, screen], page }) => {
      const read = (text: string) => readApp(text, language)?.screen ?? null
      expect([introduction, ask, read(introduction + ask)]).toEqual([introduction, ask, screen])
      expect([introduction, page, read(introduction + page)]).toEqual([introduction, page, null])
    }),
    { seed, numRuns: runs(60) },
  )
})

test('a first sentence of techniques says how it is to be made, and not what', () => {
  const cases = fc.record({
    how: fc.constantFrom('React component, Tailwind. ', 'Single file, React, TypeScript. '),
    what: fc.constantFrom<[string, string]>(['kanban for pinball repairs', 'board'], ['Tip calculator', 'calculator']),
  })
  fc.assert(
    fc.property(cases, ({ how, what: [what, screen] }) => {
      expect([how, what, readApp(how + what, 'en')?.screen]).toEqual([how, what, screen])
    }),
    { seed, numRuns: runs(20) },
  )
})
