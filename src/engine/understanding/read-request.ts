import { factsIn } from './read/talk-of-page.ts'
import { withoutSpoken } from './read/spoken-to-builder.ts'
import { withBullets } from './blocks/text-lines.ts'
import { blanked } from './blanked.ts'
import { withKeys, withoutBlocks, mailIn } from './blocks/around-blocks.ts'
import { withSubjectOf } from './blocks/subject-before.ts'
import { outsideOfPrices } from './blocks/price-lists.ts'
import { inOneList } from './blocks/one-list.ts'
import { tornBlocks, rowFacts } from './blocks/read-blocks.ts'
import { type LanguageReading, readLanguage } from './language.ts'
import { lexicon } from './lexicon.ts'
import { withoutLongQuotes } from './long-quotes.ts'
import { clausesBySentence, isProse } from './read/assertions.ts'
import type { Fact } from './read/facts.ts'
import { type LetterFoot, letterFoot } from './read/letter-foot.ts'
import { letterParts } from './read/letters.ts'
import { RequestText } from './read/request-text.ts'
import { type FoundSpans, secondOpinion } from './read/second-opinion.ts'
import { signedBy } from './read/signed.ts'
import type { ReadingLanguage, Span } from './types.ts'
import { noTalk, readAll, readText } from './read-text.ts'
import type { RequestReading } from './reading.ts'

/**
 * Reads a request, sentence by sentence. `fallback` is the page's or the browser's language, `said` what was found out before.
 * Never throws.
 */
export function readRequest(request: string, fallback: ReadingLanguage = 'en', said: FoundSpans = {}): RequestReading {
  const language = readLanguage(request, fallback)
  const text = withoutLongQuotes(withBullets(request))
  const known = lexicon(language.language)
  const foot = letterFoot(text, known)
  const card = foot && readText(text.slice(foot.card.start, foot.card.end), language)
  return foot && card && isCard(card) ? withCard(text, foot, card, language) : readLetter(text, language, said)
}

/**
 * The reading of a request for a page, read again where something else than was read is likelier its name, or what it is. Who
 * marries, or is remembered, is what such a page is about.
 */
export function lookedAtTwice(prompt: string, reading: RequestReading): RequestReading {
  if (reading.matter !== null) return reading
  const request = new RequestText(reading.text, lexicon(reading.language.language))
  const { said, certainty } = secondOpinion(request, reading.facts)
  const again = said ? readRequest(prompt, 'en', said) : reading
  return { ...again, certainty: { ...again.certainty, ...certainty }, ...(said ? { said } : {}) }
}

/** A name, and what it is or where; a name by itself may be of a role: 'Ann Bell / Front Desk'. */
const isCard = ({ facts }: RequestReading) =>
  facts.some(({ kind }) => kind === 'name') && facts.some(({ kind }) => ['what', 'place', 'contact'].includes(kind))

/** What stands in a letter, and from the card below it who it is of: what is said there is surer. */
function withCard(text: string, foot: LetterFoot, card: RequestReading, language: LanguageReading): RequestReading {
  const reading = readLetter(blanked(text, [...foot.signed, foot.card]), language)
  const own = card.facts.map((fact) => ({
    ...fact,
    start: fact.start + foot.card.start,
    end: fact.end + foot.card.start,
  }))
  const said = new Set(own.map(({ kind }) => kind))
  const isRivalled = ({ kind }: Fact) => (kind === 'name' || kind === 'what') && said.has(kind)
  const { formulas = [], untold = [] } = reading.letter ?? {}
  return {
    ...reading,
    facts: [...reading.facts.filter((fact) => !isRivalled(fact)), ...own],
    trade: said.has('what') ? card.trade : reading.trade,
    certainty: said.has('what')
      ? { ...card.certainty, language: reading.certainty.language }
      : { ...reading.certainty, name: card.certainty.name },
    letter: { formulas: [...formulas, ...foot.signed, foot.card], untold, signed: own },
  }
}

