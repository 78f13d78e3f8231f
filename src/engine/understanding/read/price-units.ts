import type { ConceptHit } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

type Unit = { first: number; last: number }

/** '12 € AN HOUR', '£2.50 A MONTH PER HOUSE', '19 € HT PAR MOIS ET PAR POSTE': what an amount is for, as far as it goes. */
export function unitBehind(request: RequestText, last: number): Unit | undefined {
  const tax = taxBehind(request, last)
  const first = oneUnit(request, tax?.last ?? last)
  const isSlash = first !== undefined && request.word(first.last + 1) === '/'
  if (!first || isSlash) return first
  const joint = request.within('and', first.last + 1)?.last
  const isPer = joint !== undefined && request.lexicon.has('per', request.word(joint + 1))
  const more = oneUnit(request, isPer ? joint : first.last)
  const isMore = more !== undefined && !opensClause(request, last, more.last)
  return { first: tax?.first ?? first.first, last: (isMore ? more : first).last }
}

/** 'R$ 25 por hora POR CONSULTAS urgentes': behind an amount that opens its clause the rest is what costs it. */
function opensClause(request: RequestText, amount: number, last: number): boolean {
  const clause = request.clauseOf(amount)
  return (
    request.lexicon.grammar.headFirst &&
    clause?.first === amount &&
    clause.last > last &&
    !request.lexicon.has('and', request.word(last + 1))
  )
}

/** '12 € / HOUR', '250 kr FOR 3 TIMER', '£2.50 PER HOUSE' */
function oneUnit(request: RequestText, last: number): Unit | undefined {
  const at = last + 1
  // '70 to 95 euro DEPENDING on the holes'
  if (request.hitAt('depends', at)) return undefined
  const unit = request.hitAt('unit', at)
  if (unit && !(isOfMany(request, unit) && isWholeThing(request, last, unit.last))) return unit
  const isFree = (end: number) => request.isFree(at, end) && request.clauseOf(at) === request.clauseOf(end)
  // '5 € / REACH US: …' begins a key
  const isKey = request.clauseOf(at + 1)?.after === ':'
  if (request.word(at) === '/' && request.isWord(at + 1) && !isKey) return { first: at, last: at + 1 }
  const isCount = request.isSmall(at) && request.tokens[at + 1]?.kind === 'number'
  if (isCount && request.lexicon.has('durations', request.word(at + 2)) && isFree(at + 2))
    return { first: at, last: at + 2 }
  return unit ? undefined : unitPer(request, last)
}

/** '2,50 € PRO HAUS': a noun behind a word for each, where no thing begins with it. */
function unitPer(request: RequestText, last: number): Unit | undefined {
  const [at, noun] = [last + 1, last + 2]
  const isPer = request.lexicon.has('per', request.word(at)) && request.isWord(noun) && !request.isCapital(at)
  const isNoun = isPer && !request.isSmall(noun) && request.isFree(at, noun)
  const isThing = opensThing(request, at) || isWholeThing(request, last, noun)
  const isSame = request.clauseOf(at) === request.clauseOf(noun)
  return isNoun && isSame && !isThing && request.within('asides', noun) === undefined
    ? { first: at, last: noun }
    : undefined
}

/** '£4 A KITCHEN knife': what costs it, and no unit. */
const opensThing = (request: RequestText, at: number) =>
  !request.lexicon.grammar.headFirst &&
  request.clauseOf(at)?.last === at + 2 &&
  request.isWord(at + 2) &&
  !request.isSmall(at + 2)

/** 'POR VISITAS a domicilio', 'POR AULA de experiência', 'POR CLASE suelta': no unit is said of many, of something, or of which kind. */
const isOfMany = (request: RequestText, { phrase, last }: ConceptHit) =>
  !phrase.endsWith(request.word(last)) ||
  request.word(last + 1) === request.lexicon.grammar.of[0] ||
  (request.clauseOf(last)?.last === last + 1 && !request.lexicon.has('durations', request.word(last)))

