import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { readApp } from './apps.ts'
import type { ReadingLanguage } from './types.ts'

const products: [name: string, screen: string][] = [
  ['Trello', 'board'],
  ['Linear', 'issues'],
  ['Notion', 'notes'],
  ['Slack', 'chat'],
  ['Gmail', 'inbox'],
  ['Spotify', 'player'],
  ['Dropbox', 'files'],
]
type Way = (name: string) => string
const ways: Record<ReadingLanguage, { copies: Way[]; pages: Way[] }> = {
  en: {
    copies: [
      (it) => `Recreate the ${it} UI`,
      (it) => `a ${it} clone for our choir`,
      (it) => `something like ${it}, dark`,
    ],
    pages: [(it) => `Landing page for a plugin that imports from ${it}`, (it) => `Courses about ${it} in Leeds`],
  },
  de: {
    copies: [(it) => `Baue ${it} nach, mit dunklem Design`, (it) => `Ein Klon von ${it}`, (it) => `So etwas wie ${it}`],
    pages: [
      (it) => `Landingpage für einen ${it}-Kurs`,
      (it) => `Baue eine Seite für ein ${it} Dashboard`,
      (it) => `Landingpage, die zeigt, wie man ${it} nach Excel exportiert`,
      (it) => `Wir beraten Firmen zu ${it}`,
    ],
  },
  fr: {
    copies: [(it) => `Un clone de ${it} pour notre association`, (it) => `Quelque chose comme ${it}`],
    pages: [(it) => `Une page pour des cours sur ${it}`],
  },
  es: {
    copies: [(it) => `Un clon de ${it}`, (it) => `Algo como ${it}, en verde`],
    pages: [(it) => `Una página para cursos sobre ${it}`],
  },
  no: {
    copies: [(it) => `Gjenskap ${it}`, (it) => `En app som ${it}`],
    pages: [(it) => `En nettside for kurs om ${it}`],
  },
  it: {
    copies: [(it) => `Ricrea ${it}`, (it) => `Un clone di ${it} per il coro`],
    pages: [(it) => `Una pagina per corsi su ${it}`],
  },
  pt: {
    copies: [(it) => `Recrie o ${it}`, (it) => `Um clone do ${it} para o coral`, (it) => `Algo como o ${it}, em verde`],
    pages: [(it) => `Uma página para cursos sobre ${it}`],
  },
}
const said = (kind: 'copies' | 'pages') =>
  Object.entries(ways).flatMap(([language, row]) =>
    row[kind].flatMap((way) =>
      products.map(([name, screen]) => [way(name), language as ReadingLanguage, screen] as const),
    ),
  )

test.for(drawn(said('copies'), 30))('a product that is to be copied is its screen: %s', ([text, language, screen]) => {
  expect(readApp(text, language)?.screen).toBe(screen)
})

test.for(drawn(said('pages'), 20))('a page about it is none: %s', ([text, language]) => {
  expect(readApp(text, language)).toBe(null)
})
