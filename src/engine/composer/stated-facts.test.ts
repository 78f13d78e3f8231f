import { expect, test } from 'vitest'
import { homePage } from '#rules/chat.ts'
import { readRequest } from '../understanding/read-request.ts'
import { compose } from './compose.ts'
import { missingFacts, textsOf } from './stated-facts.ts'

const page = (prompt: string) =>
  compose({ prompt, mode: 'html', pageName: homePage, html: null, pages: [], chat: [], variant: 0 }, { year: 2026 })

test.for<[prompt: string, facts: string[]]>([
  [
    'Lighthouse museum in Wick, lamp tours £6, family tickets £14, guide: Moira Sinclair, closed Mondays',
    ['£6', '£14', 'moira sinclair', 'mondays closed'],
  ],
  [
    'Drohnenvermessung in Ulm, Dächer, Felder, 90 € pro Stunde, seit 2011, Telefon 0731 555 0147',
    ['dächer', 'felder', '90 € pro stunde', 'seit 2011', '0731 555 0147'],
  ],
  ['accordeuse de pianos à Dole, réglage 95 €, accord 80 €, sur rendez-vous', ['95 €', '80 €']],
])('what is stated is on the page or told: %s', ([prompt, facts]) => {
  const { html, reply } = page(prompt)
  const said = `${textsOf(html).join(' ')} ${reply.toLowerCase()}`.replaceAll('\u00a0', ' ')
  for (const fact of facts) expect(said.replace(/\s+/g, ' ')).toContain(fact.replace(/ (?=€)/, ''))
})

test('a guess says that it is one', () => {
  expect(page('bakery called Rowan & Rye in Leeds, bread and cakes').certainty?.name).toBe('certain')
  expect(page('need site for rowan and rye bread cakes leeds open early').certainty?.name).toBe('uncertain')
})

test('hours are on a page where days and times stand beside each other, and a day that is not there is told', () => {
  const missing = (prompt: string, rows: readonly string[]) =>
    missingFacts(
      readRequest(prompt),
      { kind: 'landing', sections: [] },
      `<body>${rows.map((row) => `<p>${row}</p>`).join('')}</body>`,
    )
      .filter(({ kind }) => kind === 'hours')
      .map(({ text }) => text)
  const garage = 'Garage à Lyon, ouvert du lundi au jeudi de 9h à 18h'
  expect(missing(garage, ['Lundi au jeudi', '9h à 18h'])).toEqual([])
  expect(missing(garage, ['Lundi au vendredi', '9h à 18h'])).toEqual(['lundi au jeudi de 9h à 18h'])
  const shop = 'Laden Kern in Ulm. Mo 9-12, Di 9-12, Mi 10-12'
  expect(missing(shop, ['Mo', '9-12', 'Mi', '10-12'])).toEqual(['Di 9-12'])
  expect(missing(shop, ['9-12', 'Mo', '9-12', 'Di', '10-12', 'Mi'])).toEqual([])
  const closed = 'Laden Kern in Ulm. Mo 9-12, Fr zu'
  expect(missing(closed, ['Frisch und frei', 'Mo', '9-12', 'Fr', 'geschlossen'])).toEqual([])
  expect(missing(closed, ['Frisch, auch Fr', 'Mo', '9-12'])).toEqual(['Fr zu'])
})
