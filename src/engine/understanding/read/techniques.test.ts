import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const techniques = ['HTML', 'Tailwind CSS', 'HTML & CSS', 'HTML, CSS, JavaScript', 'React', 'vanilla JS', 'SVG']
const ways: [page: string, ...said: ((technique: string) => string)[]][] = [
  [
    'A page for a bakery in Leeds called Rise, open 7-2',
    (it) => `. In a single-page self-contained ${it} file.`,
    (it) => ` using ${it}.`,
    (it) => `, written in ${it} only.`,
    (it) => `. Use ${it}.`,
  ],
  [
    'Eine Seite für die Bäckerei Rise in Jena, geöffnet 7-14 Uhr',
    (it) => `, als einzelne Datei in ${it}.`,
    (it) => `. Nur mit ${it}.`,
  ],
  [
    'Une page pour la boulangerie Rise à Rennes, ouverte 7h-14h',
    (it) => `, en ${it} pur.`,
    (it) => `. En utilisant ${it}.`,
  ],
  [
    'Una página para la panadería Rise en Sevilla, abierta 7-14 h',
    (it) => `, usando ${it}.`,
    (it) => `. En un solo archivo con ${it}.`,
  ],
  ['En nettside for bakeriet Rise i Bergen, åpent 7-14', (it) => `, skrevet i ${it}.`, (it) => ` med ${it}.`],
  [
    'Una pagina per il panificio Rise a Lecce, aperto 7-14',
    (it) => `, usando ${it}.`,
    (it) => `. In un unico file con ${it}.`,
  ],
]
const cases = ways.flatMap(([page, ...said]) =>
  said.flatMap((way) => techniques.map((technique) => [way(technique), page] as const)),
)

const kindsOf = (text: string) =>
  readRequest(text).facts.map(({ kind, id = '', text: words }) => `${kind} ${id} ${words.replace(/\.$/, '')}`)

test.for(drawn(cases, 25))('how a page is written is no fact of it: %s', ([said, page]) => {
  expect(kindsOf(`${page}${said}`)).toEqual(kindsOf(`${page}.`))
  expect(readRequest(`${page}${said}`).leftOver).toEqual(readRequest(`${page}.`).leftOver)
})

test.for(['React courses', 'an HTML editor', 'SVG icons and fonts'])('what is sold stays a fact: %s', (thing) => {
  const { facts, leftOver } = readRequest(`A page for a studio in Leeds. We sell ${thing}.`)
  expect(facts.some(({ text }) => text.includes(thing.split(' ').at(-1) ?? '')) || leftOver.length > 0).toBe(true)
})
