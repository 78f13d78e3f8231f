import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { languageOfCode } from '#rules/languages.ts'
import { appWords } from './app-words.ts'
import { lexicon } from './lexicon.ts'
import { plainWord, readTokens } from './tokens.ts'
import { type ReadingLanguage, readingLanguages, type TextToken } from './types.ts'

/** The language of a text; `margin` is how far the next one is behind, from 0 to 1. */
export type LanguageReading = {
  language: ReadingLanguage
  margin: number
  certain: boolean
  /** the code of the language that it is clearly in, where that is none of ours: `language` is the one to read it by */
  unspoken?: string
}

const CERTAIN = 0.12
/** A single word tells less. */
const CERTAIN_ALONE = 0.2
/** In so few words the letters alone decide nothing that the words do not. */
const FEW = 4

type Table = { detect: (text: string) => { getScores: () => Record<string, number> } }

let table: Table | undefined

/** The table of letter groups has 1.6 MB: it is read when the first text is. It has no entry that can be required. */
function letterTable(): Table {
  if (table) return table
  const path = findPackageJSON('eld', import.meta.url)
  if (!path) throw new Error('The package eld is not installed')
  const found = createRequire(import.meta.url)(join(dirname(path), 'src/entries/static.small.js')) as unknown
  const shape = z.object({ eld: z.custom<Table>((value) => typeof value === 'object' && value !== null) })
  table = shape.parse(found).eld
  return table
}

/** Names, numbers and quoted words speak for no language: a café in Ohio may be called 'Chez Marie'. */
const spoken = (tokens: readonly TextToken[]) =>
  tokens.filter(
    ({ kind, text }, at) =>
      kind !== 'word' || !startsCapital.test(text) || opensWithNoun(tokens, at) || isKey(tokens, at),
  )

/** 'Preise: …' where a line or a piece begins; of 'Website for Sonne: …' that is no key. */
const isKey = (tokens: readonly TextToken[], at: number) =>
  [':', '='].includes(tokens[at + 1]?.text ?? '') &&
  opensPiece(tokens.slice(0, at).findLast(({ kind }) => kind !== 'space'))
const opensPiece = (before: TextToken | undefined) =>
  before === undefined || before.kind === 'break' || before.kind === 'mark'

const startsCapital = /^\p{Lu}/u

/** 'Bakeri i Bergen', 'Shopping list': a noun that one language knows has its capital where the text begins. */
function opensWithNoun(tokens: readonly TextToken[], at: number): boolean {
  if (at !== 0 || startsCapital.test(tokens[2]?.text ?? '')) return false
  const [word = ''] = tokens.map(({ text }) => plainWord(text))
  // 'chore list' is one, whatever 'chore' is elsewhere
  const screens = readingLanguages.filter((language) => inScreen(language, tokens).has(0))
  const trades = readingLanguages.filter((language) => namesTrade(language, word))
  // 'Registro' is one in three languages, and speaks for none of the others
  return screens.length > 0 || new Set(trades).size === 1
}

/** Places of the words that name a screen of an app: 'Handleliste', 'SHOPPING LIST'. */
function inScreen(language: ReadingLanguage, tokens: readonly TextToken[]): ReadonlySet<number> {
  const places = tokens.flatMap(({ kind }, at) => (kind === 'word' ? [at] : []))
  const words = places.map((at) => plainWord(tokens[at]?.text ?? ''))
  const hits = appWords(language).screens.find(words)
  return new Set(hits.flatMap(({ first, last }) => places.slice(first, last + 1)))
}

const known = [
  'asks',
  'pages',
  'about',
  'named',
  'roles',
  'couples',
  'self',
  'section',
  'component',
  'style',
  'cue',
  'day',
  'unit',
] as const

type Points = Map<ReadingLanguage, number>

