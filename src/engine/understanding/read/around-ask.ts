import type { TextClause } from './clauses.ts'
import { isContracted, isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isNoPage } from './sentences.ts'
import { isRunOn, isFinite, type SentenceClauses } from './assertions.ts'
import { isSentence } from './whole-clauses.ts'

/** A clause with a word for the page. */
export const isForPage = (request: RequestText, clause: TextClause) => pageIn(request, clause) !== undefined

const pageIn = (request: RequestText, { first, last }: TextClause) =>
  request.hits('pages').find((hit) => hit.first >= first && hit.last <= last && !isNoPage(request, hit))

/** Where the word for the page stands in the clause that asks for it. */
export const pageSpan = (request: RequestText, clauses: SentenceClauses, asked: number) => {
  const hit = clauses[asked] && pageIn(request, clauses[asked])
  return request.span(hit?.first ?? 0, hit?.last ?? 0)
}

/** So many clauses before the word for the page. */
const NEAR = 2

/** 'BRAUCHE', 'I WOULD LIKE': what asks, and does nothing. */
const needsIn = (request: RequestText, { first, last }: TextClause) =>
  request
    .hits('asks')
    .find(
      (hit) =>
        hit.first >= first &&
        hit.last <= last &&
        (hit.last > hit.first || request.lexicon.deeds.has(request.word(hit.first)) || isFinite(request, hit.first)),
    )

/** 'WE ARE THREE WHO SEW DRESSES and need a page': the clauses before the one that asks, and of that what stands before its 'and'. */
export function beforeAsk(request: RequestText, clauses: SentenceClauses, asked: number): SentenceClauses {
  // 'und brauche eine ruhige, freundliche SEITE' begins to ask before its comma
  const from = clauses.findIndex(
    (one, index) => index <= asked && index >= asked - NEAR && needsIn(request, one) !== undefined,
  )
  const at = from < 0 ? asked : from
  const [before, clause] = [clauses.slice(0, Math.max(0, at)), clauses[at]]
  const page = clause && (needsIn(request, clause) ?? pageIn(request, clause))
  if (!clause || !page) return before
  const joint = request.hits('and').findLast(({ first, last }) => first >= clause.first && last < page.first)
  if (joint && joint.first === clause.first) return before
  // 'the home PAGE has problems and needs to be checked' tells of the page
  if (joint && pageIn(request, { ...clause, last: joint.first })) return before
  return joint ? [...before, { ...clause, last: joint.first - 1 }] : before
}

/** 'I need a page where people can book and THE PRICE IS 40 a bag …': without a mark, from where something else is said on. */
function runOn(request: RequestText, clauses: SentenceClauses, asked: number): SentenceClauses {
  const clause = clauses[asked]
  const page = clause && pageIn(request, clause)
  if (!clause || !page || !isRunOn(clause)) return []
  const isSelf = (at: number) => request.hitAt('self', at) !== undefined || request.hitAt('offering', at) !== undefined
  const isCopula = (at: number) =>
    request.within('copula', at) !== undefined || request.lexicon.has('predicates', request.word(at))
  for (let at = page.last + 2; at < clause.last; at++) {
    const isJoined = request.within('and', at - 1) !== undefined
    const isSaid = isJoined && request.isWord(at) && !request.isSmall(at) && isCopula(at + 1)
    if (isSaid || isSelf(at)) return [{ ...clause, first: at, last: beforeWish(request, at, clause.last) }]
  }
  return []
}

/** '… que se vea bien el teléfono': what is wished again at its end stands on no page. */
const beforeWish = (request: RequestText, first: number, last: number) => {
  const wish = [...request.hits('asks'), ...request.hits('wishes')].find(
    (hit) => hit.first > first + 2 && hit.last > hit.first,
  )
  return wish && wish.last <= last ? wish.first - 1 : last
}

/** What is told behind an ask: 'a page for our rescue, IT’S JUST ME AND MY MUM', 'a site: MY NAME IS Ann'. */
export const behindAsk = (request: RequestText, clauses: SentenceClauses, asked: number): SentenceClauses => [
  ...runOn(request, clauses, asked),
  ...afterAsk(request, clauses, asked),
]

/** The clauses behind an ask, from the first one on that has who does it and what. */
function afterAsk(request: RequestText, clauses: SentenceClauses, asked: number): SentenceClauses {
  const from = clauses.findIndex((clause, index) => {
    const opens = index > asked && (clause.before === ',' || clause.before === ':' || clause.before === 'dash')
    const isHanging = (['relativePronouns', 'asksWhat', 'and'] as const).some((kind) =>
      request.hitAt(kind, clause.first),
    )
    const isReason = !request.lexicon.grammar.verbLast && request.hitAt('reasons', clause.first) !== undefined
    const starts = isReason || startsWithSubject(request, clause.first)
    const isSaid = isSentence(request, [clause]) || isShortened(request, clause.first)
    return opens && (isReason || !isHanging) && isSaid && starts
  })
  return from < 0 ? [] : clauses.slice(from)
}

/** 'I', 'we’re', 'it’s', 'my name', 'ich heiße', 'insegno io' */
export const startsWithSubject = (request: RequestText, first: number) =>
  isSubject(request, first) ||
  isContracted(request, first) ||
  (['self', 'person', 'named', 'copula'] as const).some((kind) => request.hitAt(kind, first)) ||
  isShortened(request, first)

/** 'ITS just me and my mum' */
const isShortened = (request: RequestText, first: number) =>
  request.lexicon.language === 'en' && /^(?:its|im|theres)$/.test(request.word(first))
