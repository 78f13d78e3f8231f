import type { TextClause } from './clauses.ts'
import { lastOfFree } from './free-of-charge.ts'
import { fixedPriceBefore, remarkBehind, taxBehind, timedPrice, unitBehind } from './price-units.ts'
import type { RequestText } from './request-text.ts'
import { endsAsPredicate, hasPredicate, isContracted, isPredicate } from './predicates.ts'

type Price = { first: number; last: number; unit: string; end: number }

/** What is paid: an amount, two of them as a span, or 'free' behind a thing. */
function priceAt(request: RequestText, at: number): Price | null {
  if (request.taken(at) !== null || isDone(request, at)) return null
  return timedPrice(request, at) ?? spannedPrice(request, at) ?? singlePrice(request, at)
}

/** '£350 to £600 a day' */
function spannedPrice(request: RequestText, at: number): Price | null {
  const span = amountSpan(request, at)
  if (!span) return null
  const unit = unitBehind(request, span[1])
  return {
    first: span[0],
    last: span[1],
    unit: unit ? request.slice(unit.first, unit.last) : '',
    end: behindAmount(request, unit?.last ?? span[1]),
  }
}

function singlePrice(request: RequestText, at: number): Price | null {
  const isPrice = request.tokens[at]?.kind === 'price'
  const free = request.hitAt('free', at)
  const last = free ? lastOfFree(request, free) : at
  if (last === null || !(free || isPrice) || (free && isDearer(request, last))) return null
  const unit = unitBehind(request, last)
  const first = request.hitBefore('from', at - 1)?.first ?? at
  return {
    first: request.isFree(first, at) ? first : at,
    last,
    unit: unit ? request.slice(unit.first, unit.last).replace(/^\/ ?/, '') : '',
    end: isPrice ? behindAmount(request, unit?.last ?? last) : (unit?.last ?? last),
  }
}

/** 'presupuestos GRATIS – desde 30 €': what has an amount behind its dash is called so, and costs that. */
function isDearer(request: RequestText, last: number): boolean {
  const mark = request.tokens[last + 1]?.text ?? ''
  const amount = request.hitAt('from', last + 2) ? last + 3 : last + 2
  return /^[-–—:]$/.test(mark) && request.tokens[amount]?.kind === 'price'
}

/** '£350 TO £600', 'tra 70 E 95 euro': first and last token of two amounts that are the ends of what something may cost. */
function amountSpan(request: RequestText, at: number): [number, number] | null {
  const { spanJoins } = request.lexicon.grammar
  const kind = request.tokens[at]?.kind
  const joint = request.hitAt('spanJoins', at + 1)
  if (!joint || (kind !== 'price' && kind !== 'number') || request.tokens[joint.last + 1]?.kind !== 'price') return null
  const opener = request.hitBefore('spanOpens', at - 1)
  // 'A £60 AND £45' are two, and so are 'for 3 TO £60'
  const isJoined = kind === 'price' && joint.phrase === spanJoins[0]
  return opener || isJoined ? [opener?.first ?? at, joint.last + 1] : null
}

/** 'garn 120 kr NØSTET og dyner 1490 kr', 'burro a 4 € IL PANETTO': one word behind an amount that has its thing, up to 'and' or the end. */
function pieceBehind(request: RequestText, price: Price, named: [number, number] | null): Price {
  const isAhead = named !== null && named[1] < price.first && request.tokens[price.last]?.kind === 'price'
  if (!isAhead || price.unit !== '' || price.end !== price.last) return price
  const clause = request.clauseOf(price.last)
  const noun = request.hitAt('articles', price.end + 1) ? price.end + 2 : price.end + 1
  const isWord =
    clause !== undefined && noun <= clause.last && request.isWord(noun) && request.isFree(price.end + 1, noun)
  const isOver = noun === clause?.last || request.lexicon.has('and', request.word(noun + 1))
  const isPlain = isWord && !request.isSmall(noun) && request.within('sizes', noun) === undefined
  if (!isPlain || !isOver) return price
  return { ...price, unit: request.slice(price.last + 1, noun), end: noun }
}

/** The last token of what is said of an amount: 'EKS. MVA', 'PLUS VAT', 'ALL IN'. */
const behindAmount = (request: RequestText, last: number): number =>
  taxBehind(request, last)?.last ?? remarkBehind(request, last)

/** Whether amounts stand in the same sentence. */
const besideAmounts = (request: RequestText, at: number) => {
  const sentence = request.clauseOf(at)?.sentence
  return request.tokens.some(({ kind }, index) => kind === 'price' && request.clauseOf(index)?.sentence === sentence)
}

