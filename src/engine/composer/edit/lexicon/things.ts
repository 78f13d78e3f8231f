import { listed } from '#rules/listed.ts'
import type { Language } from '../../words/types.ts'
import { answerWords } from './answer-words.ts'
import { englishWords } from './english-words.ts'
import { nameIn } from '../translate.ts'

const partIn = (words: string, language: Language) => englishWords(language)?.parts[words.toLowerCase()]

function quoted(words: string, language: Language): string {
  const [open, close] = answerWords[language].marks
  return `${open}${words}${close}`
}

const severalQuoted = /^"[^"]*"(?:, "[^"]*")+$/

/** A description of a part as it stands in an answer: 'the headline', '‘Order now’', 'die Überschrift'. */
export function thingIn(description: string, language: Language): string {
  if (severalQuoted.test(description))
    return listed(
      description.split(/(?<="), (?=")/).map((one) => thingIn(one, language)),
      language,
    )
  if (language !== 'en' && !description.includes('"') && description.includes(' and '))
    return listed(
      description.split(' and ').map((one) => thingIn(one, language)),
      language,
    )
  const said = description.replace(/^(?:all )?(?:the|my|our|your|this|that) /i, '').trim()
  const bare = language === 'en' ? said : said.replaceAll('"', '')
  if (language !== 'en')
    return (
      partIn(bare, language) ??
      partIn(bare.replace(/^(?:an? (?:section on )?|some )/i, ''), language) ??
      partIn(bare.replace(/ sections?$/, ''), language) ??
      nameIn(bare.replace(/^an? /i, ''), language) ??
      quoted(bare, language)
    )
  if (/^(?:an?|some|another|both|two|three|four|five|six|\d+|all|it|everything)\b|^["'‘“]|(?:^| )\d/i.test(bare))
    return bare.replaceAll('"', "'")
  return `the ${bare}`.replaceAll('"', "'")
}

/** Looks that have a word of their own in an answer. */
const knownLooks = [
  'dark',
  'light',
  'darker',
  'lighter',
  'bigger',
  'smaller',
  'rounder',
  'square',
  'sharper',
  'sticky',
  'centred',
  'bold',
  'more airy',
  'tighter',
  'more vivid',
  'calmer',
  'uppercase',
]

/** 'make darker' and 'rounder corners' are told by the look in them. */
const knownLook = (words: string) =>
  knownLooks
    .filter((look) => ` ${words} `.includes(` ${look} `))
    .toSorted((one, other) => other.length - one.length)[0] ?? words

/** Looks joined with ' and ' in another language; a colour stays as it was named. */
export function looksIn(words: string, language: Language): string {
  // of a round-about wish only the look in it
  if (language === 'en') return /(?:^| )(?:make|the)(?: |$)/.test(words) ? knownLook(words) : words
  return words
    .split(' and ')
    .map((look) => englishWords(language)?.looks[knownLook(look)] ?? nameIn(look, language) ?? look)
    .join(', ')
}
