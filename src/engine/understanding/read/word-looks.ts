import { type ConceptKind, knownNames } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import { knownPlace } from './place.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** Kinds of words right before a name and right behind it that tell whether it is one. */
const before: readonly ConceptKind[] = [
  'about',
  'agent',
  'and',
  'articles',
  'as',
  'asks',
  'at',
  'businesses',
  'copula',
  'cue',
  'founds',
  'from',
  'having',
  'labelled',
  'links',
  'named',
  'namedAfter',
  'of',
  'offering',
  'own',
  'pages',
  'person',
  'predicates',
  'pronouns',
  'roles',
  'self',
  'sellers',
  'signs',
  'titles',
  'towns',
]
const behind: readonly ConceptKind[] = [
  'and',
  'articles',
  'at',
  'copula',
  'cue',
  'day',
  'having',
  'named',
  'of',
  'offering',
  'own',
  'predicates',
  'presents',
  'pronouns',
  'relativePronouns',
  'self',
  'since',
]
/** Kinds that say what a word is, and no name. */
const within: readonly ConceptKind[] = [
  'copula',
  'named',
  'namedAfter',
  'pronouns',
  'self',
  'asks',
  'colour',
  'courtesies',
  'cue',
  'day',
  'month',
  'openers',
  'pages',
  'section',
]

/** What each token of a text is by itself; asked of many stretches, found out once. */
export type WordLooks = {
  /** the text in small letters */
  low: string
  isKnown: (at: number) => boolean
  isHead: (at: number) => boolean
  isSmall: (at: number) => boolean
  isGiven: (at: number) => boolean
  isPlace: (at: number) => boolean
  isCompound: (at: number) => boolean
  isLegalForm: (at: number) => boolean
  /** a verb that says something of what stands before it */
  says: (at: number) => boolean
  /** the last token of a place that begins there, or one before it */
  placeFrom: (at: number) => number
  /** whether these words are those of a trade */
  isTrade: (words: string) => boolean
  /** the kinds of a token as traits of a stretch that it stands before, behind or in */
  kindsBefore: (at: number) => readonly string[]
  kindsBehind: (at: number) => readonly string[]
  kindsIn: (at: number) => readonly string[]
}

const looks = new WeakMap<RequestText, WordLooks>()

export function looksOf(request: RequestText): WordLooks {
  const found = looks.get(request) ?? looksIn(request)
  looks.set(request, found)
  return found
}

function once<Key extends string | number, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = find(key)
    known.set(key, value)
    return value
  }
}

function looksIn(request: RequestText): WordLooks {
  const { lexicon } = request
  const kindsAt = (kinds: readonly ConceptKind[], sign: string) =>
    once((at: number) =>
      kinds.filter((kind) => request.within(kind, at) !== undefined).map((kind) => `${sign}:${kind}`),
    )
  return {
    kindsBefore: kindsAt(before, 'b'),
    kindsBehind: kindsAt(behind, 'a'),
    kindsIn: kindsAt(within, 'in'),
    low: request.text.toLowerCase(),
    isKnown: once((at) => lexicon.knows(request.word(at))),
    isHead: once((at) => lexicon.heads.has(request.word(at))),
    isSmall: once((at) => request.isSmall(at)),
    isGiven: once((at) => request.isGiven(at)),
    isPlace: once((at) => request.isPlace(at)),
    isCompound: once((at) => isCompound(request, request.word(at))),
    isLegalForm: once((at) => knownNames().legalForms.has(request.tokens[at]?.text ?? '')),
    says: once((at) => hasPredicate(request, at, at)),
    placeFrom: once((at) => knownPlace(request, at)),
    isTrade: once((words) => Boolean(readTrade(lexicon, words.split(' '))?.trade)),
  }
}

/** 'Erlenholz', 'geschenkkörbe': ends with a word that everybody knows. */
function isCompound({ lexicon }: RequestText, word: string): boolean {
  const most = word.length - SHORTEST
  for (let from = SHORTEST; lexicon.grammar.compounds && from <= most; from++)
    if (lexicon.knows(word.slice(from))) return true
  return false
}
const SHORTEST = 3
