import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { homePage } from '#rules/chat.ts'
import { compose } from '../composer/compose.ts'
import type { ComposedPage } from '../composer/types.ts'
import { readBrief } from '../composer/words/brief.ts'
import { isPlainSpoken } from '../composer/words/plain/is-plain-spoken.ts'
import { isWorded, tradeWording } from '../composer/words/trade-words.ts'
import { withArticle } from '../composer/words/write/trade.ts'
import { lexicon } from '../understanding/lexicon.ts'
import { nounsOf } from '../understanding/trade-nouns.ts'
import { readTrade } from '../understanding/trades.ts'
import { type ReadingLanguage, readingLanguages } from '../understanding/types.ts'
import { tradeFolders } from './trade-folders.ts'

const composed = (prompt: string): ComposedPage =>
  compose({ prompt, mode: 'html', pageName: homePage, html: null, pages: [], chat: [], variant: 0 })

const nounsIn = (id: string, language: ReadingLanguage) =>
  Object.entries(nounsOf(id, language)).flatMap(([noun, { also = [], needs }]) => (needs ? [] : [noun, ...also]))

test.for(tradeFolders())('%s: each noun of its folder is read as it', (id) => {
  for (const language of readingLanguages)
    for (const noun of nounsIn(id, language))
      expect(readTrade(lexicon(language), noun.split(' '))?.trade, `${language}: ${noun}`).toBe(id)
})

const upper = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

const asked: Partial<Record<ReadingLanguage, { places: string[]; ask: (noun: string, place: string) => string }>> = {
  en: { places: ['Leeds', 'Bristol', 'Cork'], ask: (noun, place) => `${withArticle(noun)} in ${place}` },
  de: { places: ['Jena', 'Köln', 'Bregenz'], ask: (noun, place) => `Website für ${upper(noun)} in ${place}` },
  fr: { places: ['Nantes', 'Rennes', 'Lyon'], ask: (noun, place) => `un site pour une ${noun} à ${place}` },
  es: { places: ['Cádiz', 'Cuenca', 'León'], ask: (noun, place) => `una web para ${noun} en ${place}` },
  no: { places: ['Bergen', 'Tromsø', 'Hamar'], ask: (noun, place) => `nettside for ${noun} i ${place}` },
}

/** Trades that were added as folders and nothing else. */
const folders = ['farm-machinery', 'sawmill', 'motorhomes', 'stables', 'event-tech']

/** A workshop that mends tractors is no dealer in them: only of some nouns the words of a trade are true. */
const isSpokenFor = (id: string, language: ReadingLanguage, noun: string): boolean =>
  tradeWording(id, language)?.speaksFor?.includes(noun) ?? true

const requests = folders.flatMap((id) =>
  readingLanguages.flatMap((language) => {
    const { places, ask } = asked[language] ?? {}
    return places && ask
      ? nounsIn(id, language).map((noun) => {
          const [place = ''] = drawn(places, 1)
          return { id, language, prompt: ask(noun, place), isSpoken: isSpokenFor(id, language, noun) }
        })
      : []
  }),
)

test('there are many ways to ask for the trades that were added as folders', () => {
  expect(requests.length).toBeGreaterThan(200)
})

test.for(folders)('%s is named by all its nouns in all languages', (id) => {
  for (const { language, prompt, isSpoken } of requests.filter((request) => request.id === id)) {
    const brief = readBrief(prompt)
    expect(brief, prompt).toMatchObject({ domain: id, language })
    if (isSpoken) expect(isPlainSpoken(brief), prompt).toBe(false)
  }
})

/** So many pages of a trade are made in a run. */
const PAGES = 10

test.for(folders)('%s speaks with its words where it is named', (id) => {
  const all = requests.filter((request) => request.id === id && request.isSpoken)
  for (const { language, prompt } of drawn(all, PAGES)) {
    const { html } = composed(prompt)
    const wording = tradeWording(id, language)
    expect(isWorded(wording), prompt).toBe(true)
    const heads = Object.values(wording?.parts ?? {}).flatMap(({ head = [] }) => head)
    const said = heads.filter((head) => !head.includes('{') && html.includes(head))
    expect(said.length, prompt).toBeGreaterThan(1)
  }
})

test.for([
  'locksmith software',
  'blood bank',
  'a tractor museum in Leeds',
  'farm machinery software',
  'toy tractor dealer',
  'sawmill blade sharpening software',
  'stable internet provider',
  'stable diffusion app',
  'motorhome insurance',
  'caravan park in Wales',
  'campervan conversions in Leeds',
  'horse vet in Kent',
  'sound studio in Leeds',
  'party tent hire in Leeds',
  'bike hire in Leeds',
  'market stall in Leeds',
  'Sägewerk-Museum in Jena',
  'Software für Reitställe',
  'Wohnmobilstellplatz in Jena',
  'Brennholzhandel in Jena',
  'Marktstall in Jena',
  'marchand de bois de chauffage à Nantes',
  'assurance camping-car',
  'una revista de tractores',
  'alquiler de coches en Cádiz',
  'bobilparkering i Bergen',
  'krystall i Bergen',
])('%s is near one of them and none', (prompt) => {
  const { brief } = composed(prompt)
  expect(isPlainSpoken(brief) || !folders.includes(brief.domain), brief.domain).toBe(true)
})