/** Everything that a letter says but for its formulas. */
function readLetter(text: string, language: LanguageReading, said: FoundSpans = {}): RequestReading {
  const known = lexicon(language.language)
  const { formulas, signature } = letterParts(text, known)
  const body = blanked(text, signature ? [...formulas, signature] : formulas)
  if (body.trim() === '' || formulas.length === 0) return readText(text, language, said)
  const isSaid = signature === null || saysAll(body, text.slice(signature.start, signature.end))
  const reading = readText(body, language, said)
  const mentioned = reading.facts.find((fact) => isMentioned(fact, body))
  const isNamed =
    reading.facts.some((fact) => (fact.kind === 'name' && fact !== mentioned) || fact.id === 'self') ||
    reading.matter !== null
  const signed = isSaid || isNamed ? [] : signedBy(text, signature, body, known)
  const letter = {
    formulas: signature ? [...formulas, signature] : formulas,
    untold: isSaid || signed.length > 0 ? [] : [trimmed(text, signature)],
    signed,
  }
  const facts = signed.length > 0 ? reading.facts.filter((fact) => fact !== mentioned) : reading.facts
  return { ...withLetter({ ...reading, facts }, letter), text: blanked(text, formulas) }
}

/** 'I took the workshop over from ANN BELL', further on in a letter: somebody else's name where the letter is signed. */
const isMentioned = ({ kind, sure, start }: Fact, body: string) =>
  kind === 'name' && sure < GIVEN_NAME && /[.!?]\s/.test(body.slice(0, start))
/** From so sure on it was given as the name. */
const GIVEN_NAME = 0.8

/** Whether every word of a few stands in a text. */
const saysAll = (text: string, few: string): boolean => {
  const words = new Set(text.match(/\p{L}+/gu))
  return (few.match(/\p{L}+/gu) ?? []).every((word) => words.has(word))
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const said = text.slice(start, end)
  const from = said.search(/\p{L}/u)
  return { start: start + from, end: start + said.trimEnd().replace(/\.$/, '').length }
}

/** A reading of what stands in a letter: its formulas are courtesies, and who signed it stands beside. */
const withLetter = (reading: RequestReading, letter: RequestReading['letter']): RequestReading =>
  letter
    ? {
        ...reading,
        letter,
        facts: [...reading.facts, ...letter.signed],
        courtesies: [...letter.formulas, ...reading.courtesies],
        beside: [...reading.beside, ...letter.untold],
      }
    : reading

/**
 * The reading of a request with its lists as blocks, and the rest read without them; the same reading where it has torn none,
 * or where a list is what the request is about.
 */
export function readInBlocks(read: RequestReading): RequestReading {
  const { text, language, matter } = read
  if (!/[:;(\n]|1[.)]\s|(?:\d.*){2}/.test(text)) return read
  const known = lexicon(language.language)
  // what frames a letter is read nowhere
  const whole = new RequestText(blanked(text, read.letter?.formulas ?? []), known)
  const prose = { ...read, talk: outsideOfPrices(whole, read.talk) }
  const body = blanked(whole.text, withKeys(whole.text, prose.talk))
  const blocks = tornBlocks(new RequestText(body, known), prose)
  if (blocks.length === 0) return read
  const isOfProse = prose.talk.length > 0 && isProse(whole, clausesBySentence(whole))
  const rest = readAll(new RequestText(withoutBlocks(body, blocks), known, isOfProse), language, noTalk, read.said)
  const { facts: all, ...reading } = withSubjectOf(prose, rest, blocks)
  const { blocks: lists, facts } = inOneList({ blocks, facts: all })
  whole.talk = prose.talk
  const isWhat = ({ kind }: Fact) => kind === 'what'
  const isOutside = ({ start, end }: Fact) => !blocks.some((block) => start < block.end && block.start < end)
  const isLost = prose.facts.some((fact) => isWhat(fact) && isOutside(fact)) && !facts.some(isWhat)
  if (reading.matter !== matter || isLost) return read
  return {
    ...withLetter({ ...reading, facts }, prose.letter),
    text,
    certainty: { ...reading.certainty, name: read.certainty.name, subject: read.certainty.subject },
    blocks: lists.filter(({ isRow }) => !isRow),
    talk: prose.talk,
    facts: [
      ...withoutSpoken(whole, facts),
      ...rowFacts(text, lists),
      ...mailIn(prose, facts),
      ...(prose.letter?.signed ?? []),
      ...factsIn(prose.talk, prose.facts),
    ].sort((one, other) => one.start - other.start),
  }
}
