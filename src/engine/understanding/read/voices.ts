import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** A quotation of somebody; `who` said it, null where nobody is named. */
type Voice = { at: number; who: Stretch | null; role?: Stretch; end: number }

/** Shorter ones are words on buttons and names. */
const SHORTEST = 2
const LONGEST_NAME = 3

/**
 * What others say: quotations behind 'Testimonials:', 'a quote from a kid:' and 'a customer says:', and those with a dash and
 * a name behind them. Each is told with who said it.
 */
export function readVoices(request: RequestText): void {
  let before: Voice | null = null
  request.tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'quote' || !request.isFree(at) || text.trim().split(/\s+/).length < SHORTEST) return
    const lead = leadOf(request, at)
    const goesOn = before !== null && isBeside(request, before.end, at)
    const behind = nameBehind(request, at)
    if (!lead && !goesOn && !behind) return
    before = { at, ...behind, who: behind?.who ?? lead?.who ?? null, end: behind?.end ?? at }
    claimVoice(request, before, lead)
  })
}

function claimVoice(request: RequestText, { at, who, role, end }: Voice, lead: Lead | null): void {
  const said = { of: who ? request.slice(...who) : '', ...(role ? { role: request.slice(...role) } : {}) }
  request.claim('quote', at, at, { id: 'voice', sure: 0.9, ...said })
  request.take('quote', at, end)
  if (who) request.take('quote', ...who)
  if (lead?.part) request.claim('section', ...lead.part, { id: 'testimonials', sure: 0.9 })
  else if (lead) request.take('shell', lead.clause.first, lead.clause.last)
}

/** The clause before the colon; `part`: the name of the part of the page there. */
type Lead = { clause: TextClause; who: Stretch | null; part: Stretch | null }

function leadOf(request: RequestText, at: number): Lead | null {
  const index = request.clauses.findIndex(({ first }) => first === at)
  const clause = request.clauses[index - 1]
  const isOpen = (one: number) => request.taken(one) === null || request.taken(one) === 'shell'
  if (!clause || clause.after !== ':' || request.run(clause.first, clause.last, isOpen) < clause.last) return null
  const part = request
    .hits('section')
    .find(({ id, first, last }) => id === 'testimonials' && first >= clause.first && last === clause.last)
  if (part) return { clause, who: null, part: [part.first, part.last] }
  const inside = (kind: 'saysVerbs' | 'voiceNouns') =>
    request.hits(kind).find(({ first, last }) => first >= clause.first && last <= clause.last)
  const [verb, noun] = [inside('saysVerbs'), inside('voiceNouns')]
  // 'A CUSTOMER says:', and in questions of order 'so sagt EINE KUNDIN:'
  if (verb?.last === clause.last && verb.first > clause.first)
    return { clause, who: [clause.first, verb.first - 1], part: null }
  if (!noun) return null
  const from = (['from', 'agent', 'of', 'at'] as const).map((kind) => request.hitAt(kind, noun.last + 1)).find(Boolean)
  return { clause, who: from && from.last < clause.last ? [from.last + 1, clause.last] : null, part: null }
}

/** Another one of a row: nothing stands between but what parts them. */
const isBeside = (request: RequestText, end: number, at: number) =>
  request.run(end + 1, at - 1, (one) => !request.isWord(one) || request.within('and', one) !== undefined) === at - 1

/** '“…” – ANNA WEISS', '“…” (TOM, baker)', '“…” CLAIRE M.' */
function nameBehind(request: RequestText, at: number): { who: Stretch; role?: Stretch; end: number } | null {
  const mark = request.word(at + 1)
  const isOpened = /^[-–—(]$/.test(mark)
  const first = isOpened ? at + 2 : at + 1
  const last = request.run(first, first + LONGEST_NAME - 1, (one) => request.isCapital(one) && request.isFree(one))
  if (last < first || (!isOpened && !isWhole(request, at, last))) return null
  if (mark !== '(') {
    const role = roleBehind(request, last)
    return role ? { who: [first, last], role, end: role[1] } : { who: [first, last], end: last }
  }
  const close = request.run(last, last + LONGEST_NAME * 2, (one) => request.word(one) !== ')') + 1
  return request.word(close) === ')' ? { who: [first, close - 1], end: close } : null
}

const LONGEST_ROLE = 3

/** '“…” – Ruth Okoro, LANDLADY': a word or two in small letters behind the comma, and no count. */
function roleBehind(request: RequestText, last: number): Stretch | null {
  const clause = request.clauseOf(last + 2)
  const isRole =
    request.word(last + 1) === ',' &&
    clause?.first === last + 2 &&
    clause.last - clause.first < LONGEST_ROLE &&
    request.run(
      clause.first,
      clause.last,
      (at) => request.isWord(at) && !request.isCapital(at) && request.isFree(at),
    ) === clause.last
  return clause && isRole ? [clause.first, clause.last] : null
}

/** Nothing else stands behind the name: it is no sentence that goes on. */
const isWhole = (request: RequestText, at: number, last: number) =>
  request.clauseOf(at)?.first === at &&
  [request.clauseOf(at)?.last, (request.clauseOf(at)?.last ?? 0) - 1].includes(last)
