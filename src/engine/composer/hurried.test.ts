import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homePage } from '#rules/chat.ts'
import { runs, seed } from '#test/support/draw.ts'
import { compose } from './compose.ts'

const page = (prompt: string) =>
  compose({ prompt, mode: 'html', pageName: homePage, html: null, pages: [], chat: [], variant: 0 }, { year: 2026 })

const ways = fc.constantFrom(
  ['website nail studio leeds with {a} and {b}', 'partner logos', 'blog', 'pls'],
  ['website nagelstudio husum mit {a} und {b}', 'partnerlogos', 'blog', 'bitte'],
  ['site boulangerie lyon avec {a} et {b}', 'équipe', 'faq', 'svp'],
  ['web panadería burgos con {a} y {b}', 'equipo', 'blog', 'porfa'],
  ['nettside bakeri molde med {a} og {b}', 'nyhetsbrev', 'team', 'takk'],
  ['sito panetteria lecce con {a} e {b}', 'squadra', 'blog', 'grazie'],
)

test('two parts of a note and a courtesy behind them are two parts, and a note that is read whole has no name', () => {
  fc.assert(
    fc.property(ways, fc.boolean(), ([said = '', one = '', other = '', thanks], isTurned) => {
      const parts = isTurned ? [other, one] : [one, other]
      const { brief, certainty } = page(
        `${said.replace('{a}', parts[0] ?? '').replace('{b}', parts[1] ?? '')} ${thanks}`,
      )
      expect(brief.sections.map(({ words }) => words.toLowerCase())).toEqual(parts)
      expect(brief.brand).toBeNull()
      expect(certainty?.name).toBe('certain')
    }),
    { numRuns: runs(12), seed },
  )
})

const rows = fc.constantFrom(
  ['Brand = {n}, industry = foundry, audience = beginners, style = calm', 'foundry'],
  ['Marke = {n}, Branche = Gießerei, Zielgruppe = Anfänger, Stil = ruhig', 'Gießerei'],
  ['Marque = {n}, secteur = fonderie, public = les débutants, style = calme', 'fonderie'],
  ['Marca = {n}, sector = fundición, público = principiantes, estilo = tranquilo', 'fundición'],
  ['Merke = {n}, bransje = støperi, målgruppe = nybegynnere, stil = rolig', 'støperi'],
  ['Marchio = {n}, settore = fonderia, pubblico = i principianti, stile = calmo', 'fonderia'],
)

test('a brand and whom it is for in rows of one line are a business, whatever its trade', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('Zarvel', 'Quimbolt & Drokesh'), ([said = '', what], name) => {
      const { brief } = page(said.replace('{n}', name))
      expect([brief.kind, brief.brand, brief.trade]).toEqual(['landing', name, what])
    }),
    { numRuns: runs(12), seed },
  )
})
