import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import type { Domain, SectionKind, Span } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Archetype, Language } from '../types.ts'
import { factsOf } from './brand-of.ts'
import { domainWords } from './domain.ts'
import { isGivenAnyway, type Match, matchSection } from './match-section.ts'
import { type AskedOf, border, type AskedPart } from './named-parts.ts'
import { isPartNoun } from '../../../understanding/part-noun.ts'
import { capital } from './source.ts'

const SURE_OFFER = 0.9
/** A name that is no sentence. */
const MOST_WORDS = 7

/** Words of the trade that ask for a kind: 'breads' in a bakery. */
export function tradeWords(domain: Domain): ReadonlyMap<string, SectionKind> {
  const pairs = Object.entries(domainWords(domain).asks ?? {}) as [SectionKind, readonly string[]][]
  return new Map(pairs.flatMap(([kind, phrases]) => phrases.map((phrase) => [phrase, kind] as const)))
}

/** Names among sections are sections too, 'services, savings calculator, contact'; among things they are things. */
const mayName = ({ sure, id }: Fact) => sure < SURE_OFFER && id !== 'priced'

/** The sentence, or the line, around a place. */
function around(text: string, at: number): Span {
  const before = [...text.slice(0, at).matchAll(/[.!?]\s|\n/g)].at(-1)
  const rest = text.slice(at).search(/[.!?]\s|\n/)
  return { start: before?.index ?? 0, end: rest < 0 ? text.length : at + rest }
}

/** How a thing stands among the parts of a page. */
type Standing = { isOpened: boolean; isListed: boolean; isBehindColon: boolean }

/** 'A page for X: our day, fees, …', 'with opening hours, visits': listed where the parts of the page are. */
function standingOf({ text, asking }: RequestReading, { start }: Span, parts: readonly Span[]): Standing {
  const sentence = around(text, start)
  const beside = parts.filter((part) => part.start >= sentence.start && part.end <= sentence.end)
  const colon = text.lastIndexOf(': ', start)
  const asked = asking.filter(({ end }) => end <= start)
  const isBehindColon = colon >= sentence.start && asked.some(({ end }) => end <= colon)
  const isAfterColon = colon >= sentence.start && beside.some((part) => part.start > colon)
  // 'with classes, prices', 'show OUR wines'
  const opens = asked.some(({ end }) => /^\s(?:\p{L}{1,5}\s)?$/u.test(text.slice(end, start)))
  const isBehindPart = asked.length > 0 && beside.some(({ end }) => end <= start)
  return {
    isBehindColon,
    isOpened: isBehindColon || opens,
    isListed: beside.length > 0 && (isBehindColon || isAfterColon || opens || isBehindPart),
  }
}

const LOOK_BACK = 24

/** 'WITH concerts AND a newsletter' */
const isJoined = ({ text }: RequestReading, { start }: Span, language: Language) =>
  new RegExp(
    `(?:[,:]|(?<![\\p{L}])(?:${grammar[language].and}|${grammar[language].withWords}))\\s+(?:\\p{L}{1,5}\\s)?$`,
    'iu',
  ).test(text.slice(Math.max(0, start - LOOK_BACK), start))