/** '13 euros POR VISITAS A DOMICILIO', '20 € POR CARTÃO PRESENTE': behind an amount that opens its clause all the rest is what costs it. */
const isWholeThing = (request: RequestText, last: number, noun: number) => {
  const clause = request.clauseOf(last)
  const goesOn = clause !== undefined && clause.last > noun && !request.lexicon.has('and', request.word(noun + 1))
  const isOne =
    request.lexicon.grammar.headFirst && goesOn && clause.first === last && request.isFree(noun + 1, clause.last)
  return isOne && !request.isSmall(clause.last) && request.within('asides', clause.last) === undefined
}

const LONGEST_REMARK = 5

/** '190 euro TUTTO COMPRESO', 'da 75 € a notte CON COLAZIONE': the last token of what is said of an amount to the end of its clause. */
export function remarkBehind(request: RequestText, last: number): number {
  const end = request.clauseOf(last)?.last ?? last
  const opens = (['inclusive', 'depends'] as const).some((kind) => request.within(kind, last + 1)?.first === last + 1)
  const isShort = end > last && end - last <= LONGEST_REMARK
  // '180 € EQUIPMENT INCLUDED'
  const closes = !opens && request.within('inclusive', end)?.last === end && request.isWord(end) && end - last > 1
  const isPlain = (at: number) =>
    request.taken(at) === null &&
    request.tokens[at]?.kind !== 'price' &&
    others.every((kind) => request.within(kind, at) === undefined)
  return (opens || closes) && isShort && request.run(last + 1, end, isPlain) === end ? end : last
}

/** 'with contact form', 'mit viel Grün', 'with Helen': no part of what an amount is for. */
const others = ['asks', 'pages', 'section', 'component', 'style', 'colour', 'named', 'day', 'titles'] as const

/** '79 € BY DAY and 119 € AT NIGHT': amounts of one thing, each with when it is that; null where there is one. */
export function timedPrice(
  request: RequestText,
  at: number,
): { first: number; last: number; unit: string; end: number } | null {
  const opening = request.tokens[at]?.kind === 'price' ? endOfTime(request, at) : null
  if (opening === null) return null
  let end = opening
  for (;;) {
    const isJoint = request.within('and', end + 1) !== undefined || /^[,/]$/.test(request.word(end + 1))
    const isAmount = ['price', 'number'].includes(request.tokens[end + 2]?.kind ?? '')
    const next = isJoint && isAmount ? endOfTime(request, end + 2) : null
    if (next === null) break
    end = next
  }
  return end === opening ? null : { first: at, last: at, unit: '', end }
}

/** The last token of 'AT NIGHT' behind an amount; null where no time stands there. */
function endOfTime(request: RequestText, at: number): number | null {
  const hit = request.hitAt('priceTimes', at + 1)
  return hit && request.isFree(hit.first, hit.last) ? hit.last : null
}

/** 'FIXED PRICE 79 €', 'precio fijo: 79 €': what is called so; null where nothing is. */
export function fixedPriceBefore(request: RequestText, last: number): [number, number] | null {
  const lead = request.hitBefore('verbs', last) ?? request.hitBefore('from', last)
  const at = (lead?.first ?? last + 1) - 1
  const hit =
    request.hitBefore('fixedPrices', last) ?? request.hitBefore('fixedPrices', request.word(at) === ':' ? at - 1 : at)
  return hit ? [hit.first, hit.last] : null
}

/** '90 euro + IVA', '19 € HT' */
export function taxBehind(request: RequestText, last: number): Unit | undefined {
  const at = last + 2
  if (request.tokens[last + 1]?.text !== '+') return request.hitAt('taxes', last + 1)
  const isTax = request.lexicon.grammar.taxes.some((phrase) => phrase.split(' ').includes(request.word(at)))
  return request.hitAt('taxes', at) ?? (isTax ? { first: last + 1, last: at } : undefined)
}
