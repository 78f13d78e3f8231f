import { clausesBySentence } from './assertions.ts'
import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import { isLow, isLowOpening } from './likely-spans.ts'
import { isIn } from './placed-facts.ts'
import type { RequestText } from './request-text.ts'
import { spokenToBuilder } from './spoken-to-builder.ts'
import type { Stretch } from './stretches.ts'
import { looksOf } from './word-looks.ts'

/** From so sure on, and up to so sure, a sentence speaks to whoever builds the page, or to visitors. */
const SPOKEN = 0.6
const TOLD = 0.2
/** More sentences make a letter. */
const LETTER = 6

type Traits = (readonly [name: string, holds: boolean])[]
const holding = (traits: Traits): string[] => traits.flatMap(([name, holds]) => (holds ? [name] : []))

/**
 * The traits by which a stretch is weighed for being what a page is called or what it is, as words/which-name.json and
 * words/which-what.json name them: how it is written, what its words are, what stands around it and where in the text it is,
 * and what else was read there. `facts` are without what is asked for.
 */
export function stretchTraits(request: RequestText, facts: readonly Fact[]): (stretch: Stretch) => string[] {
  const ofText = textTraits(request, facts)
  const sentences = clausesBySentence(request)
  const spoken = spokenTraits(request, facts, sentences)
  return (stretch) => {
    const clause = request.clauseOf(stretch[0])
    if (!clause) return ['outside']
    const at = sentences.findIndex(([one]) => one?.sentence === clause.sentence)
    return [
      ...ofText,
      ...(spoken[at] ?? []),
      ...placeTraits(request, stretch, sentences, at),
      ...wordTraits(request, stretch),
      ...besideTraits(request, stretch, clause),
      ...factTraits(request, stretch, facts),
    ]
  }
}

const spokenOf = new WeakMap<RequestText, string[][]>()

/** Of each sentence, whom it seems to speak to; the same whatever is asked of the text. */
function spokenTraits(
  request: RequestText,
  facts: readonly Fact[],
  sentences: readonly (readonly TextClause[])[],
): string[][] {
  const known = spokenOf.get(request)
  if (known) return known
  const sure = sentences.map((clauses) =>
    spokenToBuilder(request, facts, [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]),
  )
  const firstTold = sure.findIndex((one) => one < SPOKEN)
  const found = sure.map((one, at) =>
    holding([
      ['toBuilder', one >= SPOKEN],
      ['toVisitors', one < TOLD],
      ['firstTold', at === firstTold],
      ['firstToldLater', at === firstTold && at > 0],
    ]),
  )
  spokenOf.set(request, found)
  return found
}

/** What holds of a whole text, whichever of its stretches is meant. */
function textTraits(request: RequestText, facts: readonly Fact[]): string[] {
  const has = (kind: Fact['kind']) => facts.some((fact) => fact.kind === kind)
  return holding([
    ['t:low', isLow(request)],
    ['t:nounCapitals', request.lexicon.grammar.nounCapitals],
    ['t:long', (request.clauses.at(-1)?.sentence ?? 0) >= LETTER],
    ['t:person', has('person')],
    ['t:self', facts.some(({ id }) => id === 'self')],
    ['t:what', has('what')],
    ['t:name', has('name')],
    ['t:named', request.hits('named').length > 0],
  ])
}

/** Where in the text a stretch stands. */
function placeTraits(
  request: RequestText,
  [first, last]: Stretch,
  sentences: readonly (readonly TextClause[])[],
  at: number,
): string[] {
  const own = sentences[at] ?? []
  const [opening, ending] = [own[0]?.first, own.at(-1)?.last]
  const { low } = looksOf(request)
  const said = request.slice(first, last).toLowerCase()
  const isBreak = (one: number) => request.tokens[one] === undefined || request.tokens[one].kind === 'break'
  return holding([
    ['opensText', first === 0],
    ['firstSentence', at === 0],
    ['secondSentence', at === 1],
    ['lastSentence', at > 0 && at === sentences.length - 1],
    ['opensSentence', opening === first],
    ['isSentence', opening === first && ending === last],
    ['ownLine', isBreak(first - 1) && isBreak(last + 1)],
    ['again', low.indexOf(said) !== low.lastIndexOf(said)],
    ['namedElsewhere', request.hits('named').some((hit) => hit.last < first - 2 || hit.first > last)],
  ])
}