/** Votes of the words that are known: a word that several languages have is shared among them. */
function votes(tokens: readonly TextToken[]): Points {
  const points: Points = new Map(readingLanguages.map((language) => [language, 0]))
  const give = (languages: readonly ReadingLanguage[], weight: number) => {
    for (const one of languages) points.set(one, (points.get(one) ?? 0) + weight / languages.length)
  }
  const hits = new Map(readingLanguages.map((one) => [one, lexicon(one).find(tokens, known)]))
  const screens = new Map(readingLanguages.map((one) => [one, inScreen(one, tokens)]))
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'word') return
    const word = plainWord(text)
    give(
      // 'page' is a word of several languages, wherever else a list has it
      readingLanguages.filter((one) => isSmall(one, word) && !lexicon(one).has('pages', word)),
      0.7,
    )
    give(
      readingLanguages.filter((one) => [...lexicon(one).grammar.letters].some((sign) => word.includes(sign))),
      0.5,
    )
    give(
      readingLanguages.filter((one) => hits.get(one)?.some(({ first, last }) => first <= at && at <= last)),
      0.6,
    )
    give(
      readingLanguages.filter((one) => namesTrade(one, word) || screens.get(one)?.has(at)),
      0.8,
    )
  })
  return points
}

const namesTrade = (language: ReadingLanguage, word: string) =>
  lexicon(language)
    .forms(word)
    .some((form) => lexicon(language).heads.has(form))

const smallKinds = ['small', 'articles', 'and', 'about', 'at', 'having', 'of', 'own', 'relative', 'verbs'] as const
const isSmall = (language: ReadingLanguage, word: string) =>
  smallKinds.some((kind) => lexicon(language).has(kind, word))

function letterScores(text: string): Map<ReadingLanguage, number> {
  const scores = new Map<ReadingLanguage, number>()
  for (const [code, score] of Object.entries(letterTable().detect(text).getScores())) {
    const language = languageOfCode(code)
    if (language) scores.set(language, Math.max(scores.get(language) ?? 0, score))
  }
  return scores
}

/** So much likelier than the best of ours another language is the one of a text; of few words the letters have to say it louder. */
const LIKELIER = 1.06
const LIKELIER_IN_FEW = 1.3
/** So much likelier is one that has little in common with any of ours. */
const FAR = 1.5
/** A text of so many words is no name, and one of so many is a sentence. */
const LEAST_WORDS = 4
const SENTENCE = 6
/** So well its groups of letters have to be known. */
const LEAST_SCORE = 0.6

/** The language of a text that is none of ours, and how much likelier it is than the best of ours. */
function unspokenOf(tokens: readonly TextToken[]): { code: string; lead: number } | null {
  const text = textOf(tokens).toLowerCase()
  const scores = Object.entries(letterTable().detect(text).getScores())
  const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
  const ours = Math.max(0, ...scores.flatMap(([code, score]) => (languageOfCode(code) ? [score] : [])))
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const lead = best[1] / Math.max(ours, Number.EPSILON)
  const isOther = !languageOfCode(best[0]) && lead >= (words < SENTENCE ? LIKELIER_IN_FEW : LIKELIER)
  return isOther && best[1] >= LEAST_SCORE && (words >= LEAST_WORDS || ours === 0) ? { code: best[0], lead } : null
}

/**
 * Which of our languages a text is in. Words that are known and groups of letters are asked together; in doubt it is
 * `fallback`: the page's language, or the browser's.
 */
export function readLanguage(text: string, fallback: ReadingLanguage = 'en'): LanguageReading {
  const key = `${fallback}:${text}`
  const before = lately.get(key)
  if (before) return before
  const reading = withUnspoken(text, detect(text, fallback))
  lately.set(key, reading)
  const [oldest] = lately.keys()
  if (lately.size > MOST && oldest !== undefined) lately.delete(oldest)
  return reading
}

/** What is in a language that is none of ours is read by the nearest one, if there is one that is near. */
function withUnspoken(text: string, reading: LanguageReading): LanguageReading {
  const unspoken = unspokenOf(readTokens(text))
  if (!unspoken) return reading
  const language = unspoken.lead < FAR ? reading.language : 'en'
  return { language, margin: reading.margin, certain: false, unspoken: unspoken.code }
}

/** One request is asked about several times while its page is made, whole and without some of its parts. */
const lately = new Map<string, LanguageReading>()
const MOST = 12

/** Of a few words the letters tell little; where nouns have capitals, they are most of the text. */
const isShort = (tokens: readonly TextToken[]) => tokens.filter(({ kind }) => kind === 'word').length < SHORT
const SHORT = 6
const textOf = (tokens: readonly TextToken[]) => tokens.map(({ text }) => text).join(' ')

