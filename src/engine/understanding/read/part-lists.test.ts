import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { textsOf } from '#engine/composer/stated-facts.ts'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

type Case = {
  opening: string
  asks: readonly string[]
  /** parts that only pages have, as they are called when they are asked for */
  named: readonly string[]
  /** what is a part beside those alone */
  own: readonly string[]
  /** a part with what is said of it */
  told: readonly (readonly [part: string, pieces: readonly string[]])[]
  and: string
}

const cases: Record<ReadingLanguage, Case> = {
  en: {
    opening: 'Website for the Alder Lane allotments.',
    asks: ['We need', 'I would like', 'Want:', 'We’d love:', 'Please add'],
    named: ['a noticeboard', 'a timeline', 'the rules', 'photos from the fair', 'how to join'],
    own: ['free plots', 'the honey stall'],
    told: [['a calendar', ['Seed swap in March', 'Plum day in August']]],
    and: 'and',
  },
  de: {
    opening: 'Seite für den Gartenverein Erlenweg.',
    asks: ['Wir brauchen', 'Bitte mit', 'Dazu bitte', 'Wir hätten gern:'],
    named: ['Aushang', 'eine Chronik', 'die Satzung', 'Fotos vom Fest', 'einen Lageplan'],
    own: ['Honigstand', 'Gießdienst'],
    told: [['eine Zeitleiste', ['Gründung im März', 'Neubau im August']]],
    and: 'und',
  },
  fr: {
    opening: 'Site pour les jardins familiaux des Aulnes.',
    asks: ['Il nous faut', 'Nous voudrions', 'Ensuite', 'Avec'],
    named: ['le règlement', 'une frise', 'les photos de la fête', 'les statuts', 'une rubrique'],
    own: ['la cabane', 'le miel'],
    told: [['un calendrier', ['Troc de graines en mars', 'Fête des prunes en août']]],
    and: 'et',
  },
  es: {
    opening: 'Página para los huertos vecinales del Aliso.',
    asks: ['Queremos', 'Necesitamos', 'Además', 'Con'],
    named: ['el reglamento', 'una cronología', 'fotos de la fiesta', 'un tablón', 'los estatutos'],
    own: ['la caseta', 'la miel'],
    told: [['un calendario', ['Trueque de semillas en marzo', 'Día de ciruelas en agosto']]],
    and: 'y',
  },
  it: {
    opening: 'Sito per gli orti sociali di via degli Ontani.',
    asks: ['Vorremmo', 'Ci servono', 'Inoltre', 'Con'],
    named: ['il regolamento', 'una cronologia', 'le foto della festa', 'una bacheca', 'lo statuto'],
    own: ['la casetta', 'il miele'],
    told: [['un calendario', ['Scambio di semi a marzo', 'Festa delle prugne ad agosto']]],
    and: 'e',
  },
  pt: {
    opening: 'Site para as hortas comunitárias do Amieiro.',
    asks: ['Queremos', 'Precisamos de', 'Além disso', 'Com'],
    named: ['o regulamento', 'uma cronologia', 'fotos da festa', 'os avisos', 'os estatutos'],
    own: ['a casinha', 'o mel'],
    told: [['um calendário', ['Troca de sementes em março', 'Dia das ameixas em agosto']]],
    and: 'e',
  },
  no: {
    opening: 'Nettside for parsellhagen Orelia.',
    asks: ['Vi trenger', 'Vi vil ha', 'Dessuten', 'Med'],
    named: ['regler', 'en tidslinje', 'bilder fra festen', 'en oppslagstavle', 'vedtekter'],
    own: ['honningbod', 'vanntjeneste'],
    told: [['en kalender', ['Frøbytte i mars', 'Plommedag i august']]],
    and: 'og',
  },
}

const drawnCase = fc.constantFrom(...(Object.keys(cases) as ReadingLanguage[])).chain((language) => {
  const { asks, named, own, told } = cases[language]
  return fc.record({
    language: fc.constant(language),
    ask: fc.constantFrom(...asks),
    named: fc.shuffledSubarray([...named], { minLength: 3, maxLength: 4 }),
    own: fc.constantFrom(...own),
    told: fc.option(fc.constantFrom(...told)),
  })
})

const bare = (part: string) =>
  part.replace(/^(?:an?|the|einen?|eine|die|l[aeo]s?|un[aeo]?|el|il|lo|os?|um|uma|en|et) /u, '').toLowerCase()

test('what is listed behind a wish is a part of the page, and what stands in brackets is told there', () => {
  fc.assert(
    fc.property(drawnCase, ({ language, ask, named, own, told }) => {
      const { opening, and } = cases[language]
      const parts = [named[0], ...(told ? [`${told[0]} (${told[1].join(', ')})`] : []), own, ...named.slice(1)]
      const prompt = `${opening} ${ask} ${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}.`
      const { html } = compose(firstRequest(prompt))
      const texts = textsOf(html)
      const wanted = [...named, own, ...(told ? [told[0]] : [])].map(bare)
      const missing = wanted.filter((part) => !texts.some((text) => text.includes(part)))
      expect([prompt, missing]).toEqual([prompt, []])
      for (const piece of told?.[1] ?? [])
        expect([prompt, texts]).toEqual([prompt, expect.arrayContaining([piece.toLowerCase()])])
      const { facts } = readRequest(prompt, language)
      const onOffer = facts.filter(({ kind, text }) => kind === 'service' && !told?.[1].includes(text))
      expect([prompt, onOffer.map(({ text }) => text)]).toEqual([prompt, []])
    }),
    { numRuns: runs(20, 400), seed },
  )
})

test('where most of what is listed is on offer, it stays on offer', () => {
  for (const prompt of [
    'Website for a bakery in Leeds. We need sourdough, rye bread, cinnamon buns and a gallery.',
    'Seite für eine Tischlerei in Bonn. Wir brauchen Stühle, Tische, Regale und eine Galerie.',
  ]) {
    const things = readRequest(prompt).facts.filter(({ kind }) => kind === 'service')
    expect(things.length).toBeGreaterThan(1)
  }
})

test('who asks for the page itself lists its parts as before', () => {
  const { facts } = readRequest('Build a site for a local coffee shop, including menu and location.', 'en')
  expect(facts.flatMap(({ kind, id }) => (kind === 'section' ? [id] : []))).toEqual(['menu', 'location'])
})

test.each([
  'Site for a potter in Leeds with a gallery (masonry grid, lightbox), a map (Google Maps embed) and a contact form',
  'Seite für eine Tischlerei in Bonn. Wir brauchen eine Galerie (Raster, drei Spalten), Anfahrt (Karte), Ablauf (vier Schritte) und Kontakt.',
  "Site pour un fleuriste à Lille avec une galerie (carrousel), un plan d'accès (Google Maps) et les horaires.",
  'Restaurant Krone in Ulm. Bitte mit Speisekarte, Fotos (hell und groß), Reservierung und Anfahrt.',
])('a bracket that says how a part is to be makes no details of it: %s', (prompt) => {
  expect(compose(firstRequest(prompt)).html).toContain('data-section="gallery/')
})
