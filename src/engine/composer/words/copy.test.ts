import { pattern } from '#rules/pattern.ts'
import { expect, test } from 'vitest'
import { type Brief, type SectionContent, type SectionKind, sectionKinds, type Text } from '../types.ts'
import { readBrief } from './brief.ts'
import { pageLanguages } from '#rules/languages.ts'
import { brandFor, headText, uiWords, writeCopy } from './copy.ts'
import { isPlainSpoken } from './plain/is-plain-spoken.ts'
import { cases } from '#test/support/requests/request-table.ts'
import { requestsOfPeople } from '#test/support/requests/shared-requests.ts'
import type { SectionLimits } from './types.ts'

const room: SectionLimits = {
  headline: 40,
  lead: 140,
  title: 40,
  text: 120,
  items: [3, 8],
  variant: 0,
  present: sectionKinds,
}
/** Mock-ups of screens carry example figures and say so. */
const screens: readonly SectionKind[] = ['kpis', 'chart', 'table', 'cart', 'summary']
/** What is a page of its own is written for requests that ask for it: see pieces.test.ts. */
const pages: readonly SectionKind[] = ['article', 'guide', 'screen', 'component']
const briefs = [...cases.map(([request]) => request), ...requestsOfPeople()].map((request) => readBrief(request))

const plain = (text: Text | undefined) =>
  text === undefined ? [] : [typeof text === 'string' ? text : text.placeholder]

/** Every text of a section, slots included. */
function texts(content: SectionContent): string[] {
  return [
    ...[content.kicker, content.headline, content.lead, content.note, content.submit].flatMap(plain),
    ...(content.body ?? []).flatMap(plain),
    ...[content.primary, content.secondary, ...(content.links ?? [])].flatMap((link) => (link ? [link.label] : [])),
    ...content.items.flatMap((item) => [
      ...[item.title, item.text, item.meta, item.price, item.unit, item.tag].flatMap(plain),
      ...(item.points ?? []).flatMap(plain),
      ...(item.link ? [item.link.label] : []),
    ]),
    ...content.fields.flatMap(({ label, options }) => [label, ...(options ?? [])]),
  ]
}

type Written = { brief: Brief; kind: SectionKind; content: SectionContent }

/** All kinds for all requests; asked sections with what was asked. */
const written: Written[] = briefs.flatMap((brief) =>
  sectionKinds
    .filter((kind) => !pages.includes(kind))
    .map((kind) => {
      const asked = brief.sections.find((section) => section.kind === kind) ?? null
      return { brief, kind, content: writeCopy(brief, kind, asked, room) }
    }),
)
const at = ({ brief, kind }: Written) => `${kind}: ${brief.request.slice(0, 60)}`

