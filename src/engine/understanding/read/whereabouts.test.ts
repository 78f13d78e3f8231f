import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

/** What it is, where it stands, what may follow, and the same words where they speak of the page. */
const rows: Record<ReadingLanguage, { what: string[]; where: string[]; town: string[]; page: string }> = {
  en: {
    what: ['flower shop', 'bakery', 'dentist', 'our hotel'],
    where: ['opposite the station', 'next to the old mill', 'behind St Mary’s church', 'above the small harbour'],
    town: [' in Whitby', ', three rooms', ''],
    page: 'bakery in Leeds, photos next to the prices, opening hours below the map',
  },
  de: {
    what: ['Blumenladen', 'Bäckerei', 'Zahnarztpraxis', 'unser Hotel'],
    where: ['gegenüber vom Hauptbahnhof', 'neben der alten Mühle', 'hinter der Kirche', 'oberhalb vom Hafen'],
    town: [' in Ulm', ', drei Zimmer', ''],
    page: 'Bäckerei in Ulm, Fotos neben den Preisen, Öffnungszeiten unter der Karte',
  },
  es: {
    what: ['floristería', 'panadería', 'dentista', 'nuestro hotel'],
    where: ['frente a la estación', 'junto al viejo molino', 'detrás de la iglesia', 'al lado de la plaza de España'],
    town: [' en Lugo', ', tres habitaciones', ''],
    page: 'panadería en Lugo, fotos junto a los precios, horario debajo del mapa',
  },
  fr: {
    what: ['fleuriste', 'boulangerie', 'dentiste', 'notre hôtel'],
    where: ['en face de la gare', 'à côté du vieux moulin', 'derrière l’église Saint-Martin', 'au-dessus du port'],
    town: [' à Colmar', ', trois chambres', ''],
    page: 'boulangerie à Colmar, photos à côté des prix, horaires au-dessous de la carte',
  },
  it: {
    what: ['fiorista', 'panificio', 'dentista', 'il nostro hotel'],
    where: ['di fronte alla stazione', 'accanto al vecchio mulino', 'dietro la chiesa', 'sopra il porto'],
    town: [' a Lucca', ', tre camere', ''],
    page: 'panificio a Lucca, foto accanto ai prezzi, orari sotto la mappa',
  },
  no: {
    what: ['blomsterbutikk', 'bakeri', 'tannlege', 'hotellet vårt'],
    where: ['overfor stasjonen', 'ved siden av den gamle mølla', 'bak kirka', 'over havna'],
    town: [' i Molde', ', tre rom', ''],
    page: 'bakeri i Molde, bilder ved siden av prisene, åpningstider under kartet',
  },
  pt: {
    what: ['floricultura', 'padaria', 'dentista', 'nosso hotel'],
    where: ['em frente à estação', 'ao lado do velho moinho', 'atrás da igreja', 'perto da praça de São Bento'],
    town: [' em Braga', ', três quartos', ''],
    page: 'padaria em Braga, fotos ao lado dos preços, horário embaixo do mapa',
  },
}

const whereIn = (text: string) =>
  readRequest(text)
    .facts.filter(({ id }) => id === 'where')
    .map((fact) => fact.text)

test('what stands beside something that everybody knows is where it is, and leaves its trade as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages).chain((language) =>
        fc.record({
          language: fc.constant(language),
          what: fc.constantFrom(...rows[language].what),
          where: fc.constantFrom(...rows[language].where),
          town: fc.constantFrom(...rows[language].town),
        }),
      ),
      ({ language, what, where, town }) => {
        const [plain, said] = [`${what}${rows[language].town[0]}`, `${what} ${where}${town}`]
        expect([said, whereIn(said)]).toEqual([said, [where]])
        expect([said, readRequest(said, language).trade]).toEqual([said, readRequest(plain, language).trade])
      },
    ),
    { numRuns: runs(60, 600), seed },
  )
})

test('where the parts of a page stand is not where it is', () => {
  for (const language of readingLanguages) expect([language, whereIn(rows[language].page)]).toEqual([language, []])
})

test('a small word with a capital behind what it is begins its name', () => {
  const named = [
    'Bistro Opposite the Station, Leeds, lunch 12-3',
    'Bar Junto al Mar en Cádiz, tapas',
    'Pizzeria Sotto il Ponte a Verona',
    'Bar Atrás da Igreja em Olinda, petiscos',
  ]
  for (const request of named) expect([request, whereIn(request)]).toEqual([request, []])
})
