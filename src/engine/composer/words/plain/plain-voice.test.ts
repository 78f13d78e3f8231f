import { expect, test } from 'vitest'
import { readRequest } from '../../../understanding/read-request.ts'
import { compose } from '../../compose.ts'
import { textsOf } from '../../stated-facts.ts'
import { readBrief } from '../brief.ts'
import { plainWords } from '../phrases/plain.ts'
import { writeCopy } from '../copy.ts'
import { isPlainSpoken } from './is-plain-spoken.ts'

const said = (prompt: string) =>
  compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
const hero = (prompt: string) =>
  writeCopy(readBrief(prompt), 'hero', null, { headline: 60, lead: 160, variant: 0, present: ['contact'] })

const requests: [language: keyof typeof plainWords, prompt: string][] = [
  [
    'en',
    'Page for a falconry display team called Talon & Sky, in Kent. Shows £400, school talks £250. Call 01622 555 014.',
  ],
  ['de', 'Seite für den Imkerverein Summstein in Passau. Kurse 40 €, Honigverkauf samstags 9 bis 12 Uhr.'],
  ['fr', 'Une page pour la ludothèque Le Dé Pipé à Rennes, ouverte le mercredi de 14h à 18h, adhésion 20 € par an.'],
  ['es', 'Una página para la banda municipal de Sarria, ensayos los jueves a las 20:00, cuota 5 € al mes.'],
  ['no', 'Nettside for frimerkeklubben Bølgen i Tromsø. Kurs hver tirsdag, medlemskap 600 kr i året.'],
]

test.each(requests)('%s: a page in the general voice has no word that nobody gave: %s', (language, prompt) => {
  const brief = readBrief(prompt)
  expect([brief.language, isPlainSpoken(brief)]).toEqual([language, true])
  const asked = (text: string) => text.toLowerCase()
  const given = asked(prompt).replace(/[.,]/g, ' ')
  const content = ['hero', 'features', 'details', 'pricing', 'about'] as const
  for (const kind of content) {
    const { headline, lead, items, note } = writeCopy(brief, kind, null, { variant: 0, present: ['contact'] })
    const texts = [lead, note, ...(kind === 'hero' ? [headline] : []), ...items.map(({ text }) => text)]
    for (const text of texts) {
      if (typeof text !== 'string') continue
      const own = asked(text).match(/\p{L}{4,}/gu) ?? []
      expect(own.filter((word) => !given.includes(word))).toEqual([])
    }
  }
})

test('the headline says what it is and where, the lead what the headline lacks', () => {
  expect(hero(requests[0]?.[1] ?? '')).toMatchObject({ headline: 'Falconry display team in Kent' })
  const { headline, lead } = hero('Site for Hollow Reed, a bamboo flute maker in Cardiff. Repairs £30.')
  expect(headline).toBe('Bamboo flute maker in Cardiff')
  expect(lead).toBe('Repairs £30.')
})

test('a trade that the request names lends its words, one that is only near it does not', () => {
  expect(isPlainSpoken(readBrief('A landing page for Crumb, a sourdough bakery in Leith'))).toBe(false)
  expect(isPlainSpoken(readBrief('A site for our village rambling club'))).toBe(true)
})

test('sections are those that facts fill or that were asked for', () => {
  const { plan } = said('Page for a falconry display team called Talon & Sky, in Kent. Email hello@talon.example.')
  expect(plan.sections.map(({ kind }) => kind)).toEqual(['header', 'hero', 'contact', 'footer'])
})

test('a list is called in the navigation as it is above its entries', () => {
  const { plan } = said(
    'Site for Thread & Thumb, a puppet workshop in Ludlow. String puppets £60, repairs £25, classes.',
  )
  expect(plan.sections.find(({ kind }) => kind === 'features')?.label).toBe(plainWords.en.heads.features)
})

test('questions are asked only where facts answer them', () => {
  const { html } = said(`${requests[0]?.[1]} With FAQ.`)
  const texts = textsOf(html).join(' ')
  for (const question of ['Where is it?', 'What does it cost?', 'How do I get in touch?'])
    expect(texts).toContain(question.toLowerCase())
  expect(texts).not.toContain('when is it open')
})

test('every reading of the request is kept with the brief', () => {
  const prompt = requests[0]?.[1] ?? ''
  expect(readBrief(prompt).stated).toEqual(readRequest(prompt).facts)
})
