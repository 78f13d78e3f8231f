import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { bakeryPage } from '#test/support/openings.ts'
import { knownNames, lexicon } from '../lexicon.ts'
import { readRequest } from '../read-request.ts'
import { readTokens } from '../tokens.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'

const language = fc.constantFrom(...readingLanguages)
/** 'lilan' is a form of 'lila', 'boton' a 'botón' in a hurry. */
const isKnown = (word: string) =>
  readingLanguages.some(
    (of) =>
      lexicon(of).find(readTokens(lexicon(of).marked(word)), ['colour', 'section', 'component', 'style']).length > 0,
  )
/** Words that no list has. */
const unknown = fc
  .stringMatching(/^[bdfgklmnprt][aiou][bdfgklmnprt][aiou][lnrx]$/)
  .filter((word) => !knownNames().places.has(word) && !knownNames().given.has(word) && !isKnown(word))
const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
const kindsOf = (text: string, said: string, of: ReadingLanguage) =>
  readRequest(text, of)
    .facts.filter(({ start, end }) => start < text.indexOf(said) + said.length && end > text.indexOf(said))
    .map(({ kind }) => kind)

test('a look by a name that nobody knows is a look, and nothing that is sold', () => {
  fc.assert(
    fc.property(language, unknown, fc.nat(), (of, word, n) => {
      const words = [...lexicon(of).grammar.moods]
      const mood = words[n % words.length] ?? ''
      const said = lexicon(of).grammar.headFirst ? `${mood} ${word}` : `${word} ${mood}`
      expect(kindsOf(`${bakeryPage[of]}, ${said}`, said, of)).toEqual(['style'])
    }),
    { numRuns: runs(100, 2000), seed },
  )
})

test('land by a name that nobody knows, in capitals between commas, is where it is', () => {
  fc.assert(
    fc.property(language, unknown, fc.nat(), fc.boolean(), (of, word, n, isFirst) => {
      const words = [...lexicon(of).grammar.landNouns].map(capital)
      const land = words[n % words.length] ?? ''
      const said = isFirst ? `${land} ${capital(word)}` : `${capital(word)} ${land}`
      expect(kindsOf(`${bakeryPage[of]}, ${said}, 14.06.2027`, said, of)).toEqual(['place'])
    }),
    { numRuns: runs(100, 2000), seed },
  )
})

test('what somebody says of themselves with a contraction is said as a sentence, and is nothing that is sold', () => {
  const verb = fc.constantFrom(
    'booked',
    'closed',
    'moving',
    'changing',
    'expanding',
    'hiring',
    'renovating',
    'retiring',
  )
  const who = fc.constantFrom("we're", 'we’re', "I'm")
  const adverb = fc.constantFrom('', 'now ', 'fully ', 'currently ')
  fc.assert(
    fc.property(who, adverb, verb, unknown, (one, how, does, word) => {
      const said = `${one} ${how}${does} until the ${word}`
      expect(kindsOf(`A page for a bakery called Rye. ${said}`, said, 'en')).toEqual(['statement'])
    }),
    { numRuns: runs(100, 2000), seed },
  )
})