/** 'We raised $20,000': an amount that somebody did something with has no thing and is no price. */
const isDone = (request: RequestText, at: number) =>
  (request.isWord(at - 1) && !request.isSmall(at - 1) && request.lexicon.has('pronouns', request.word(at - 2))) ||
  isReached(request, at)

/** 'So far we’re AT £2,115', 'sind BEI 2.000 €' */
function isReached(request: RequestText, at: number): boolean {
  const lead = request.hitBefore('at', at - 1)
  const before = (lead?.first ?? 0) - 1
  return lead !== undefined && (isContracted(request, before) || request.within('copula', before) !== undefined)
}

/** 'gel nails NEW 55' are other ones; 'now 55' says nothing of what costs it. */
const saysNothing = (request: RequestText, at: number) =>
  (['verbs', 'asides', 'wishes'] as const).some((kind) => request.within(kind, at) !== undefined) &&
  request.within('qualities', at) === undefined

/** 'STUDENTS pay $60', 'we charge $20' */
const isDoneBy = (request: RequestText, at: number) =>
  (['people', 'audience', 'pronouns'] as const).some((kind) => request.within(kind, at - 1) !== undefined)

/** Whether a token is a word, or a number with one, that may be part of what costs something. */
export const isThing = (request: RequestText, at: number) =>
  request.taken(at) === null &&
  ((request.isWord(at) &&
    !request.isSmall(at) &&
    (!isPredicate(request, at) || (request.tokens[at + 1]?.kind === 'price' && !isDoneBy(request, at))) &&
    !saysNothing(request, at)) ||
    isMeasure(request, at) ||
    (request.tokens[at]?.kind === 'number' && (request.isWord(at + 1) || isCompounded(request, at))))

/** '500g 8 €', '4hrs $90': how much of something an amount buys. */
const isMeasure = ({ tokens }: RequestText, at: number) =>
  /^\d+(?:[.,]\d+)?\p{L}{1,3}$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'price'

/** '10-LITER-KARTON' */
const isCompounded = ({ tokens }: RequestText, at: number) =>
  tokens[at + 1]?.text === '-' &&
  tokens[at + 1]?.start === tokens[at]?.end &&
  tokens[at + 2]?.start === tokens[at + 1]?.end

/** 'MENU du soir 34 €': a word for pages before what it is of is what costs that. */
function pageAsNoun(request: RequestText, first: number, at: number): number {
  const noun = at - 2
  const isJoined = request.lexicon.grammar.headFirst && request.lexicon.has('of', request.word(at - 1))
  const isPage = request.within('pages', noun) !== undefined || request.within('cue', noun) !== undefined
  return isJoined && isPage && noun >= first && request.isFree(noun, at - 1) ? noun : at
}

/** The words of a thing within [first, last]: from its first content word to its last. */
export function thing(request: RequestText, first: number, last: number): [number, number] | null {
  const places = [...Array(Math.max(0, last - first + 1)).keys()].map((offset) => first + offset)
  const content = places.filter((at) => isThing(request, at))
  const [from, to] = [content[0], content.at(-1)]
  if (from === undefined || to === undefined) return null
  // 'every further hour'
  const every = request.hitBefore('every', from - 1)
  const start = every && every.first >= first ? every.first : from
  return [pageAsNoun(request, first, start), to]
}

const LONGEST_THING = 6

/** 'a pricing table WITH Basic 5 €': behind a part of a page, and not inside of a thing. */
const leadsToList = (request: RequestText, at: number) =>
  request.within('having', at) !== undefined &&
  (['section', 'component', 'pages'] as const).some((kind) => request.within(kind, at - 1) !== undefined)

/** 'PLUS 12 €': a small word with a capital that is all that stands before the amount is what that is called. */
function calledSmall(request: RequestText, first: number, at: number): [number, number] | null {
  return first === at && first > 0 && request.isCapital(at) && request.isFree(at) ? [at, at] : null
}

/** 'die Kurse, DIE …', and no 'Führung hinter DIE Bühne': behind a small word it is an article. */
const isRelative = (request: RequestText, at: number) =>
  request.within('relative', at) !== undefined &&
  !(request.lexicon.has('articles', request.word(at)) && request.isWord(at - 1) && request.isSmall(at - 1))

