import type { ConceptHit, ConceptKind } from '../lexicon.ts'
import { clausesBySentence, isProse, type SentenceClauses } from './assertions.ts'
import type { Fact } from './facts.ts'
import type { ReadPieces } from './placed-facts.ts'
import { isPredicate } from './predicates.ts'
import { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** In which a sentence speaks of the page. */
const ofPage: readonly ConceptKind[] = ['pages', 'attitudes', 'builds', 'sectionNouns', 'wishes']
/** In which it refuses something. */
const refusing: readonly ConceptKind[] = ['nots', 'refuses', 'withholds', 'excluding', 'lacks', 'nones']

const LONGEST = 5

/** What stands on no page by itself: how it is to be, and what is said to whoever builds it. */
const isUnshown = ({ kind, id }: Fact) => kind === 'style' && (id === 'unshown' || id === 'wish')

/**
 * 'a section for NEWS', 'une rubrique « GALERIE »', 'a page that has OPENING HOURS too': parts of the page by the names that they
 * always have, wherever a sentence that speaks of the page asks for them and nothing else was made of the words, and what a part is
 * said to be of by any name. The last of all readers.
 */
export function withAskedParts(request: RequestText, { facts, left }: ReadPieces): ReadPieces {
  const found: Fact[] = []
  const isOpen = ([first, last]: Stretch) => {
    const { start, end } = request.span(first, last)
    // what a part is called in quotation marks was taken for what somebody said
    const isOver = (fact: Fact) => fact.kind !== 'quote' && fact.start < end && start < fact.end
    return ![...facts.filter((fact) => !isUnshown(fact)), ...found].some(isOver)
  }
  const add = (part: Part | null) => {
    if (!part || !isOpen(part.at)) return
    const span = request.span(...part.at)
    const id = part.id === undefined ? {} : { id: part.id }
    found.push({ kind: 'section', ...id, ...span, text: request.slice(...part.at).replace(quotes, ''), sure: 0.8 })
  }
  const sentences = clausesBySentence(request)
  // a short text was read for its parts, but for what is called one
  const isOfProse = isProse(request, sentences)
  // what opens a text asks for the page itself
  for (const clauses of sentences.slice(1)) {
    if (isSpoken(clauses) || !has(request, clauses, ofPage) || has(request, clauses, refusing)) continue
    for (const { first, last } of clauses) {
      const inside = (hit: ConceptHit) => hit.first >= first && hit.last <= last
      for (const hit of request.hits('sectionNouns').filter(inside)) add(named(request, hit, last))
      for (const hit of request.hits('section').filter((one) => isOfProse && inside(one))) add(known(request, hit))
    }
  }
  const isFound = ([first, last]: Stretch) => {
    const { start, end } = request.span(first, last)
    return found.some((fact) => start >= fact.start && end <= fact.end)
  }
  const isPart = ({ kind, start, end }: Fact) =>
    kind === 'quote' && found.some((one) => start >= one.start && end <= one.end)
  return { facts: [...facts.filter((fact) => !isPart(fact)), ...found], left: left.filter((one) => !isFound(one)) }
}
const quotes = /^["“”„«‟]\s?|\s?["“”‟»]$/gu

type Part = { at: Stretch; id?: string }

/** What is said without a stop tells more than it asks. */
const isSpoken = (clauses: SentenceClauses) => (clauses.at(-1)?.last ?? 0) - (clauses[0]?.first ?? 0) > MOST_TOKENS
const MOST_TOKENS = 60

const has = (request: RequestText, clauses: SentenceClauses, kinds: readonly ConceptKind[]) =>
  clauses.some((clause) =>
    kinds.some((kind) => request.hits(kind).some((hit) => hit.first >= clause.first && hit.last <= clause.last)),
  )

/** 'and A GALLERY', 'FAQ' at the beginning of its clause */
const known = (request: RequestText, { first, last, id }: ConceptHit): Part | null =>
  id !== undefined &&
  // 'Sections: hero features pricing' were read together
  !request.within('section', last + 1) &&
  !request.within('section', first - 1) &&
  // 'ABOUT two minutes'
  !(first === last && request.isSmall(first)) &&
  (request.isSmall(first - 1) || request.clauseOf(first)?.first === first)
    ? { at: [first, last], id }
    : null

/** 'a part explaining HOW ONE LEARNS', 'un apartado de FOTOS', 'una sezione EVENTI', 'a separate EVENTS section' */
function named(request: RequestText, noun: ConceptHit, end: number): Part | null {
  if (!isDetermined(request, noun)) return null
  const lead = request.run(noun.last + 1, end, (at) => isLead(request, at))
  const first = lead + 1
  if (first > end || first - noun.last > LONGEST) return null
  if (request.tokens[first]?.kind === 'quote') {
    const label = new RequestText(request.slice(first, first).replace(quotes, ''), request.lexicon)
    const [same] = label.hits('section').filter((hit) => hit.first === 0 && hit.last === label.tokens.length - 1)
    return same?.id === undefined ? { at: [first, first] } : { at: [first, first], id: same.id }
  }
  const hit = request.hits('section').find((one) => one.first === first && one.last <= end)
  if (hit?.id !== undefined) return { at: [hit.first, hit.last], id: hit.id }
  // 'this part of town' is none of the page
  const last = request.run(first, Math.min(end, first + LONGEST), (at) => isOfName(request, at, at > first))
  const over = last - request.run(0, last - first, (step) => request.isSmall(last - step)) - 1
  return lead > noun.last && over >= first ? { at: [first, over] } : null
}

const isDetermined = (request: RequestText, { first }: ConceptHit) =>
  [first - 1, first - 2].some((at) => request.within('articles', at) !== undefined)

/** 'for', 'explaining', 'where one finds': what leads from the part to what it is of. */
const isLead = (request: RequestText, at: number) =>
  !request.isCapital(at) &&
  (['about', 'having', 'topic', 'articles', 'sayings', 'builds', 'forWhom', 'of'] as const).some(
    (kind) => request.within(kind, at) !== undefined,
  )

const isOfName = (request: RequestText, at: number, isInside: boolean) =>
  request.isWord(at) && (isInside || !request.isSmall(at)) && !request.within('and', at) && !isPredicate(request, at)
