import { expect, test } from 'vitest'
import type { Brief, Item } from '../types.ts'
import { readBrief } from './brief.ts'
import { tradeWithArticle } from './write/trade.ts'
import { cases, type Expected } from '#test/support/requests/request-table.ts'

const line = ({ title, price, unit }: Item) => [title, price, unit].filter((part) => typeof part === 'string').join(' ')

/** The brief in the words of the table. */
function summary(brief: Brief): Required<Expected> {
  return {
    ...brief,
    tones: brief.tones.join(' '),
    sections: brief.sections.map(({ kind }) => kind).join(' '),
    items: brief.sections.flatMap(({ items }) => items.map(line)),
    colors: brief.colors.map(({ words, role }) => `${words.toLowerCase()}/${role ?? '-'}`).join(' '),
    offers: brief.offers.map(({ title }) => (typeof title === 'string' ? title : title.placeholder)),
    contact: brief.contact,
    count: brief.sections.find(({ count }) => count !== undefined)?.count ?? 0,
  }
}

const briefs = new Map(cases.map(([request]) => [request, readBrief(request)]))
const briefOf = (request: string) => briefs.get(request) ?? readBrief(request)

test('the table is long enough to mean something', () => {
  expect(cases.length).toBeGreaterThanOrEqual(80)
})

test.each(cases)('%s', (request, expected) => {
  const found = summary(briefOf(request))
  const compared = Object.fromEntries(Object.keys(expected).map((key) => [key, found[key as keyof Expected]]))
  expect(compared).toEqual(expected)
})

test('the same request is always read the same way', () => {
  for (const [request] of cases) expect(readBrief(request)).toEqual(briefOf(request))
})

test('asked sections point at their place in the request', () => {
  for (const [request] of cases) {
    for (const { span, words } of briefOf(request).sections) {
      expect(span.end).toBeGreaterThan(span.start)
      expect(request.length).toBeGreaterThanOrEqual(span.end)
      expect(words).not.toBe('')
    }
  }
})

test('names and places are the words of the request', () => {
  for (const [request] of cases) {
    const { brand, place } = briefOf(request)
    for (const name of [brand, place]) if (name) expect(request.toLowerCase()).toContain(name.toLowerCase())
  }
})

test('odd requests are read without a fault', () => {
  const odd = [
    '((((',
    '"',
    "''''",
    ':::',
    'für für für',
    '\u0001\u0002',
    'x'.repeat(20_000),
    '- a\n- b\n- c',
    '€ 5 $ 6',
    '🍕 page',
    'a and b and c and d with with with : : ;',
  ]
  for (const request of odd) expect(readBrief(request).kind).toBeTypeOf('string')
})

const lists: [request: string, kinds: string[]][] = [
  [
    'A page for a dog salon called Wagtail in Brighton, with services, price list and booking',
    ['services', 'pricing', 'booking'],
  ],
  [
    'Mobile bike repair in Amsterdam, we come to you. Services, how it works, prices and contact.',
    ['services', 'steps', 'pricing', 'contact'],
  ],
  ['An electrician in Dublin, emergency service, reviews and areas covered', ['services', 'testimonials', 'location']],
  ['An electrician in Bristol. We are quick, friendly and clean.', []],
]
test.each(lists)('a list is read however it is opened: %s', (request, kinds) => {
  const { sections } = readBrief(request)
  expect(sections.map(({ kind }) => kind)).toEqual(kinds)
  expect(sections.filter(({ words }) => /^with /i.test(words))).toEqual([])
})

const trades: [request: string, domain: string, trade: string][] = [
  ['Real estate agency in Valencia with listings and contact', 'real-estate', 'real estate agency'],
  ['Italian restaurant in Oslo with menu', 'restaurant', 'Italian restaurant'],
  ['Landing page for an AI writing assistant for scientists called Margin', 'software', 'AI writing assistant'],
  ['Documentation home for an open source HTTP library called Courier', 'devtool', 'open source HTTP library'],
]
test.each(trades)('what it is, in words for a sentence: %s', (request, domain, trade) => {
  expect(readBrief(request)).toMatchObject({ domain, trade })
})

test('several people are a team of them', () => {
  const brief = readBrief('A website for Hartmann & Sons, plumbers in Leeds, with services')
  expect(tradeWithArticle(brief)).toBe('a team of plumbers')
})

test.each([
  'Website für eine Töpferei in Ulm in Dunkelgrün und Rot',
  'site pour un fleuriste à Lyon, vert foncé et rose',
  'web para una heladería en Lugo, verde oscuro y rojo',
  'sito per un vivaio a Lecce, verde scuro e rosso',
  'site para uma florista em Braga, verde escuro e rosa',
  'nettside for en gård i Voss, mørk grønn og rød',
])('a dark colour makes no dark page: %s', (request) => {
  const { tones, mode, colors } = readBrief(request)
  expect([tones.includes('dark'), mode, colors.length]).toEqual([false, null, 2])
})