/** The thing nearest to the price: 'and a flat tyre' of 'a tune-up, and a flat tyre'. */
export function nearest(request: RequestText, first: number, last: number): [number, number] | null {
  let from = last + 1
  for (let at = last; at >= first && last - at < LONGEST_THING; at--) {
    const taken = request.taken(at)
    if (taken !== null && taken !== 'shell') break
    if (request.hitAt('self', at) || isRelative(request, at) || leadsToList(request, at)) break
    // 'newcomers ask WHAT a tasting costs'
    if (request.within('asksWhat', at) && from <= last && thing(request, from, last)) break
    // 'deep CLEAN $220': right before an amount stands a noun
    if ((at < last || isDoneBy(request, at)) && isPredicate(request, at) && from <= last && thing(request, from, last))
      break
    from = at
  }
  return withBound(request, first, thing(request, from, last))
}

/** 'UNDER 16s free': the small word before a number that opens what costs it. */
function withBound(request: RequestText, first: number, found: [number, number] | null): [number, number] | null {
  const bound = (found?.[0] ?? 0) - 1
  const isCounted = found !== null && request.tokens[found[0]]?.kind === 'number' && bound >= first
  return isCounted && request.isSmall(bound) && request.isFree(bound) ? [bound, found[1]] : found
}

/** 'Made to order is $71': all that stands before the verb of the price, where nobody does it. */
function subjectOf(request: RequestText, first: number, last: number): [number, number] | null {
  const clause = request.clauseOf(first)
  const verb = request.hits('verbs').find((hit) => hit.first > first && hit.last === last)
  if (!verb || clause?.first !== first || verb.first - first > LONGEST_THING) return null
  const from =
    request.run(
      first,
      verb.first - 1,
      (at) => request.hitAt('articles', at) !== undefined || request.hitAt('own', at) !== undefined,
    ) + 1
  for (let at = from; at < verb.first; at++)
    // 'tickets for 3 MAY cost $12'
    if (
      !(at > from && request.taken(at) === 'date') &&
      (request.taken(at) !== null || request.lexicon.has('pronouns', request.word(at)))
    )
      return null
  // 'ALQUILAMOS la sala por 18 €' says who does it
  if (endsAsPredicate(request, from)) return null
  return from < verb.first && !request.isSmall(verb.first - 1) && thing(request, from, verb.first - 1)
    ? [from, verb.first - 1]
    : null
}

/** 'audio guide – 39 €', 'evening class: $20': the clause before the mark is what costs it. */
function behindMark(request: RequestText, first: number): [number, number] | null {
  const at = request.clauses.findIndex((clause) => clause.first === first)
  const [clause, before] = [request.clauses[at], request.clauses[at - 1]]
  if (clause?.before === ')') return behindBracket(request, at)
  if (!clause || !before || ![':', 'dash', '(', '…'].includes(clause.before)) return null
  // 'ask what the menu costs (€29)'
  const find = hasPredicate(request, before.first, before.last) ? nearest : thing
  return find(request, before.first, before.last)
}

const LONGEST_BRACKET = 4

/** 'Gorrión (2 plazas) 75 €/día': the thing with what stands in brackets behind it. */
function behindBracket(request: RequestText, index: number): [number, number] | null {
  let open = index - 1
  while (open > index - LONGEST_BRACKET && request.clauses[open]?.before === ',') open -= 1
  const [before, bracket, last] = [request.clauses[open - 1], request.clauses[open], request.clauses[index - 1]]
  if (!before || !last || bracket?.before !== '(' || before.last !== bracket.first - 2) return null
  const named = nearest(request, before.first, before.last)
  return named && named[1] === before.last ? [named[0], last.last + 1] : null
}

/** 'tickets 120 € EARLY BIRD / 180 € regular': words follow this amount, and the next one opens its clause with words behind it. */
function isLabelled(request: RequestText, { end }: Price, next: TextClause | undefined): boolean {
  const opens = next && request.tokens[next.first]?.kind === 'price' && next.before !== '.' && next.before !== 'break'
  return opens === true && isThing(request, end + 1) && isThing(request, next.first + 1)
}

/** 'PREZZI da 80 €'; 'tickets' are sold. */
const isWordForPrices = (request: RequestText, [first, last]: readonly [number, number]) =>
  first === last && request.within('cue', first)?.id === 'price' && request.lexicon.has('verbs', request.word(first))

