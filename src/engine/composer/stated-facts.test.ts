import { expect, test } from 'vitest'
import { homePage } from '#rules/chat.ts'
import { compose } from './compose.ts'
import { textsOf } from './stated-facts.ts'

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
