import type { TextClause } from '../read/clauses.ts'
import type { Fact, ReadKind } from '../read/facts.ts'
import type { RequestText } from '../read/request-text.ts'
import { isAsk } from '../read/sentences.ts'
import { readTokens } from '../tokens.ts'
import type { Span } from '../types.ts'
import { type BlockRow, hasAmount, type RequestBlock } from './block.ts'
import { speaksOfPrices } from '../read/bare-amounts.ts'

/** What was read of a request: facts, ranges that nobody could read, and phrases around those. */
export type ReadRanges = { facts: readonly Fact[]; leftOver: readonly Span[]; beside: readonly Span[] }

/** Facts about the page itself, or with a place of their own on any page. */
const ofPage = new Set<ReadKind>(['section', 'field', 'style', 'colour', 'without', 'question', 'quote'])
const ownPlace = new Set<ReadKind>(['hours', 'date', 'contact', 'name', 'what', 'place', 'person', 'audience'])
const named = new Set<ReadKind>(['name', 'person', 'contact'])
/** Keys that say which kind follows, where rows are things all the same. */
const things = new Set([undefined, 'service', 'price', 'person', 'note', 'offered'])

/** What is shown nowhere may have been taken out of a row. */
const isOfPage = ({ kind, id }: Fact) => ofPage.has(kind) && id !== 'unshown'

const isIn = (one: Span, { start, end }: Span) => one.start >= start && one.end <= end
const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/**
 * Whether the rows of a block were read in pieces that do not hold by themselves: half of a row as a thing on offer, an amount
 * of which nobody knows what costs it, words that found no place. Such a block is shown as it was written.
 */
export function isTorn(request: RequestText, block: RequestBlock, reading: ReadRanges): boolean {
  const { heading } = block
  const rows = block.rows.map((row) => reading.facts.filter((fact) => isIn(fact, row)))
  if (heading && !block.isNamed && !mayLead(request, heading) && !areDates(request, heading, rows)) return false
  if (isOfElsewhere(request, block, rows, reading)) return false
  // 'Price list: trim 20 €, bath 30 €' was read as what it says
  if (heading && isOfPrices(request, heading) && block.rows.every((row) => holdsPrice(row, reading))) return false
  const isUnread = (span: Span) => [...reading.leftOver, ...reading.beside].some((left) => overlaps(left, span))
  if (heading && (isUnread(heading) || isMisread(request, block, heading, reading))) return true
  if (isUnlike(rows) || (heading && (isThing(heading, rows, reading) || isNoted(heading, rows, reading)))) return true
  return block.rows.some((row, index) => !holds(row, rows[index] ?? [], reading))
}

/** From so sure on it was said there what the page is of. */
const SURE_WHAT = 0.7

type RowFacts = readonly (readonly Fact[])[]

/** What looks like rows says who somebody is, what the page is to be like, or how to reach them. */
function isOfElsewhere(request: RequestText, block: RequestBlock, rows: RowFacts, reading: ReadRanges): boolean {
  const { heading } = block
  if (reading.facts.some((fact) => isOfPage(fact) && isAround(fact, block.rows))) return true
  // 'Anna Lind: baker, teacher'
  const isAnyName = heading === null || !isAbove(request, heading, block, reading)
  const names = reading.facts.filter(({ kind }) => named.has(kind) && (isAnyName || kind !== 'name'))
  if (heading && names.some((fact) => overlaps(fact, heading))) return true
  // 'Red (double, 90 €)' is a room
  const isCosting = block.rows.every(({ text }) => hasAmount(text) || /\d/.test(asideOf(text)))
  const ofPage = isCosting ? 0 : rows.filter((facts) => facts.some(isOfPage)).length
  // '- product: …', '- button: …', '- dark, orange' say what the page is to have and to be like, each in its line
  const isBrief = isBulleted(request, block) && (ofPage >= LEAST_OF_PAGE || isWhole(request, block, rows))
  if (ofPage * 2 > rows.length || isBrief) return true
  if (rows.some((facts) => facts.some(({ kind, id }) => kind === 'quote' && id === 'voice'))) return true
  // 'Who: a puppet company, 4 artists': the first row says what they are
  if (heading && rows[0]?.some(({ kind, sure }) => kind === 'what' && sure >= SURE_WHAT)) return true
  // a letterhead: who, where and how to reach them
  return rows.filter((facts) => facts.some(({ kind }) => kind === 'contact' || kind === 'name')).length > 1
}

/** So many bullets about the page itself make a brief of all of them. */
const LEAST_OF_PAGE = 2

/** So many kinds of facts with a place of their own beside each other are no list of anything. */
const LEAST_KINDS = 3
const ofBrief = new Set<ReadKind>([
  'price',
  'hours',
  'date',
  'person',
  'contact',
  'audience',
  'style',
  'colour',
  'section',
])