/** @returns what costs it, as it is called */
export function claimPrice(request: RequestText, price: Price, named: [number, number] | null, before: string): string {
  // alone it is what costs that
  const isOneOf = request.tokens.filter(({ kind }) => kind === 'price').length > 1
  const thing = named && withoutLead(request, named)
  const item = thing && isOneOf && isWordForPrices(request, thing) ? null : thing
  if (named && !item) request.shell(...named)
  const said = item ? request.slice(...item) : ''
  // '250 kr for 3 timer, 450 kr HELE DAGEN' is what the thing before costs by another unit
  const isFurther = item === null && price.unit !== '' && request.clauseOf(price.first)?.first === price.first
  const of = item && before ? sized(request, item, before) : isFurther ? before : said
  if (item) request.claim('service', ...item, { sure: 0.8, id: 'priced', text: of })
  request.claim('price', price.first, price.end, {
    of,
    ...(price.unit ? { unit: price.unit } : {}),
    sure: of ? 0.9 : 0.8,
  })
  return of
}

/** 'THEN fixed quotes at £61': what only goes on with a list is no part of its next thing. */
function withoutLead(request: RequestText, [first, last]: [number, number]): [number, number] {
  const lead = request.hitAt('besides', first)
  const isLead = lead && lead.last < last && !request.isCapital(first) && request.clauseOf(first)?.first === first
  if (!isLead) return [first, last]
  request.shell(lead.first, lead.last)
  return [lead.last + 1, last]
}

/** 'Inspektion klein 49 €, GROSS 95 €': a size alone is of the thing before it, in the place of its size. */
function sized(request: RequestText, [first, last]: [number, number], before: string): string {
  const said = request.slice(first, last)
  if (request.run(first, last, (at) => request.within('sizes', at) !== undefined) < last) return said
  const words = before.split(' ')
  const at = words.findLastIndex((word) => request.lexicon.has('sizes', word.toLowerCase()))
  if (at >= 0 && words.length > 1) return words.with(at, said).join(' ')
  return at >= 0
    ? said
    : request.lexicon.grammar.headFirst || request.lexicon.grammar.compounds
      ? `${before} ${said}`
      : `${said} ${before}`
}

/**
 * Prices with what costs them: the words before, or those after when words are left behind the last of several, or when
 * nothing stands before.
 */
export function readPrices(request: RequestText): void {
  // what the price before was of, and the clause that it stands in
  let known = { of: '', index: -1 }
  for (const [index, { first, last, before: mark }] of request.clauses.entries()) {
    const prices: Price[] = []
    for (let at = first; at <= last; at++) {
      const found = priceAt(request, at)
      if (!found) continue
      prices.push(found)
      at = found.end
    }
    const [opening] = prices
    const final = prices.at(-1)
    if (!opening || !final) continue
    const isFree = (price: Price) => request.tokens[price.last]?.kind !== 'price'
    // 'repairs, free estimates': without an amount beside it, it is part of the thing
    if (prices.every(isFree) && !besideAmounts(request, first)) continue
    // 'full set £95 CALL ME ON …' says how to reach them
    const isReached = request.within('cue', final.end + 1)?.id === 'contact'
    const behind = isReached ? null : thing(request, final.end + 1, last)
    const ahead = nearest(request, first, opening.first - 1)
    const after =
      behind !== null &&
      (ahead === null ||
        isLabelled(request, final, request.clauses[index + 1]) ||
        (prices.length > 1 && request.within('verbs', opening.first - 1) !== undefined))
    prices.forEach((price, place) => {
      const from = (prices[place - 1]?.end ?? first - 1) + 1
      const to = (prices[place + 1]?.first ?? last + 1) - 1
      const item = after
        ? thing(request, price.end + 1, to)
        : (fixedPriceBefore(request, price.first - 1) ??
          subjectOf(request, from, price.first - 1) ??
          nearest(request, from, price.first - 1) ??
          calledSmall(request, from, price.first - 1))
      const found = item ?? (price.first === first ? behindMark(request, first) : null)
      // 'Hobby (free)'
      if (isFree(price) && (found === null || after || (item === null && mark !== '('))) return
      const goesOn = known.index === index || (known.index === index - 1 && mark === ',')
      // in brackets each is a kind of what stands before them
      const before = goesOn && !isInBrackets(request, index) ? known.of : ''
      known = { of: claimPrice(request, pieceBehind(request, price, found), found, before), index }
    })
  }
}

function isInBrackets({ clauses }: RequestText, index: number): boolean {
  for (let at = index; at >= 0; at--) {
    if (clauses[at]?.before === '(') return true
    if (clauses[at]?.before === ')' || clauses[at]?.sentence !== clauses[index]?.sentence) return false
  }
  return false
}
