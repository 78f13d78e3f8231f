import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageLanguages } from '#rules/languages.ts'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from './compose.ts'
import { textsOf } from './stated-facts.ts'
import type { Brief } from './types.ts'
import { rowWords } from './words/phrases/matter-words.ts'
import { voiceWords } from './words/phrases/voice-words.ts'

const feasts: Record<Brief['language'], string> = {
  en: 'Our wedding, Bo and Cem, 14 June 2027 at 2pm in Leeds, dinner at 7, bring dancing shoes. RSVP by 1 May.',
  de: 'Unsere Hochzeit, Lena und Jonas, 14. Juni 2027 um 14 Uhr in Ulm, Abendessen um 19 Uhr. Bitte bis 1. Mai zusagen.',
  fr: 'Notre mariage, Camille et Hugo, le 14 juin 2027 à 15h à Lyon, dîner à 20h. Réponse avant le 1er mai.',
  es: 'Nuestra boda, Ana y Marta, el 14 de junio de 2027 a las 12 en Cádiz, comida a las 15. Confirmad antes del 1 de mayo.',
  no: 'Bryllupet vårt, Ingrid og Lars, 14. juni 2027 kl 14 i Lom, middag kl 19. Svar innen 1. mai.',
  it: 'Il nostro matrimonio, Giulia e Marco, il 14 giugno 2027 alle 16 a Lucca, cena alle 20. Confermare entro il 1 maggio.',
  pt: 'Nosso casamento, Ana e Marta, 14 de junho de 2027 às 16h em Braga, jantar às 20h. Confirmem até 1 de maio.',
}
const sales: Record<Brief['language'], [request: string, size: string]> = {
  en: ['Flat for sale in Leeds, 68 sqm, balcony, £245,000 or nearest offer', '68 sqm'],
  de: ['Wir verkaufen unsere Wohnung in Ulm, 78 m², Balkon, 329.000 € VB', '78 m²'],
  fr: ['À vendre : maison à Tours, 120 m², jardin, 215 000 € à débattre', '120 m²'],
  es: ['Vendo piso en Cádiz, 65 m², terraza, 145.000 € negociables', '65 m²'],
  no: ['Selger hytte på Hafjell, 85 kvm, badstue, prisantydning 3 900 000 kr', '85 kvm'],
  it: ['Vendo appartamento a Lecce, 65 mq, terrazza, 145.000 € trattabili', '65 mq'],
  pt: ['Vendo apartamento em Faro, 65 m², varanda, 145.000 € negociáveis', '65 m²'],
}

const read = (prompt: string) => {
  const { html, reply, brief } = compose(firstRequest(prompt))
  return { texts: textsOf(html), reply, brief }
}

test('a feast has a day and a place, and neither an offer nor opening hours', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pageLanguages), (language) => {
      const { texts, brief } = read(feasts[language])
      const { stated, plain } = voiceWords[language]
      const { when, where } = rowWords(language).rows
      const business = [stated.hours, plain.heads.services ?? '', plain.heads.features ?? '']
      expect([language, brief.matter]).toEqual([language, 'occasion'])
      expect(texts).toEqual(expect.arrayContaining([when.toLowerCase(), where.toLowerCase()]))
      // 'Programme' is what a feast has too
      const own = rowWords(language).occasion.heads.features
      expect(business.filter((one) => one !== own && texts.includes(one.toLowerCase()))).toEqual([])
    }),
    { numRuns: runs(12), seed },
  )
})

test('of one thing that is sold its measures stand in rows, and the price as it was said', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pageLanguages), (language) => {
      const [request, size] = sales[language]
      const { texts, brief } = read(request)
      expect([language, brief.matter]).toEqual([language, 'sale'])
      expect(texts[texts.indexOf(size.toLowerCase()) - 1]).toBe(rowWords(language).rows.size.toLowerCase())
    }),
    { numRuns: runs(12), seed },
  )
})

test('a name is followed by a space before a colon where the language has one', () => {
  const { html } = compose(firstRequest(feasts.fr))
  expect(html).toMatch(/<title>Camille et Hugo(?:\u00a0|&nbsp;): /)
})
