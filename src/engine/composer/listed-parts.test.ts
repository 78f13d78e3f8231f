import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import type { ReadingLanguage } from '../understanding/types.ts'
import type { SectionKind } from './types.ts'
import { readBrief } from './words/brief.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** What a page is asked for by a question, and by a list that another list follows. */
type Way = {
  ask: (parts: string) => string
  needs: string
  key: string
  parts: readonly (readonly [name: string, kind: SectionKind])[]
  things: string[]
  and: string
}
const ways: Partial<Record<ReadingLanguage, Way>> = {
  en: {
    ask: (parts) => `How would a page look for a foundry called Wenvi with ${parts}?`,
    needs: 'Site for a foundry in Christchurch. It needs:',
    key: 'Services:',
    parts: [
      ['gallery', 'gallery'],
      ['FAQ', 'faq'],
      ['how it works', 'steps'],
      ['blog', 'posts'],
    ],
    things: ['spare parts', 'new installations', 'annual service', 'school visits', 'material kits'],
    and: 'and',
  },
  de: {
    ask: (parts) => `Wie sähe eine Seite für eine Gießerei namens Wenvi mit ${parts} aus?`,
    needs: 'Seite für eine Gießerei in Bonn. Sie braucht:',
    key: 'Leistungen:',
    parts: [
      ['Galerie', 'gallery'],
      ['Blog', 'posts'],
      ['Öffnungszeiten', 'hours'],
      ['Team', 'team'],
    ],
    things: ['Ersatzteile', 'Jahreswartung', 'lange Nacht', 'Reparaturen'],
    and: 'und',
  },
  fr: {
    ask: (parts) => `À quoi ressemblerait une page pour une fonderie qui s’appelle Wenvi, avec ${parts} ?`,
    needs: 'Site pour une fonderie à Gap. Il faut :',
    key: 'Services :',
    parts: [
      ['galerie', 'gallery'],
      ['blog', 'posts'],
      ['équipe', 'team'],
      ['à propos', 'about'],
    ],
    things: ['étalonnage', 'matériel de location', 'dessins techniques'],
    and: 'et',
  },
  es: {
    ask: (parts) => `¿Cómo sería una página para una fundición que se llama Wenvi, con ${parts}?`,
    needs: 'Sitio para una fundición en Salta. Necesita:',
    key: 'Servicios:',
    parts: [
      ['galería', 'gallery'],
      ['blog', 'posts'],
      ['logos de socios', 'logos'],
      ['boletín', 'newsletter'],
    ],
    things: ['liga de socios', 'alquiler de material', 'revisiones'],
    and: 'y',
  },
  no: {
    ask: (parts) => `Hvordan ville en side for et støperi som heter Wenvi sett ut, med ${parts}?`,
    needs: 'Side for et støperi i Molde. Den trenger:',
    key: 'Tjenester:',
    parts: [
      ['galleri', 'gallery'],
      ['blogg', 'posts'],
      ['kart', 'location'],
      ['partnerlogoer', 'logos'],
    ],
    things: ['reservedeler', 'vedlikehold', 'små serier'],
    and: 'og',
  },
  it: {
    ask: (parts) => `Come sarebbe una pagina per una fonderia che si chiama Wenvi, con ${parts}?`,
    needs: 'Sito per una fonderia a Lecce. Ci vogliono:',
    key: 'Servizi:',
    parts: [
      ['galleria', 'gallery'],
      ['blog', 'posts'],
      ['domande frequenti', 'faq'],
      ['newsletter', 'newsletter'],
    ],
    things: ['pezzi di ricambio', 'riparazioni', 'piccole serie'],
    and: 'e',
  },
  pt: {
    ask: (parts) => `Como ficaria uma página para uma fundição que se chama Wenvi, com ${parts}?`,
    needs: 'Site para uma fundição em Braga. Precisa de:',
    key: 'Serviços:',
    parts: [
      ['galeria', 'gallery'],
      ['blog', 'posts'],
      ['perguntas frequentes', 'faq'],
      ['logotipos dos parceiros', 'logos'],
    ],
    things: ['peças de reposição', 'aluguel de equipamento', 'pequenas séries'],
    and: 'e',
  },
}
const titled = (title: unknown) => (typeof title === 'string' ? title.toLowerCase() : '')

const language = fc.constantFrom(...(Object.keys(ways) as ReadingLanguage[]))
const some = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 3 })
const of = (way: Way, places: readonly number[]) => places.flatMap((at) => (way.parts[at] ? [way.parts[at]] : []))

test('parts that a question asks for are parts, to the last of them', () => {
  check(fc.tuple(language, some), ([lang, places]) => {
    const way = ways[lang] as Way
    const parts = of(way, places)
    const names = parts.map(([name]) => name)
    const text = `${names.slice(0, -1).join(', ')} ${way.and} ${names.at(-1) ?? ''}`
    const kinds = readBrief(way.ask(text)).sections.map(({ kind }) => kind)
    expect([text, parts.filter(([, kind]) => !kinds.includes(kind))]).toEqual([text, []])
    expect([text, kinds.filter((kind) => kind === 'about').length]).toEqual([
      text,
      parts.filter(([, kind]) => kind === 'about').length,
    ])
  })
})

test('a list below another one: the parts of the page, and what is on offer, each where it belongs', () => {
  check(fc.tuple(language, some), ([lang, places]) => {
    const way = ways[lang] as Way
    const parts = of(way, places)
    const lines = (words: readonly string[]) => words.map((word) => `- ${word}`).join('\n')
    const request = `${way.needs}\n${lines(parts.map(([name]) => name))}\n${way.key}\n${lines(way.things)}`
    const { sections, offers } = readBrief(request)
    const kinds = sections.map(({ kind }) => kind)
    expect([request, parts.filter(([, kind]) => !kinds.includes(kind))]).toEqual([request, []])
    expect(offers.map(({ title }) => titled(title))).toEqual(way.things.map((one) => one.toLowerCase()))
    expect(sections.length).toBe(parts.length + 1)
  })
})

test('what costs something has its price beside it, in whichever list it stands', () => {
  const things = fc.shuffledSubarray(['gift baskets', 'party platters', 'tastings', 'spare parts'], { minLength: 2 })
  const joint = fc.constantFrom(': ', ' – ', ' ')
  check(fc.tuple(things, joint), ([listed, between]) => {
    const rows = listed.map((thing, index) => `${thing}${between}£${index + 20}`).join(', ')
    const { sections } = readBrief(`Our butcher’s shop Plum has been in Boise for long.\n\nPrices: ${rows}.`)
    const items = sections.flatMap((section) => section.items)
    expect(listed.map((thing) => items.find(({ title }) => titled(title) === thing)?.price)).toEqual(
      listed.map((_, index) => `£${index + 20}`),
    )
  })
})