/** What the words of a stretch are, and how they are written. */
function wordTraits(request: RequestText, [first, last]: Stretch): string[] {
  const places = Array.from({ length: last - first + 1 }, (_, step) => first + step)
  const words = places.filter((at) => request.isWord(at))
  const capitals = words.filter((at) => request.isCapital(at)).length
  const { isKnown, isHead, isSmall, isGiven, isPlace, isCompound, isLegalForm, says, placeFrom, isTrade, kindsIn } =
    looksOf(request)
  const { nounCapitals } = request.lexicon.grammar
  return [
    `words:${String(Math.min(4, words.length))}`,
    ...new Set(words.flatMap(kindsIn)),
    ...holding([
      ...quoteTraits(request, first),
      ['allCapital', capitals === words.length],
      ['noCapital', capitals === 0],
      ['noCapitalAmong', capitals === 0 && !isLow(request)],
      ['opensLow', isLowOpening(request, first) && first === last],
      ['withQuote', first < last && request.tokens[last]?.kind === 'quote'],
      ['given', places.some(isGiven)],
      ['onlyGiven', first === last && isGiven(first)],
      ['twoGiven', last === first + 1 && isGiven(first)],
      ['&', places.some((at) => request.tokens[at]?.text === '&')],
      ['number', places.some((at) => /\d/.test(request.tokens[at]?.text ?? ''))],
      ['legalForm', places.some(isLegalForm)],
      ['place', places.some(isPlace)],
      ['isPlace', placeFrom(first) === last],
      ['compound', words.length === 1 && isCompound(first)],
      ['amount', places.some((at) => amounts.has(request.tokens[at]?.kind ?? ''))],
      ['head', words.some(isHead)],
      ['headFirst', isHead(first)],
      ['headLast', isHead(last)],
      ['known', words.every(isKnown)],
      ['unknown', !words.some(isKnown)],
      ['knownAlone', words.length === 1 && isKnown(first)],
      ['knownNoun', nounCapitals && words.length === 1 && isKnown(first)],
      ['noun', nounCapitals && words.length === 1],
      ['lowUnknown', isLow(request) && !words.some(isKnown)],
      ['small', words.some((at) => at !== first && isSmall(at))],
      ['opensSmall', isSmall(first)],
      ['endsSmall', isSmall(last)],
      ['article', request.lexicon.has('articles', request.word(first))],
      ['predicate', places.some(says)],
      ['trade', words.length <= LONGEST_TRADE && isTrade(words.map((at) => request.tokens[at]?.text ?? '').join(' '))],
    ]),
  ]
}

/** Longer ones are trades with something beside them. */
const LONGEST_TRADE = 3

/** How what stands in quotation marks is written: a sentence, or a piece of one, is no name. */
function quoteTraits(request: RequestText, at: number): Traits {
  const token = request.tokens[at]
  const said = token?.kind === 'quote' ? token.text.slice(1, -1).trim() : ''
  return [
    ['quote', said !== ''],
    ['quotedSentence', /[.,;:!?…]$/.test(said) || said.split(/\s+/).length > LONGEST_QUOTE],
    ['quotedLow', said !== '' && said === said.toLowerCase()],
  ]
}
const LONGEST_QUOTE = 6

const amounts = new Set<string>(['clock', 'range', 'price', 'phone', 'mail', 'url', 'date'])

/** What stands right before a stretch and right behind it. */
function besideTraits(request: RequestText, [first, last]: Stretch, clause: TextClause): string[] {
  const [isOpening, isEnd] = [first === clause.first, last === clause.last]
  const isText = (at: number, text: string) => request.tokens[at]?.text === text
  const { isHead, isSmall, says, kindsBefore, kindsBehind } = looksOf(request)
  const places = Array.from({ length: first - clause.first }, (_, step) => clause.first + step)
  return [
    ...(isOpening ? [] : kindsBefore(first - 1)),
    ...(isEnd ? [] : kindsBehind(last + 1)),
    `b:${isOpening ? clause.before || 'start' : 'word'}`,
    `a:${isEnd ? clause.after || 'end' : 'word'}`,
    ...holding([
      ['isClause', isOpening && isEnd],
      ['b:capital', !isOpening && request.isCapital(first - 1)],
      ['b:joint', first > clause.first + 1 && isSmall(first - 1) && request.isCapital(first - 2)],
      ['b:&', isText(first - 1, '&')],
      ['b:head', !isOpening && isHead(first - 1)],
      ['b:said', places.some(says)],
      ['a:capital', request.isCapital(last + 1)],
      ['a:joint', isSmall(last + 1) && request.isCapital(last + 2)],
      ['a:&', isText(last + 1, '&')],
      ['a:number', request.tokens[last + 1]?.kind === 'number'],
      ['a:head', !isEnd && isHead(last + 1)],
      ['a:says', says(last + 1)],
      ['a:deed', request.lexicon.deeds.has(request.word(last + 1))],
    ]),
  ]
}

/** What was read of a stretch and beside it: a fact that is all of it (=), that it is a part of (<), or that it cuts (~). */
function factTraits(request: RequestText, [first, last]: Stretch, facts: readonly Fact[]): string[] {
  const span = request.span(first, last)
  const isWhat = (at: number) => {
    const word = request.span(at, at)
    return facts.some((fact) => fact.kind === 'what' && isIn(word, fact))
  }
  return [
    ...facts
      .filter((fact) => fact.start < span.end && span.start < fact.end)
      .map((fact) => {
        const isAll = fact.start === span.start && fact.end === span.end
        return `f:${fact.kind}${isAll ? '=' : isIn(span, fact) ? '<' : '~'}`
      }),
    ...facts
      .filter((fact) => fact.end <= span.start && isGap(request.text.slice(fact.end, span.start)))
      .map(({ kind }) => `b:f:${kind}`),
    ...facts
      .filter((fact) => fact.start >= span.end && isGap(request.text.slice(span.end, fact.start)))
      .map(({ kind }) => `a:f:${kind}`),
    ...holding([
      ['b:what', isWhat(first - 1)],
      ['a:what', [1, 2, 3].some((step) => isWhat(last + step))],
    ]),
  ]
}

/** Nothing but a mark or two stands there. */
const isGap = (text: string) => text.length < 4 && !/[\p{L}\p{N}]/u.test(text)
