import type { Fact } from './facts.ts'
import { asQuestion } from './as-question.ts'
import type { RequestText } from './request-text.ts'
import { startsAnew } from './predicates.ts'
import type { Stretch } from './stretches.ts'

/** So many words may stand between the part and its list: 'a FAQ at the bottom (…)'. */
const BETWEEN = 4
/** So many words before such a verb stands who asks: 'PEOPLE always ask'. */
const NEAR = 3
/** So many words may stand behind it: 'ask US ALWAYS if'. */
const ADVERBS = 2
/** A question has so many words at most. */
const LONGEST = 14

/**
 * What a page answers, listed behind the part for it: 'a FAQ about parking and dogs', 'FAQ (can I bring my dog, wifi)', and what
 * people are said to ask where there is such a part: 'they always ask IF IT RAINS, so put a FAQ'. Read before what takes it for
 * things on offer.
 */
export function readFaqTopics(request: RequestText): void {
  const parts = request.hits('section').filter(({ id }) => id === 'faq')
  for (const part of parts) {
    const topics = topicsBehind(request, part.last)
    if (topics.length === 0) continue
    request.claim('section', part.first, part.last, { id: 'faq', sure: 0.9 })
    for (const topic of topics) ask(request, topic)
    request.shell(part.last + 1, (topics[0]?.[0] ?? part.last + 1) - 1)
  }
  if (parts.length > 0) readInquiries(request)
}

/** The pieces of the list behind a part, between its commas; none where it has none. */
function topicsBehind(request: RequestText, part: number): Stretch[] {
  const clause = request.clauseOf(part)
  if (!clause) return []
  const about = request.hitAt('topic', part + 1)
  const isListed = /^[:(]$/.test(clause.after) && clause.last - part <= BETWEEN
  const from = about ? about.last + 1 : isListed ? clause.last + 1 : null
  if (from === null) return []
  const { sentence } = clause
  const behind = request.clauses.filter(
    ({ first, last, sentence: own }) => own === sentence && last >= from && first > clause.first,
  )
  const close = clause.after === '(' ? behind.findIndex(({ after }) => after === ')') : behind.length - 1
  const pieces: Stretch[] = behind.slice(0, close + 1).map(({ first, last }) => [first, last])
  const listed = about ? [[from, clause.last] as Stretch, ...pieces] : pieces
  const all = listed.flatMap((piece) => halves(request, piece))
  const end = all.findIndex((piece) => !isTopic(request, piece, about !== undefined))
  return end < 0 ? all : all.slice(0, end)
}

/** Nothing else was read there, no other part is named, and behind 'about' no sentence begins. */
function isTopic(request: RequestText, [first, last]: Stretch, isBare: boolean): boolean {
  const noun = request.run(first, last, (at) => request.isSmall(at)) + 1
  const isPart = request.hits('section').some((hit) => hit.first <= noun && hit.last === last)
  const isAsked = request.tokens[last + 1]?.text === '?'
  const isShort = last >= first && last - first < LONGEST && isOpen(request, first, last)
  return isShort && !isPart && !isAsked && !(isBare && !asks(request, first) && startsAnew(request, first, last))
}

/** 'dogs AND refunds' are two. */
function halves(request: RequestText, [first, last]: Stretch): Stretch[] {
  const joint = request.hits('and').find((hit) => hit.first > first && hit.last < last)
  const opening = request.hitAt('and', first)
  if (opening && opening.last < last) return halves(request, [opening.last + 1, last])
  return joint ? [[first, joint.first - 1], ...halves(request, [joint.last + 1, last])] : [[first, last]]
}

/** 'if it hurts AND HOW long it takes' is two questions; what asks nothing by itself belongs to the one before. */
function apart(request: RequestText, [first, last]: Stretch): Stretch[] {
  const joint = request.hits('and').find((hit) => hit.first > first && hit.last < last && asks(request, hit.last + 1))
  return joint ? [[first, joint.first - 1], ...apart(request, [joint.last + 1, last])] : [[first, last]]
}

const asks = (request: RequestText, at: number) => request.hitAt('whether', at) ?? request.hitAt('interrogatives', at)

const isAdverb = (request: RequestText, at: number) =>
  (request.isSmall(at) || request.within('asides', at) !== undefined) &&
  !asks(request, at) &&
  request.clauseOf(at) === request.clauseOf(at - 1)

/** 'people always ask IF THEY ESCAPE, so …' */
function readInquiries(request: RequestText): void {
  for (const hit of request.hits('inquiries')) {
    const clause = request.clauseOf(hit.first)
    // 'fragen IMMER, ob …'
    const from = request.run(hit.last + 1, hit.last + ADVERBS, (at) => isAdverb(request, at)) + 1
    const opens = asks(request, from)
    if (!clause || !opens || hit.first - clause.first > NEAR) continue
    const isOver = (at: number) => at > opens.last && request.hitAt('results', at) !== undefined
    const last = request.run(opens.first, clause.last, (at) => !isOver(at))
    if (last <= opens.last || last - opens.first >= LONGEST || !isOpen(request, clause.first, last)) continue
    for (const piece of apart(request, [opens.first, last])) ask(request, piece)
    request.shell(clause.first, opens.first - 1)
  }
}

/** 'people always ask if …' is told by its question, and no sentence of the page. */
export const withoutInquiries = (facts: readonly Fact[]): Fact[] => {
  const asked = facts.filter(({ kind }) => kind === 'question')
  const tells = ({ start, end }: Fact) => asked.some((one) => start <= one.start && one.end <= end)
  return facts.filter((fact) => !(fact.kind === 'statement' && fact.id === 'sentence' && tells(fact)))
}

/** 'gibt es WLAN': words that only lead up to something belong to what is asked. */
const isOpen = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => [null, 'shell'].includes(request.taken(at))) === last

const ask = (request: RequestText, [first, last]: Stretch) => {
  const question = asQuestion(request, first, last)
  const text = question ?? request.slice(first, last)
  request.claim('question', first, last, { sure: 0.85, text, ...(question === null ? { id: 'topic' } : {}) })
}
