import type { ConceptHit } from '../lexicon.ts'
import { isDay } from '../read/hour-parts.ts'
import { type BareEntry, isCount, isMeasured } from '../read/bare-amounts.ts'
import { hasPredicate } from '../read/predicates.ts'
import { unitBehind } from '../read/price-units.ts'
import type { RequestText } from '../read/request-text.ts'

/** What costs something, and all that is said of what it costs, as they were written; `start` is where its name begins. */
export type PricePiece = {
  name: string
  amount: string
  /** what is said of an amount that would be too long beside its name; '' where it has room */
  note: string
  start: number
  /** where the piece begins, with what only leads to its name */
  opening: number
  /** an amount is among what it costs: not only 'free' or 'on request' */
  isAmount: boolean
  /** 'free', whatever follows it: 'free over £40' */
  isFree: boolean
  /** with a currency */
  isPaid: boolean
  /** with two digits behind its point, or for a unit: 'a bag' */
  isSum: boolean
  /** the tokens of its name and of its amount */
  at: BareEntry
}

const BARE = /^\d{1,5}(?:[.,]\d{1,2})?e?$|^\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+$/
const YEAR = /^(?:1[4-9]|20)\d\d$/
const LONGEST_NAME = 12

/** What a piece of a sentence costs; null where it costs nothing, or where what costs it stands behind its amount. */
export function amountOfPiece(request: RequestText, first: number, last: number): PricePiece | null {
  const from = startOfName(request, first, last)
  const amount = sumIn(request, from, last) ?? bareIn(request, from, last)
  const free = hitIn(request, 'free', from, last)
  const at =
    amount !== null && (free === null || amount < free) ? amount : (free ?? hitIn(request, 'onRequest', from, last))
  if (at === null) return null
  const isAmount = amount !== null
  const opening = leadOf(request, at, last)
  const [start, end] = nameIn(request, from, endOfName(request, from, verbBefore(request, from, at, opening)))
  if (end < start || end - start >= LONGEST_NAME || !namesThing(request, start, end, amount)) return null
  // 'yearly GETS two months free' tells of something that costs
  if (at === free && hasPredicate(request, start, end)) return null
  return {
    name: request.slice(start, end),
    ...saidOfAmount(request, [opening, last], amount !== null && at === amount ? amount : endOfFree(request, at)),
    start: request.span(start, start).start,
    opening: request.span(first, first).start,
    isAmount,
    isFree: at === free,
    isPaid: isAmount && request.tokens[amount]?.kind === 'price',
    isSum: isAmount && (isSum(request, amount) || request.hitAt('unit', amount + 1) !== undefined),
    at: { first: start, last: end, number: at },
  }
}

/** So much has room where an amount stands. */
const LONG_AMOUNT = 20

const endOfFree = (request: RequestText, at: number): number =>
  (request.hitAt('free', at) ?? request.hitAt('onRequest', at))?.last ?? at