/** Below the first line nothing but bullets, of which each tells something else: when, for how much, who. */
function isWhole({ text }: RequestText, { rows }: RequestBlock, facts: RowFacts): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  const above = text.slice(0, text.lastIndexOf('\n', first?.start)).trim()
  if (!first || !last || above.includes('\n')) return false
  const kinds = new Set(facts.flat().flatMap(({ kind }) => (ofBrief.has(kind) ? [kind] : [])))
  return text.slice(last.end).trim() === '' && kinds.size >= LEAST_KINDS
}

const isBulleted = ({ text }: RequestText, { rows, isNumbered }: RequestBlock): boolean =>
  !isNumbered && rows.every(({ start }) => /\n[ \t]*[-–—*•·‣▪◦][ \t]+$/u.test(text.slice(0, start)))

/** A line above others was taken for a name or for a thing. */
const isMisread = (request: RequestText, block: RequestBlock, heading: BlockRow, reading: ReadRanges) =>
  isAbove(request, heading, block, reading) &&
  reading.facts.some((fact) => (fact.kind === 'name' || fact.kind === 'service') && isIn(fact, heading))

/** 'Reviews: none yet, please invent none': one thing said of the page in what looks like rows. */
const isAround = (fact: Span, rows: readonly BlockRow[]) =>
  fact.start <= (rows[0]?.start ?? 0) && fact.end >= (rows.at(-1)?.end ?? Infinity) && rows.length > 1

/** A line by itself above others, where what the page is about was said before: it names what they list, and nobody. */
const isAbove = ({ text }: RequestText, heading: BlockRow, { rows }: RequestBlock, { facts }: ReadRanges) =>
  // 'name: Reed' says itself what it is
  !heading.text.includes(':') &&
  text.slice(heading.end, rows[0]?.start).includes('\n') &&
  opensLine.test(text.slice(text.lastIndexOf('\n', heading.start) + 1, heading.start)) &&
  facts.some(({ kind, end }) => kind === 'what' && end < heading.start)
const opensLine = /^\s*(?:\d{1,2}[.)]\s*)?$/

/** '(double, 90 €)' at the end of a row; nothing where none stands there. */
const asideOf = (text: string) => (text.endsWith(')') ? text.slice(text.lastIndexOf('(')) : '')

/** Some rows are things on offer, others people or notes: a list says one thing of all of them. */
function isUnlike(rows: RowFacts): boolean {
  const areAll = (facts: readonly Fact[], test: (fact: Fact) => boolean) => facts.length > 0 && facts.every(test)
  const things = rows.filter((facts) => facts.some(({ kind }) => kind === 'service'))
  const others = rows.filter((facts) => areAll(facts, ({ kind, id }) => kind === 'person' || id === 'note'))
  return things.length > 0 && others.length > 0
}

/** 'About us: founded 1921, 64 members': a part by its name, and notes that would stand without it. */
const isNoted = (heading: BlockRow, rows: RowFacts, { facts }: ReadRanges) =>
  facts.some((fact) => fact.kind === 'section' && isIn(fact, heading)) &&
  rows.every((own) => own.length > 0 && own.every(({ kind, id, of }) => kind === 'statement' && id === 'note' && !of))

/** 'Dates:' above several things that happen; what is said in one row is when it is. */
const areDates = (request: RequestText, heading: BlockRow, rows: RowFacts) =>
  cueOf(request, heading) === 'date' &&
  rows.filter((facts) => facts.some(({ kind }) => kind === 'service' || kind === 'statement')).length > 1

/** 'Alterations: hem 8 €, zip 12 €': what was taken for a thing, or for a note, stands above things. */
const isThing = (heading: BlockRow, rows: RowFacts, { facts }: ReadRanges) =>
  facts.some((fact) => (fact.kind === 'service' || fact.id === 'note') && isIn(fact, heading)) &&
  rows.filter((own) => own.some(({ kind }) => kind === 'service')).length > 1

/** Rows that cost something below a heading that no list of headings knows. */
export function isPriceGroup(request: RequestText, { heading, rows }: RequestBlock): boolean {
  if (!heading || heading.start === 0 || !mayLead(request, heading) || cueOf(request, heading) !== undefined)
    return false
  return rows.every(({ text }) => hasAmount(text)) && (rows.some(isSum) || speaksOfPrices(request))
}

/** '9,50', '£12 each': a sum by its currency or its two digits. */
const isSum = ({ text }: BlockRow) => /\d[.,]\d{2}$/.test(text) || readTokens(text).some(({ kind }) => kind === 'price')

/** 'Rates: from 0.11 € a word, 40 € at least': a part of the page, by the word for it. */
export const namesPart = (request: RequestText, { heading }: RequestBlock): boolean =>
  heading !== null && ['price', 'service'].includes(cueOf(request, heading) ?? '')

