import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'

/** A clause hangs on the thing, on its name or on where it is. */
const heads = new Set<string | null>(['what', 'name', 'place'])
/** What may stand inside of a clause as a fact of its own; at anything else the clause is over. */
const inner = new Set<string | null>([null, 'shell', 'audience', 'place', 'service', 'what'])
const SHORTEST = 2

/**
 * What the thing does, where a clause says it of the thing: 'a tool called Tidal THAT SYNCS DOTFILES', 'eine App, DIE
 * HUNDEHALTER VERBINDET'. The clause becomes a statement `does`; lists of parts ('that has a login') stay with their
 * own reader.
 */
export function readRelative(request: RequestText): void {
  for (const { first, last } of request.hits('relativePronouns')) {
    const clause = request.clauseOf(first)
    if (!clause || !inner.has(request.taken(first)) || !hangsOn(request, first, clause)) continue
    const end = endOf(request, last + 1, clause)
    if (end - last < SHORTEST || saysOther(request, { from: first, first: last + 1, last: end })) continue
    request.claim('statement', first, end, { sure: 0.8, id: 'does' })
    return
  }
  readDoesOfPage(request)
}

/** 'a WEBSITE THAT HELPS NEIGHBOURS LEND TOOLS': without another word for what it is, that is what it is. */
function readDoesOfPage(request: RequestText): void {
  if (request.facts.some(({ kind }) => kind === 'what')) return
  for (const { first, last } of request.hits('relativePronouns')) {
    const clause = request.clauseOf(first)
    const comma = clause?.first === first && clause.before === ',' ? 1 : 0
    const page = request.hitBefore('pages', first - 1 - comma)
    if (!clause || !page) continue
    const end = endOf(request, last + 1, clause)
    if (end - last < SHORTEST || saysOther(request, { from: first, first: last + 1, last: end })) continue
    request.claim('statement', page.first, end, { sure: 0.7, id: 'note' })
    return
  }
}

function hangsOn(request: RequestText, at: number, clause: TextClause): boolean {
  if (clause.first < at) return heads.has(request.taken(at - 1)) || isSecondHead(request, at - 1, clause)
  return clause.before === ',' && heads.has(request.taken(at - 2))
}

/** 'a SaaS page FOR A TOOL which …': another word for what was said before in the same clause. */
function isSecondHead(request: RequestText, at: number, clause: TextClause): boolean {
  const article = request.hitBefore('articles', at - 1)
  const about = article && request.hitBefore('about', article.first - 1)
  const hasHead = request.run(clause.first, at, (one) => request.taken(one) !== 'what') < at
  if (!about || !hasHead || !request.isFree(at) || request.isSmall(at)) return false
  request.shell(at)
  return true
}

const inside = (first: number, last: number) => (hit: { first: number; last: number }) =>
  hit.first >= first && hit.last <= last

/** 'that has …', 'that offers …': what follows is a list; 'that everybody knows as Yard 5' tells the name. */
function saysOther(
  request: RequestText,
  { from, first, last }: { from: number; first: number; last: number },
): boolean {
  const end = request.clauseOf(from)?.last ?? last
  if (request.run(from, end, (at) => request.taken(at) !== 'name') < end) return true
  if (request.hits('named').some(({ first: at }) => at >= from && at <= end)) return true
  const opens = (['having', 'copula', 'relativePronouns'] as const).some((kind) => request.hitAt(kind, first))
  return opens || (['offering', 'asks', 'pages'] as const).some((kind) => request.hits(kind).some(inside(from, last)))
}

/** Up to what begins something else; over the commas of a list that 'and' ends. */
function endOf(request: RequestText, from: number, clause: TextClause): number {
  const last = request.run(from, clause.last, (at) => inner.has(request.taken(at)))
  if (last === clause.last) return endOfList(request, clause)
  // 'that syncs recipes WITH PRICING': but 'that I record with my brother' goes on
  const joins = request.hits('having').findLast((hit) => hit.first > from && hit.first <= last)
  let end = joins ? joins.first - 1 : last
  while (end >= from && request.isSmall(end)) end -= 1
  return end
}

function endOfList(request: RequestText, clause: TextClause): number {
  const rest = request.clauses.slice(request.clauses.indexOf(clause) + 1)
  const other = rest.findIndex(
    (one) =>
      one.before !== ',' ||
      one.sentence !== clause.sentence ||
      isAsk(request, one) ||
      !request.isFree(one.first, one.last),
  )
  const list = other < 0 ? rest : rest.slice(0, other)
  const closing = list.findIndex(({ first, last }) => request.hits('and').some(inside(first, last)))
  return list[closing]?.last ?? clause.last
}