/** '1,50 | y gratis a partir de 15 euros': what is long is said of the amount with its unit. */
function saidOfAmount(request: RequestText, [first, last]: readonly [number, number], amount: number) {
  const whole = withoutOpenBracket(request.slice(first, last))
  const end = unitBehind(request, amount)?.last ?? amount
  const isSized = first < amount && request.within('sizes', first) !== undefined
  // one word more is no text of its own
  if (whole.length <= LONG_AMOUNT || last - end < 2 || isSized) return { amount: whole, note: '' }
  const note = withoutOpenBracket(request.slice(end + 1, last))
  return { amount: request.slice(first, end), note: note.replace(/^[,;(]\s*/u, '').replace(/^([^(]*)\)$/u, '$1') }
}

/** 'Home visits (FREE FOR MEMBERS, ELSE £40)': behind a bracket that opened before it. */
const withoutOpenBracket = (text: string) => (text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text)

const leading = ['and', 'openers', 'offering', 'pronouns', 'self', 'gives', 'asides', 'forWhom'] as const

/** The first token of what costs it: behind 'and', 'we offer', 'the'; 'I earn 2.350' offers nothing. */
function startOfName(request: RequestText, first: number, last: number): number {
  const offers = (at: number) =>
    (['gives', 'offering', 'verbs'] as const).some((kind) => request.hitAt(kind, at) !== undefined)
  const leads = (hit: ConceptHit | undefined) =>
    hit !== undefined && hit.last < last && (hit.kind !== 'pronouns' || offers(hit.last + 1))
  let at = first
  for (;;) {
    const lead = leading.map((kind) => request.hitAt(kind, at)).find(leads)
    if (!lead) break
    at = lead.last + 1
  }
  const article = request.hitAt('articles', at)
  return article && article.last < last && !request.hitAt('every', at) ? article.last + 1 : at
}

const isSum = ({ tokens }: RequestText, at: number) =>
  tokens[at]?.kind === 'price' || (tokens[at]?.kind === 'number' && /^\d+[.,]\d{2}$/.test(tokens[at].text))

/** The first amount with a currency or two digits. */
function sumIn(request: RequestText, first: number, last: number): number | null {
  const at = request.run(first, last, (one) => !isSum(request, one) || isMeasured(request, one)) + 1
  return at <= last ? at : null
}

/** An amount by itself: at the end of its piece, or where nothing that it counts follows: '40 dopo le 23', '14 entera y 7 media'. */
function bareIn(request: RequestText, first: number, last: number): number | null {
  const places = [...Array(last - first + 1).keys()].map((step) => first + step)
  const bare = places.filter((at) => at > first && isBare(request, at))
  const [one, another] = bare
  // 'buttons SMALL 3 medium 5 large 8'
  if (one !== undefined && another !== undefined && request.within('sizes', one - 1)) return one
  if (bare.at(-1) === last) return last
  if (one === undefined) return null
  const isSaid = (['unit', 'per', 'inclusive', 'taxes', 'depends', 'free', 'sizes', 'deadlines'] as const).some(
    (kind) => request.hitAt(kind, one + 1),
  )
  // 'auto nera 8 POSTI' counts, 'carrello 6 CAUZIONE ESCLUSA' costs
  const leads = request.isSmall(one + 1) || request.word(one + 1) === '(' || last - one > 1
  return isSaid || another !== undefined || (leads && !isCount(request, one)) ? one : null
}

const led = ['forWhom', 'at', 'having', 'of', 'about', 'since', 'thresholds', 'deadlines', 'articles'] as const

function isBare(request: RequestText, at: number): boolean {
  const { kind, text = '' } = request.tokens[at] ?? {}
  if (kind !== 'number' || !BARE.test(text) || YEAR.test(text) || isMeasured(request, at)) return false
  // 'a table for 4', 'doors at 7', 'since 3 years', 'dopo LE 20': how many there are, or when
  const before = at - 1
  const isLed = led.some(
    (kind) => request.within(kind, before) !== undefined && request.within('from', before) === undefined,
  )
  return !isLed && (request.isWord(before) || request.tokens[before]?.kind === 'number' || request.word(before) === ')')
}

/** 'smoke test FREE with any sweep', 'fence mending ON REQUEST': where what is said instead of an amount begins. */
function hitIn(request: RequestText, kind: 'free' | 'onRequest', first: number, last: number): number | null {
  // 'presupuestos GRATIS 25€' are called so
  const isCalled = (hit: { last: number }) => isSum(request, hit.last + 1)
  return request.hits(kind).find((hit) => hit.first > first && hit.last <= last && !isCalled(hit))?.first ?? null
}

/**
 * Without who does it and the verb beside that: 'dazu machen wir PARTYSERVICE ab 14,50', 'SPANFERKEL liefern wir für 320'.
 */
function nameIn(request: RequestText, first: number, last: number): [number, number] {
  const isWho = (at: number) => request.within('pronouns', at)?.last === at
  const who = request.run(first, last, (at) => !isWho(at)) + 1
  if (who > last || who - first < 1) return [first, last]
  if (!request.lexicon.grammar.inverts) return [first, who === last ? who - 1 : last]
  return who < last ? [who + 1, last] : [first, who - 2]
}

/** 'FROM 40', 'A PARTIR DE 15', and of several sizes 'SMALL 3 medium 5': what belongs to the amount. */
function leadOf(request: RequestText, at: number, last: number): number {
  const from = request.hitBefore('from', at - 1)
  if (from) return from.first
  const isSized = request.within('sizes', at - 1) !== undefined
  return isSized && request.run(at + 1, last, (one) => !isBare(request, one)) < last ? at - 1 : at
}

/** 'Glocken GIBT ES AB 48 Euro': the last token before a verb of cost that 'from' is a part of. */
const verbBefore = (request: RequestText, first: number, at: number, opening: number): number =>
  (request.hits('verbs').find((hit) => hit.last === at - 1 && hit.first > first && hit.first < opening)?.first ??
    opening) - 1

/** The last token of a name: before 'costs', 'is', 'at', 'for'. */
function endOfName(request: RequestText, first: number, last: number): number {
  let end = last
  for (; end > first; end--) {
    const verb = request.hitBefore('verbs', end)
    const isMark = !request.isWord(end) && request.tokens[end]?.kind === 'mark' && !/[)"”»]/.test(request.word(end))
    const isLead = (['at', 'forWhom', 'about', 'copula'] as const).some(
      (kind) => request.within(kind, end) !== undefined,
    )
    if (verb && verb.first > first) end = verb.first
    // 'students PAY £5'
    else if (isPaying(request, end)) return end - 1
    else if (!isMark && !isLead) return end
  }
  return end
}

const isPaying = (request: RequestText, at: number) =>
  request.lexicon.has('predicates', request.word(at)) &&
  (['people', 'audience'] as const).some((kind) => request.within(kind, at - 1) !== undefined)

const ofSentence = ['self', 'asksWhat', 'relativePronouns', 'ifs', 'builds', 'wishes', 'thresholds', 'obliges'] as const
const ofTime = new Set(['date', 'clock', 'range', 'phone', 'mail', 'url'])

/** A noun at least, no sentence, and no day or time where a number alone follows it. */
function namesThing(request: RequestText, first: number, last: number, amount: number | null): boolean {
  const isPaid = amount !== null && request.tokens[amount]?.kind === 'price'
  // 'quick repair while YOU wait', 'slow repair, WHERE you learn': behind a thing with an amount
  const isFurther = (at: number) => isPaid && at - first > 1 && at < last
  const isSaid = (at: number) =>
    !isFurther(at) &&
    (request.within('pronouns', at)?.last === at ||
      request.within('copula', at) !== undefined ||
      ofSentence.some((kind) => request.within(kind, at) !== undefined))
  const isTimed = (at: number) => ofTime.has(request.tokens[at]?.kind ?? '') || isDay(request, at)
  if (request.run(first, last, (at) => !isSaid(at) && (isPaid || !isTimed(at))) < last) return false
  const isNoun = (at: number) => request.isWord(at) && !request.isSmall(at)
  if (!isNamed(request.slice(first, last))) return false
  return request.run(first, last, (at) => !isNoun(at)) < last
}

/** 'p. P.' is cut short, 'n°2' is one of several. */
function isNamed(words: string): boolean {
  const letter = words.search(/\p{L}/u)
  return letter >= 0 && (/\p{L}{2}/u.test(words) || /\d/.test(words.slice(letter)))
}
