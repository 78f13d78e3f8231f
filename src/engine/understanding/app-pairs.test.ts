import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from './apps.ts'
import type { ReadingLanguage } from './types.ts'

/** How people ask for something that counts points, for which games, and what is only about the game. */
const words: Record<ReadingLanguage, { asks: string[]; games: string[]; others: string[] }> = {
  en: {
    asks: ['points counter for {game}, 4 players', 'score sheet for {game}', 'scores for {game}'],
    games: ['hearts', 'cribbage', 'minigolf', 'skittles'],
    others: ['{game} club in Leeds', 'page about {game} for beginners'],
  },
  de: {
    asks: ['Punktezettel für {game}', 'Spielstand {game}, 4 Leute', 'Punkte für {game}'],
    games: ['Doppelkopf', 'Schafkopf', 'Kniffel', 'Canasta'],
    others: ['Verein für {game} in Bonn', 'Seite über {game}'],
  },
  fr: {
    asks: ['compteur de {game}', 'feuille de {game} à 4', 'scores de {game}'],
    games: ['belote', 'tarot', 'yams', 'mölkky'],
    others: ['club de {game} à Nîmes', 'page sur la {game}'],
  },
  es: {
    asks: ['marcador de {game}', 'anotador para {game}, 4 jugadores'],
    games: ['chinchón', 'mus', 'brisca', 'petanca'],
    others: ['club de {game} en León', 'página sobre {game}'],
  },
  it: {
    asks: ['segnapunti per {game}', 'punti per {game}, 2 squadre'],
    games: ['burraco', 'scopa', 'briscola', 'bocce'],
    others: ['torneo di {game} a Forlì', 'pagina sulla {game}'],
  },
  pt: {
    asks: ['contador de {game}', 'folha de {game}, 4 jogadores'],
    games: ['sueca', 'truco', 'tranca', 'malha'],
    others: ['clube de {game} em Braga', 'página sobre {game}'],
  },
  no: {
    asks: ['poeng for {game}, 4 spillere', 'poengark for {game}'],
    games: ['yatzy', 'kanasta', 'kubb', 'dart'],
    others: ['{game} klubb i Molde', 'side om {game}'],
  },
}

const drawn = fc.constantFrom(...(Object.keys(words) as ReadingLanguage[])).chain((language) =>
  fc.record({
    language: fc.constant(language),
    ask: fc.constantFrom(...words[language].asks),
    other: fc.constantFrom(...words[language].others),
    game: fc.constantFrom(...words[language].games),
  }),
)

test('what counts the points of a game is a scoreboard, and what is about the game is none', () => {
  fc.assert(
    fc.property(drawn, ({ language, ask, other, game }) => {
      const asked = ask.replace('{game}', game)
      const page = other.replace('{game}', game)
      expect([asked, readApp(asked, language)?.screen]).toEqual([asked, 'tally'])
      expect([page, readApp(page, language)]).toEqual([page, null])
    }),
    { numRuns: runs(60, 400), seed },
  )
})
