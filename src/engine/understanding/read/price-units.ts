import type { RequestText } from './request-text.ts'

type Unit = { first: number; last: number }

/** '12 € AN HOUR', '£2.50 A MONTH PER HOUSE': what an amount is for, as far as it goes. */
export function unitBehind(request: RequestText, last: number): Unit | undefined {
  const first = oneUnit(request, last)
  const isSlash = first !== undefined && request.word(first.last + 1) === '/'
  const more = first && !isSlash && oneUnit(request, first.last)
  return first && more ? { first: first.first, last: more.last } : first
}

/** '12 € / HOUR', '250 kr FOR 3 TIMER', '£2.50 PER HOUSE' */
function oneUnit(request: RequestText, last: number): Unit | undefined {
  const at = last + 1
  // '70 to 95 euro DEPENDING on the holes'
  if (request.hitAt('depends', at)) return undefined
  const unit = request.hitAt('unit', at)
  if (unit) return unit
  const isFree = (end: number) => request.isFree(at, end) && request.clauseOf(at) === request.clauseOf(end)
  if (request.word(at) === '/' && request.isWord(at + 1)) return { first: at, last: at + 1 }
  const isCount = request.isSmall(at) && request.tokens[at + 1]?.kind === 'number'
  if (isCount && request.lexicon.has('durations', request.word(at + 2)) && isFree(at + 2))
    return { first: at, last: at + 2 }
  const isPer = request.lexicon.has('per', request.word(at)) && request.isWord(at + 1) && !request.isCapital(at)
  const isNoun = isPer && !request.isSmall(at + 1) && request.taken(at + 1) === null
  return isNoun && !opensThing(request, at) && isFree(at + 1) && request.within('asides', at + 1) === undefined
    ? { first: at, last: at + 1 }
    : undefined
}

/** '£4 A KITCHEN knife': what costs it, and no unit. */
const opensThing = (request: RequestText, at: number) =>
  !request.lexicon.grammar.headFirst &&
  request.clauseOf(at)?.last === at + 2 &&
  request.isWord(at + 2) &&
  !request.isSmall(at + 2)

const LONGEST_REMARK = 5

/** '190 euro TUTTO COMPRESO', 'da 75 € a notte CON COLAZIONE': the last token of what is said of an amount to the end of its clause. */
export function remarkBehind(request: RequestText, last: number): number {
  const end = request.clauseOf(last)?.last ?? last
  const opens = (['inclusive', 'depends'] as const).some((kind) => request.within(kind, last + 1)?.first === last + 1)
  const isShort = end > last && end - last <= LONGEST_REMARK
  const isPlain = (at: number) =>
    request.taken(at) === null &&
    request.tokens[at]?.kind !== 'price' &&
    others.every((kind) => request.within(kind, at) === undefined)
  return opens && isShort && request.run(last + 1, end, isPlain) === end ? end : last
}

/** 'with contact form', 'mit viel Grün', 'with Helen': no part of what an amount is for. */
const others = ['asks', 'pages', 'section', 'component', 'style', 'colour', 'named', 'day', 'titles'] as const
