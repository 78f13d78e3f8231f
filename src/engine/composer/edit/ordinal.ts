import { pattern } from '#rules/pattern.ts'
import { isNoun } from './nouns.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const isNounOrSection = (words: string) => isNoun(words) || /^(?:section|block|part)$/i.test(words)

/** 'Second plan' → 'plan', 1; the index is null where no number is told. */
export function readOrdinal(description: string): { words: string; index: number | null } {
  const after = /^(?<words>[a-z ]+?) (?:number |no\.? |#)?(?<number>\d+|one|two|three|four|five|six)$/i.exec(
    description,
  )?.groups
  if (after?.number && isNounOrSection(after.words ?? '')) {
    const word = numbers.indexOf(after.number.toLowerCase())
    return { words: after.words ?? '', index: (word >= 0 ? word + 1 : Number(after.number)) - 1 }
  }
  const match = pattern('i')`
    ^(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|\d+(?:st|nd|rd|th)
    |second[- ]to[- ]last) (?:(?:of )?(?:the )?)(?<words>.+)$
  `.exec(description)?.groups
  if (!match) return { words: description, index: null }
  const ordinal = (match.ordinal ?? '').toLowerCase()
  const index = /^second[- ]to/.test(ordinal)
    ? -2
    : /last|final/.test(ordinal)
      ? -1
      : ordinals.includes(ordinal)
        ? ordinals.indexOf(ordinal)
        : Number.parseInt(ordinal, 10) - 1
  return { words: match.words ?? '', index }
}
