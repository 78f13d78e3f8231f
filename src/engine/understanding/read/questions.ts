import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import { hasPredicate } from './predicates.ts'
import { isAsk } from './sentences.ts'
import type { Stretch } from './stretches.ts'

type Asked = { question: Stretch; answer: Stretch | null }

const LONGEST_ANSWER = 30
/** So many words name a thing, and say what it costs. */
const LONGEST_THING = 6
const LONGEST_COST = 9

/**
 * What visitors ask, with the answer where one follows: 'Do you take cats? No.' One question alone may be meant for
 * whoever builds the page; two are, and one that is answered with yes or no, or stands behind 'questions:'.
 */
export function readQuestions(request: RequestText): void {
  const asked = questionsOf(request)
  const isOne =
    asked.length === 1 && asked[0] !== undefined && !isAnswered(request, asked[0]) && !isPriced(request, asked[0])
  if (isOne && !asked.some(({ question }) => isAnnounced(request, question))) return
  for (const { question, answer } of asked) {
    if (answer && claimPriced(request, question, answer)) continue
    request.claim('question', question[0], question[1], {
      sure: 0.85,
      ...(answer ? { answer: request.slice(answer[0], answer[1]) } : {}),
    })
    if (answer) request.shell(answer[0], answer[1])
    request.shell(question[1] + 1)
  }
}

/** 'Tasting? That will be 60 €': a thing and what it costs, and no question. */
function claimPriced(request: RequestText, [first, last]: Stretch, answer: Stretch): boolean {
  const price = request.run(answer[0], answer[1], (at) => request.tokens[at]?.kind !== 'price') + 1
  if (price > answer[1] || isLong([first, last], answer) || hasPredicate(request, first, last)) return false
  const slash = request.tokens[price + 1]?.text === '/' ? price + 2 : price
  const end = request.hitAt('unit', price + 1)?.last ?? slash
  request.claim('service', first, last, { sure: 0.8, id: 'priced' })
  request.claim('price', request.hitBefore('from', price - 1)?.first ?? price, end, {
    of: request.slice(first, last),
    sure: 0.85,
  })
  request.shell(answer[0], answer[1])
  request.shell(last + 1)
  return true
}

/** 'How do I present my novel? It is called … and costs …': a whole sentence answers no thing. */
const isLong = ([first, last]: Stretch, answer: Stretch) =>
  last - first >= LONGEST_THING || answer[1] - answer[0] >= LONGEST_COST

const isMark = (request: RequestText, at: number) => request.tokens[at]?.text === '?'

function questionsOf(request: RequestText): Asked[] {
  const sentences = Map.groupBy(request.clauses, ({ sentence }) => sentence)
  const all = [...sentences.values()].flatMap((clauses) => afterKey(clauses))
  return all.flatMap((clauses, index): Asked[] => {
    const [first, last] = [clauses[0], clauses.at(-1)]
    if (!first || !last || !isMark(request, last.last + 1)) return []
    if (clauses.some((clause) => isAsk(request, clause)) || !request.isFree(first.first, last.last)) return []
    const one: Asked = { question: [first.first, last.last], answer: answerOf(request, all[index + 1], first.line) }
    return last.last > first.first || isPriced(request, one) ? [one] : []
  })
}

/** 'Questions: do you …', 'FAQ: ¿hacen …': what stands before its first mark is no part of it. */
function afterKey(clauses: readonly TextClause[]): TextClause[][] {
  const from = clauses.findLastIndex(({ before }) => before === ':' || before === '¿')
  return from > 0 ? [clauses.slice(0, from), clauses.slice(from)] : [[...clauses]]
}

/** The one sentence behind a question, where it is in the same line, says something and asks for nothing. */
function answerOf(request: RequestText, clauses: readonly TextClause[] | undefined, line: number): Stretch | null {
  const [first, last] = [clauses?.[0], clauses?.at(-1)]
  if (!clauses || !first || !last || first.line !== line || isMark(request, last.last + 1)) return null
  const isOpen = request.isFree(first.first, last.last) && !clauses.some((clause) => isAsk(request, clause))
  const isKey = clauses.some(({ after, before }) => after === ':' || before === ':')
  return isOpen && !isKey && last.last - first.first < LONGEST_ANSWER ? [first.first, last.last] : null
}

const isPriced = (request: RequestText, { question, answer }: Asked) =>
  answer !== null &&
  !isLong(question, answer) &&
  request.run(answer[0], answer[1], (at) => request.tokens[at]?.kind !== 'price') < answer[1] &&
  !hasPredicate(request, ...question)

const isAnswered = (request: RequestText, { answer }: Asked) =>
  answer !== null && request.lexicon.has('answers', request.word(answer[0]))

/** 'Questions: …', 'FAQ: …' before the first of them. */
function isAnnounced(request: RequestText, [first]: Stretch): boolean {
  const before = request.clauses.find(({ first: from }) => from === first)?.before
  return before === ':' && request.hits('section').some(({ id, last }) => id === 'faq' && last === first - 2)
}
