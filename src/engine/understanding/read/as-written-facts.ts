import type { Fact } from './facts.ts'
import type { RequestText } from './request-text.ts'

/** The token at which a fact begins, or ends. */
const firstOf = (request: RequestText, { start }: Fact) => request.tokens.findIndex((token) => token.start === start)
const lastOf = (request: RequestText, { end }: Fact) => request.tokens.findIndex((token) => token.end === end)

function reach(request: RequestText, fact: Fact, first: number, last: number): void {
  Object.assign(fact, request.span(first, last), { text: request.slice(first, last) })
}

/** 'LES seniors', 'I liberi professionisti': groups of people are named with their article. */
function withArticle(request: RequestText, fact: Fact): void {
  const first = firstOf(request, fact)
  const article = request.hitBefore('articles', first - 1)
  const clause = request.clauseOf(first)
  if (article && clause && article.first >= clause.first) reach(request, fact, article.first, lastOf(request, fact))
}

/** 'advice FOR FAMILIES' in a list of things is one of them, whole. */
function withWhom(request: RequestText, fact: Fact, audiences: readonly Fact[]): void {
  const [first, last] = [firstOf(request, fact), lastOf(request, fact)]
  const clause = request.clauseOf(last)
  const whom = audiences.find((one) => lastOf(request, one) === clause?.last && one.start > fact.end)
  if (!clause || !whom || fact.id === 'priced') return
  const start = firstOf(request, whom)
  const isJoined = request.run(last + 1, start - 1, (at) => request.isSmall(at)) === start - 1
  if (isJoined && request.hitBefore('and', start - 1) === undefined) reach(request, fact, first, clause.last)
}

/** 'the Wild Stair, bath and brush, classes': the one entry that has an article is called with it. */
function withOwnArticle(request: RequestText, fact: Fact): void {
  const [first, last] = [firstOf(request, fact), lastOf(request, fact)]
  const clause = request.clauseOf(first)
  if (!clause || clause.last !== last || request.hitAt('articles', clause.first)?.last !== first - 1) return
  const beside = request.clauses.filter((one) => one.sentence === clause.sentence && one !== clause)
  // 'DIE Brot und Kuchen anbietet' is no article
  const isPronoun = request.hitAt('relativePronouns', clause.first) !== undefined
  const isAlone = !isPronoun && beside.length > 1 && !beside.some((one) => request.hitAt('articles', one.first))
  if (isAlone && clause.before === ',') reach(request, fact, clause.first, last)
}

/** Facts as they were said, where their readers look for less. */
export function asWrittenFacts(request: RequestText): void {
  const of = (kind: Fact['kind']) => request.facts.filter((fact) => fact.kind === kind)
  const audiences = of('audience')
  for (const fact of audiences) withArticle(request, fact)
  for (const fact of of('service')) {
    withWhom(request, fact, audiences)
    withOwnArticle(request, fact)
  }
}