/** 'events (SUMMER FAIR, 12 May)': it stands in the part before it. */
const isInBrackets = (text: string, { start }: Span): boolean => {
  const before = text.slice(around(text, start).start, start)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** 'with classes', 'reviews and areas covered': the pieces of what is one for the reader, or what nobody could read. */
function pieces({ text }: RequestReading, { start, end }: Span, language: Language): AskedPart[] {
  const found: AskedPart[] = []
  let from = start
  const said = text.slice(start, end)
  for (const { index, 0: mark } of [...said.matchAll(border[language]), { index: said.length, 0: '' }]) {
    const words = text.slice(from, start + index)
    const lead = words.length - words.trimStart().length
    if (/\p{L}/u.test(words))
      found.push({ kind: 'about', words: words.trim(), start: from + lead, end: from + words.trimEnd().length })
    from = start + index + mark.length
  }
  return found
}

/** It stands behind what asks for it, in the same sentence. */
function isAskedFor({ text, asking }: RequestReading, { start }: Span): boolean {
  const sentence = around(text, start)
  return asking.some((one) => one.start >= sentence.start && one.end <= start)
}

/** Trades that list what they offer. */
const listing = new Set<Archetype>(['shop', 'table', 'visit', 'expert', 'trade', 'work', 'stay', 'cause'])

/** Parts by what they are called here alone, 'savings calculator', and by words of the trade, 'breads'. */
export function ownParts(
  reading: RequestReading,
  named: readonly AskedPart[],
  { domain, language, opening }: AskedOf,
): AskedPart[] {
  const extra = tradeWords(domain)
  const isOfTrade = (words: string) => extra.has(words.toLowerCase())
  const things = factsOf(reading.facts, 'service').filter(mayName)
  const lines = factsOf(reading.facts, 'statement').filter(
    ({ id, text }) => id === 'line' && isPartNoun(text, language),
  )
  const isListing = reading.matter === null && listing.has(domainWords(domain).archetype)
  const inSentence = (all: readonly Span[], { start, end }: Span) =>
    all.filter((one) => one.start >= start && one.end <= end).length
  const withWords = new RegExp(`(?<![\\p{L}])(?:${grammar[language].withWords})(?![\\p{L}])`, 'iu')
  /**
   * As many parts as things are listed with it; 'I need a site WITH audio clips, our story and an FAQ', 'We want: …' of who lists
   * nothing on offer needs but one.
   */
  const areParts = (piece: Span, { isListed, isBehindColon }: Standing) => {
    const sentence = around(reading.text, piece.start)
    const parts = inSentence(named, sentence)
    const isBehindWith = withWords.test(reading.text.slice(sentence.start, piece.start))
    const isOpened = isBehindColon || (isAskedFor(reading, piece) && isBehindWith)
    return parts > 0 && ((isListed && parts >= inSentence(things, sentence)) || (!isListing && isOpened))
  }
  /** 'tournaments, STANDINGS, opening TIMES, RULES': at least two of what is listed, and half of it, only pages have. */
  const areMostlyParts = (piece: Span) => {
    const { start, end } = around(reading.text, piece.start)
    const listed = things.filter((one) => one.start >= start && one.end <= end)
    const parts = listed.filter(({ text }) => isPartNoun(text, language)).length
    return parts > 1 && parts * 2 >= listed.length
  }
  const read = (span: Span) =>
    pieces(reading, span, language)
      .filter(({ words }) => words.split(/\s+/).length <= MOST_WORDS && !isGivenAnyway(words))
      .map((piece) => ({ piece, match: meant(matchSection(piece.words, language, extra)) }))
  const own: AskedPart[] = []
  const found = [...things, ...lines].flatMap(read).flatMap(({ piece, match }): AskedPart[] => {
    const standing = standingOf(reading, piece, named)
    const { isOpened, isListed } = standing
    if (match && ((isListed && named.length > 0) || (isOpened && match.plain))) return [as(piece, match)]
    if (match && isListed && isOfTrade(piece.words)) return [as(piece, match)]
    // 'for Octavo, invoicing': what it is
    const isSaidOfName = factsOf(reading.facts, 'name').some(({ end }) =>
      /^, ?$/.test(reading.text.slice(end, piece.start)),
    )
    // who lists what is on offer has 'a list of cheeses' only where other parts stand beside it
    const isBeside = !isListing || inSentence(named, around(reading.text, piece.start)) > 0 || areMostlyParts(piece)
    const isOfPage = isBeside && isPartNoun(piece.words, language) && isAskedFor(reading, piece)
    if ((isOfPage || areParts(piece, standing)) && !isSaidOfName && !isInBrackets(reading.text, piece))
      own.push({ ...piece, words: capital(piece.words) })
    return []
  })
  const notes = factsOf(reading.facts, 'statement').filter(({ id }) => id === 'note')
  const more = [...notes, ...reading.leftOver].flatMap(read).flatMap(({ piece, match }): AskedPart[] => {
    if (!match || piece.start < opening || !isJoined(reading, piece, language)) return []
    const isMeant = match.plain || isOfTrade(piece.words) || standingOf(reading, piece, named).isListed
    return isMeant ? [as(piece, match)] : []
  })
  // 'furniture, kitchens' beside 'references, contact' are what is offered
  const areOffers = own.filter(({ words }) => !isPartNoun(words, language)).length > 1 && isListing
  return [...found, ...more, ...(areOffers ? [] : own)]
}

const as = (piece: AskedPart, { kind, words, count }: Match): AskedPart => ({
  ...piece,
  kind,
  words,
  ...(count === undefined ? {} : { count }),
})

/** Signing in is asked for elsewhere: 'users can log in' is no part by itself. */
const meant = (match: Match | null) => (match?.kind === 'auth' ? null : match)
