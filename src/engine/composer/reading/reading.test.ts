import { expect, test } from 'vitest'
import { type BriefChanges, pageReading, type PageReading } from '#rules/page-reading.ts'
import { compose } from '../compose.ts'
import { readPage } from './page-reading.ts'
import { recompose } from './recompose.ts'

const prompt =
  'Homepage for Kiln & Clay, a pottery studio in Bristol. Wheel classes on Saturdays at 10, £45 each. ' +
  'Open Tue to Fri 9 to 5. Bring an apron. Call 0117 496 0123.'

const composedFor = (said: string) =>
  compose({ prompt: said, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
const composed = composedFor(prompt)
const asked = { prompt, variant: 0, pages: [], changes: {} }
const read = readPage({ ...asked, html: composed.html })

const again = (changes: BriefChanges, now = composed.html, reading: PageReading = read, made = composed.html) =>
  recompose({ reading, changes, made, now, pageName: 'Home', pages: [] })

test('a reading names what the page is, where each fact went, and other looks', () => {
  expect(pageReading.parse(read)).toEqual(read)
  expect(read.name).toMatchObject({ text: 'Kiln & Clay', sure: true })
  expect(read.what.text).toBe('pottery studio')
  expect(read.place.text).toBe('Bristol')
  expect(read.language).toEqual({ id: 'en', sure: true })
  expect(read.look).toBe(composed.plan.family)
  expect(read.looks[0]?.id).toBe(read.look)
  expect(new Set(read.looks.map(({ id }) => id)).size).toBe(read.looks.length)
  expect(read.looks.length).toBeGreaterThan(3)
  for (const { facts } of read.sections)
    for (const { text, at } of facts) expect(prompt.slice(at.start, at.end)).toBe(text)
  expect(JSON.stringify(read).length).toBeLessThan(16_000)
})

test('each fact is under a section or told as not used, and never both', () => {
  const placed = read.sections.flatMap(({ facts }) => facts.map(({ text }) => text))
  expect(placed.length).toBeGreaterThan(2)
  expect(placed.filter((text) => read.unused.includes(text))).toEqual([])
  expect(new Set(placed).size).toBe(placed.length)
})

test.each([
  ['name', { name: 'Slipware Yard' }],
  ['what', { what: 'ceramics school' }],
  ['place', { place: 'Bath' }],
] as const)('%s is changed wherever the page says it, and is certain then', async (field, changes) => {
  const { html, reading, lost } = await again(changes)
  const text = Object.values(changes)[0] ?? ''
  expect(reading[field]).toMatchObject({ text, sure: true })
  // a heading begins with a capital
  expect(html.replaceAll('&amp;', '&').toLowerCase()).toContain(text.toLowerCase())
  expect(lost).toEqual([])
  expect(reading.changes).toEqual(changes)
})

test('an old name is nowhere any more, and taken away there is none', async () => {
  expect((await again({ name: 'Slipware Yard' })).html).not.toContain('Kiln &amp; Clay')
  expect((await again({ name: '' })).reading.name.text).toBe('')
})

test('another look, another language, another order and a new section', async () => {
  const other = read.looks[1]?.id ?? ''
  expect((await again({ look: other })).reading.look).toBe(other)
  const german = await again({ language: 'de' })
  expect(german.html).toContain('<html lang="de"')
  expect(german.reading.language).toEqual({ id: 'de', sure: true })
  const order = read.sections.map(({ id }) => id)
  const turned = [order[0] ?? '', ...order.slice(1).toReversed()]
  expect((await again({ order: turned })).reading.sections.map(({ id }) => id)).toEqual(turned)
  const added = await again({ added: ['faq'] })
  expect(added.reading.addable.some(({ kind }) => kind === 'faq')).toBe(false)
})

test('what was not used stands on the page once a person puts it there', async () => {
  const { html, reading } = await again({ used: ['Bring an apron'] })
  expect(html).toContain('Bring an apron')
  expect(reading.unused).not.toContain('Bring an apron')
})

const heading = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
const byHand = composed.html.replace(`>${heading(composed.html)}</h1>`, '>Turned by hand</h1>')

test('what was changed by hand stays, in the same look and in another one', async () => {
  for (const changes of [{ name: 'Slipware Yard' }, { look: read.looks[1]?.id ?? '' }, { place: 'Bath' }]) {
    const { html, kept, lost } = await again(changes, byHand)
    expect(heading(html)).toContain('Turned by hand')
    expect([kept > 0, lost]).toEqual([true, []])
  }
})

test('a section that was taken off by hand stays off', async () => {
  const id = read.sections.at(-1)?.id ?? ''
  const at = composed.html.indexOf(`<section id="${id}"`)
  const without = composed.html.slice(0, at) + composed.html.slice(composed.html.indexOf('</section>', at) + 10)
  const { reading } = await again({ name: 'Slipware Yard' }, without)
  expect(reading.sections.map((section) => section.id)).not.toContain(id)
})

test('changes of a reading add up', async () => {
  const first = await again({ name: 'Slipware Yard' })
  const second = await again({ ...first.reading.changes, place: 'Bath' }, first.html, first.reading, first.html)
  expect([second.reading.name.text, second.reading.place.text]).toEqual(['Slipware Yard', 'Bath'])
})

const foreign =
  '<!doctype html><html lang="en"><head><title>Kiln & Clay</title></head><body><section id="top"><h1>Kiln & Clay</h1>' +
  '<p>A pottery studio in Bristol.</p></section><section id="open"><h2>Hours</h2><p>Tue to Fri 9 to 5</p></section></body></html>'

test('a page by a model keeps its words and its look: names are exchanged, sections moved', async () => {
  const model = readPage({ ...asked, html: foreign })
  expect([model.looks, model.look]).toEqual([[], null])
  expect(model.unused.join('; ')).toContain('£45 each')
  const { html } = await again({ name: 'Slipware Yard', order: ['open', 'top'] }, foreign, model, foreign)
  expect(html).toContain('<h1>Slipware Yard</h1>')
  expect(html.indexOf('id="open"')).toBeLessThan(html.indexOf('id="top"'))
  expect(html).toContain('<p>Tue to Fri 9 to 5</p>')
})

test('what a model did not write cannot be exchanged, and that is told', async () => {
  const model = readPage({ ...asked, html: foreign })
  const { lost } = await again({ what: 'ceramics school' }, foreign.replace('pottery studio', 'place'), model, foreign)
  expect(lost).toEqual(['ceramics school'])
})

test.each([
  'league table for our darts pub league, 6 teams: The Plough, Red Lion, Bell, Anchor, Swan, White Hart',
  'Sitzplan für Omas 80., 6 runde Tische à 8 Leute',
  'expense splitting for a shared narrowboat. 6 owners, costs like mooring, diesel',
  'rota for our stall, 4 people, frobnicate the wibble',
  'dashboard for a seaweed farm: 14 lines, temp, growth',
  'just a footer. scaffolding company, dark, 4 columns, little line at the bottom',
  'just a header. bike shop, cart, frobnicator, search',
])('the card says to be unused what the answer says, and nothing else: %s', (request) => {
  const page = compose({ prompt: request, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
  const { unused } = readPage({ ...asked, prompt: request, html: page.html })
  expect(unused.filter((text) => !page.reply.includes(text))).toEqual([])
})

test('several parts of one kind are told apart by what they are called', () => {
  const request = 'Seite für den Gartenverein Erlenweg. Wir brauchen Aushang, eine Chronik, die Satzung und Termine.'
  const { html } = composedFor(request)
  const { sections } = readPage({ ...asked, prompt: request, html })
  expect(sections.map(({ label }) => label)).toEqual(expect.arrayContaining(['Aushang', 'Chronik', 'Satzung']))
})