const wordsOf = (tokens: readonly TextToken[]) => tokens.filter(({ kind }) => kind === 'word')

/** '28 € pro Stunde', '62 € pro Stunde': one or two words in small letters, however often, are all that is no noun. */
const isMeagre = (plain: readonly TextToken[]) =>
  new Set(wordsOf(plain).map(({ text }) => plainWord(text))).size < FEW - 1

/** Then trades that only one language knows speak as well, with their capitals. */
const withTrades = (plain: readonly TextToken[], tokens: readonly TextToken[]) =>
  tokens.filter(
    (token) =>
      plain.includes(token) ||
      (token.kind === 'word' &&
        readingLanguages.filter((language) => namesTrade(language, plainWord(token.text))).length === 1),
  )

const borrowed = /landing[ -]?page /i

/** 'LANDING PAGE para restaurante': what is called so everywhere says nothing of the language in which it goes on. */
function withoutBorrowed(text: string): string {
  const [, behind = ''] = text.split(borrowed, 2)
  const next = plainWord(behind.split(' ')[0] ?? '')
  const isAbout = (language: ReadingLanguage) => lexicon(language).has('about', next)
  return readingLanguages.some(isAbout) && !isAbout('en') ? text.replace(borrowed, '') : text
}

function detect(whole: string, fallback: ReadingLanguage): LanguageReading {
  const text = withoutBorrowed(whole)
  const tokens = readTokens(text)
  const plain = spoken(tokens)
  const some = wordsOf(plain).length < 2 ? tokens : isMeagre(plain) ? withTrades(plain, tokens) : plain
  const words = votes(some)
  const all = [...words.values()].reduce((sum, one) => sum + one, 1)
  const byLetters = letterScores(textOf(some))
  const byAll = isShort(some) ? letterScores(textOf(tokens)) : byLetters
  const letters = (language: ReadingLanguage) => ((byLetters.get(language) ?? 0) + (byAll.get(language) ?? 0)) / 2
  const scored = byScore(
    readingLanguages.map((language) => ({ language, score: (words.get(language) ?? 0) / all + letters(language) })),
  )
  const [best, next] = scored
  if (!best || best.score === 0) return { language: fallback, margin: 0, certain: false }
  const margin = Math.max(0, best.score - (next?.score ?? 0)) / best.score
  const said = some.filter(({ kind }) => kind === 'word').map(({ text: word }) => plainWord(word))
  const certain = margin >= (said.length > 1 ? CERTAIN : CERTAIN_ALONE)
  // 'portfolio' and 'espresso bar' are words of several languages, whichever has most of their letters
  const isShared = (words.get(fallback) ?? 0) >= (words.get(best.language) ?? 0)
  // 'login page', '404 page'
  const isPlain = tokens.filter(({ kind }) => kind === 'word').length < FEW && (words.get(fallback) ?? 0) > 0
  if (isShared && said.length <= FEW && (isPlain || said.some((word) => namesTrade(fallback, word))))
    return { language: fallback, margin, certain: best.language === fallback && certain }
  return { language: certain ? best.language : settle(scored, fallback), margin, certain }
}

type Scored = { language: ReadingLanguage; score: number }

/** So close to the best, nothing tells them apart: the one that is first in the list is taken. */
const SAME = 0.008
function byScore(all: readonly Scored[]): Scored[] {
  const most = Math.max(...all.map(({ score }) => score))
  const isBest = ({ score }: Scored) => score > most - SAME
  const rest = all.filter((one) => !isBest(one)).toSorted((one, other) => other.score - one.score)
  return [...all.filter(isBest), ...rest]
}

/** Of those that could be, the fallback when it is among them. */
function settle(
  scored: readonly { language: ReadingLanguage; score: number }[],
  fallback: ReadingLanguage,
): ReadingLanguage {
  const best = scored[0]
  if (!best) return fallback
  return scored.some(
    ({ language, score }) => language === fallback && (best.score - score) / best.score < CERTAIN_ALONE,
  )
    ? fallback
    : best.language
}