/** Nothing is asked for there, and no key of another kind stands there. */
function mayLead(request: RequestText, heading: BlockRow): boolean {
  const clause = clauseOf(request, heading)
  if (!clause) return true
  if (request.hitAt('builds', clause.first) || isAboutLooks(request, clause)) return false
  return things.has(cueOf(request, heading)) && !isAsk(request, clause)
}

const clauseOf = (request: RequestText, heading: BlockRow) =>
  request.clauses.findLast(({ first, last }) => overlaps(request.span(first, last), heading))

const isOfPrices = (request: RequestText, heading: BlockRow) =>
  cueOf(request, heading) === 'price' ||
  request.hits('section').some(({ id, first, last }) => id === 'pricing' && isIn(heading, request.span(first, last)))

/** The kind of what follows, where the heading ends with a word that says so. */
const cueOf = (request: RequestText, heading: BlockRow): string | undefined =>
  request
    .hits('cue')
    .filter((hit) => hit.last === clauseOf(request, heading)?.last)
    .toSorted((one, other) => other.last - other.first - (one.last - one.first))[0]?.id

/** 'Colours as on old glazes: …' is a wish for the page. */
const isAboutLooks = (request: RequestText, { first, last }: TextClause) =>
  (['lookNouns', 'moods', 'formAsks'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last <= last),
  )

/** A row that was read as one thing with what it costs, as facts with places of their own, or told whole. */
function holds(row: BlockRow, facts: readonly Fact[], { facts: all, leftOver }: ReadRanges): boolean {
  if (leftOver.some((left) => overlaps(left, row))) return false
  // what is shown nowhere was a piece of it
  if (facts.some(({ id }) => id === 'unshown')) return false
  const about = facts.filter(({ kind }) => !ownPlace.has(kind) && !ofPage.has(kind))
  const things = about.filter(({ kind }) => kind === 'service')
  const statements = about.filter(({ kind }) => kind === 'statement')
  // a sentence around it is told whole, and is no key with its list
  const isWhole = ({ id, start, end }: Fact) => id === 'sentence' && start <= row.start && end >= row.end
  if (all.some((fact) => isWhole(fact) && !/^[^,;]{2,40}:\s/.test(fact.text))) return true
  if (about.length === 0)
    return facts.length > 0 && !facts.some(({ kind, id }) => kind === 'hours' && id !== 'closed' && facts.length > 1)
  const [thing] = things
  // 'Saturday 3 June, Pendle Hill' is a thing and when it is
  const isItsPrice = about.every(({ kind, of }) => kind !== 'price' || of === thing?.text)
  const isSaidOf = statements.every(({ of }) => of !== undefined)
  if (things.length === 1 && isItsPrice && isSaidOf && areWordsOf(row, about)) return true
  if (statements.length > 0) return false
  const isOne =
    things.length === 1 &&
    thing !== undefined &&
    startsRow(row, thing) &&
    facts.every((fact) => !ownPlace.has(fact.kind))
  return (isOne && isItsPrice) || isPlainList(row, things, about)
}

/** A row that was read as one thing and what it costs, with every word of it. */
export function holdsPrice(row: BlockRow, { facts, leftOver }: ReadRanges): boolean {
  const own = facts.filter((fact) => isIn(fact, row))
  const [thing, another] = own.filter(({ kind, id }) => kind === 'service' && id === 'priced')
  const isRest = own.every((fact) => fact === thing || (fact.kind === 'price' && fact.of === thing?.text))
  if (!thing || another || !isRest || leftOver.some((left) => overlaps(left, row))) return false
  return areWordsOf(row, own)
}

/** Whether every word of a row is in what was read there. */
function areWordsOf({ text }: BlockRow, facts: readonly Fact[]): boolean {
  const read = new Set(facts.flatMap((fact) => wordsOf([fact.text, fact.detail ?? '', fact.of ?? ''].join(' '))))
  return wordsOf(text).every((word) => read.has(word))
}
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

const startsRow = ({ start, text }: BlockRow, thing: Fact) =>
  thing.start - start <= (/^\p{L}{1,3}['’ ]/u.exec(text)?.[0].length ?? 0)

/** 'bread, rolls and cakes' in a row are entries, each as far as its comma. */
function isPlainList({ text }: BlockRow, entries: readonly Fact[], about: readonly Fact[]): boolean {
  // 'Lower meadow – third Thursdays' is a thing and what is said of it
  if (entries.length < 2 || entries.length !== about.length || /\s[–—-]\s|:\s/.test(text)) return false
  return text.length - entries.reduce((sum, one) => sum + one.text.length, 0) <= entries.length * LONGEST_JOINT
}
const LONGEST_JOINT = 6