test('no tokens, no holes, no doubled words', () => {
  for (const one of written) {
    for (const text of texts(one.content)) {
      expect(text, at(one)).not.toMatch(/[{}]|undefined|\bnull\b|\[object| {2}|^\s|\s$|\|/)
      expect(text.trim(), at(one)).not.toBe('')
      if (!one.brief.request.includes(text))
        expect(text, at(one)).not.toMatch(/(?<![\p{L}’])(\p{L}{2,}) \1(?![\p{L}’])|\.\.|\s[.,](?=\s|$)/iu)
    }
  }
})

test('headings, leads and texts keep within their room', () => {
  for (const one of written) {
    const { headline, lead, items } = one.content
    const given = (text: string) => one.brief.request.includes(text) || text === brandFor(one.brief)
    if (typeof headline === 'string' && !given(headline))
      expect(headline.length, `${at(one)} # ${headline}`).toBeLessThanOrEqual(40)
    if (typeof lead === 'string') expect(lead.length, `${at(one)} > ${lead}`).toBeLessThanOrEqual(140)
    expect(items.length, at(one)).toBeLessThanOrEqual(8)
    for (const { text } of items)
      if (typeof text === 'string' && one.kind !== 'faq')
        expect(text.length, `${at(one)} ${text}`).toBeLessThanOrEqual(120)
  }
})

const listed: SectionKind[] = [
  'features',
  'products',
  'menu',
  'services',
  'pricing',
  'steps',
  'gallery',
  'team',
  'testimonials',
  'faq',
  'schedule',
  'events',
  'stats',
  'logos',
  'details',
  'episodes',
  'posts',
  'specs',
  'reviews',
  'hours',
  'kpis',
  'table',
]

test('lists have what their template needs', () => {
  for (const one of written) {
    // prices that were given stand alone
    const single =
      one.kind === 'pricing' && one.brief.sections.some(({ kind, items }) => kind === 'pricing' && items.length > 0)
    if (listed.includes(one.kind)) expect(one.content.items.length, at(one)).toBeGreaterThanOrEqual(single ? 1 : 3)
  }
})

test('no entry stands in a list twice', () => {
  for (const one of written) {
    const titles = one.content.items.flatMap(({ title }) => (typeof title === 'string' ? [title.toLowerCase()] : []))
    expect(new Set(titles).size, `${at(one)} ${titles.join(', ')}`).toBe(titles.length)
  }
})

const amount = /(?:[€$£]\s?\d[\d.,]*(?<!\.)|\d[\d.,]*\s?(?:€|EUR|USD|kr\b))/g
const phone = /\+?\d[\d ()/.-]{6,}\d/g
/** 'Free' costs nothing, written like the prices beside it. */
const isNothing = (found: string, request: string) =>
  /^\D*0\D*$/.test(found) && /free|gratis|kostenlos|gratuit/i.test(request)

test('no price and no phone number that the request does not give', () => {
  for (const one of written) {
    if (screens.includes(one.kind)) continue
    for (const text of texts(one.content)) {
      for (const found of [...(text.match(amount) ?? []), ...(text.match(phone) ?? [])])
        if (!isNothing(found, one.brief.request))
          expect(one.brief.request, `${at(one)}: ${text}`).toContain(found.trim())
    }
  }
})

test('what only the person can know waits', () => {
  for (const one of written) {
    const given = one.brief.sections.some((section) => section.kind === one.kind && section.items.length > 0)
    if (given) continue
    for (const item of one.content.items) {
      if (one.kind === 'testimonials' || one.kind === 'reviews')
        expect([typeof item.title, typeof item.text]).toEqual(['object', 'object'])
      if (one.kind === 'team' || one.kind === 'logos') expect(typeof item.title, at(one)).toBe('object')
      if (one.kind === 'hours' && !one.brief.contact.hours) expect(typeof item.meta, at(one)).toBe('object')
      if (one.kind === 'stats') expect(typeof item.meta, at(one)).toBe('object')
      if (['products', 'menu', 'pricing'].includes(one.kind) && typeof item.price === 'string')
        expect(one.brief.request).toContain(item.price)
    }
  }
})

test('example figures say that they are examples', () => {
  for (const one of written) {
    if (['kpis', 'table', 'chart'].includes(one.kind))
      expect(JSON.stringify([one.content.lead, one.content.note]), at(one)).toMatch(
        /sample|Beispiel|exemple|ejemplo|esempi|[Ee]ksempel/i,
      )
  }
})

test('the brand stands in title and header and, where a trade lends its words, in the headline of the page', () => {
  for (const brief of briefs) {
    const { title, description } = headText(brief)
    expect(title.length).toBeLessThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    if (!brief.brand) continue
    expect(title).toContain(brief.brand)
    const hero = writeCopy(brief, 'hero', null, { headline: 60, variant: 0, present: sectionKinds })
    expect(writeCopy(brief, 'header', null, { variant: 0, present: sectionKinds }).headline).toBe(brief.brand)
    if (brief.quoted.length === 0 && !isPlainSpoken(brief)) expect(hero.headline).toContain(brief.brand)
  }
})

test('what was listed with prices is shown with them', () => {
  for (const brief of briefs) {
    for (const asked of brief.sections) {
      if (asked.items.length === 0 || ['chart', 'table'].includes(asked.kind)) continue
      const shown = JSON.stringify(writeCopy(brief, asked.kind, asked, { ...room, items: [1, 12] }))
      for (const { price } of asked.items) if (typeof price === 'string') expect(shown, brief.request).toContain(price)
    }
  }
})

test('links lead to kinds that are there, or away from the page', () => {
  const present: SectionKind[] = ['header', 'hero', 'about', 'contact', 'footer']
  for (const brief of briefs) {
    for (const kind of ['hero', 'header', 'cta', 'pricing'] as const) {
      const { primary, secondary, items } = writeCopy(brief, kind, null, { variant: 0, present })
      for (const link of [primary, secondary, ...items.map((item) => item.link)])
        if (link) expect(link.href, brief.request).toMatch(/^#(?:about|contact|main)$|^(?:tel|mailto):/)
    }
  }
})

test('two pages of a trade differ, the same request does not', () => {
  const page = (request: string) =>
    JSON.stringify(sectionKinds.map((kind) => writeCopy(readBrief(request), kind, null, room)))
  const one = 'A landing page for Nordlys, a coffee roastery in Bergen'
  expect(page(one)).toBe(page(one))
  const heads = (request: string, variant: number) =>
    sectionKinds.map((kind) => writeCopy(readBrief(request), kind, null, { ...room, variant }).headline)
  const other = heads('A landing page for Nordlys, a coffee roastery in Oslo', 0)
  expect(heads(one, 0).filter((head, index) => head !== other[index]).length).toBeGreaterThan(6)
  const next = heads(one, 1)
  expect(heads(one, 0).filter((head, index) => head !== next[index]).length).toBeGreaterThan(6)
})

test('form fields have one name each, and choices to choose from', () => {
  for (const one of written) {
    const names = one.content.fields.map(({ name }) => name)
    expect(new Set(names).size, at(one)).toBe(names.length)
    for (const { type, options, name } of one.content.fields) {
      expect(name).toMatch(/^[a-z][a-z0-9-]*$/)
      if (type === 'select' || type === 'radio') expect(options?.length ?? 0, at(one)).toBeGreaterThan(1)
    }
  }
})

test('every language has every word of the interface', () => {
  const keys = Object.keys(uiWords('en')).sort()
  for (const language of pageLanguages) expect(Object.keys(uiWords(language)).sort()).toEqual(keys)
})

test('the house does not boast', () => {
  const boast = pattern('i')`
    elevate your|welcome to|unlock|seamless|cutting-edge|state-of-the-art|next level|world-class|game-chang
    |revolutioni|passionate about|one-stop|look no further|empower
  `
  // the owner may: words of the request are kept as they are
  for (const one of written)
    for (const text of texts(one.content)) {
      const [word] = boast.exec(text.replace('Welcome back', '')) ?? []
      if (word !== undefined) expect(one.brief.request.toLowerCase(), at(one)).toContain(word.toLowerCase())
    }
})
