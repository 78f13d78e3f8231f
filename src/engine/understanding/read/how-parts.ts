import type { ConceptKind } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

const LONGEST = 6

const opensUnit = (request: RequestText, at: number) =>
  request.clauseOf(at)?.first === at ||
  (['and', 'having', 'articles'] as const).some((kind) => request.hitBefore(kind, at - 1) !== undefined)

/** 'how it works IN 3 STEPS': where the part is named; the number says how many entries it has. */
function withoutSteps(request: RequestText, from: number, last: number): number {
  const steps = request.hits('section').find((hit) => hit.id === 'steps' && hit.last === last && hit.first > from)
  const number = (steps?.first ?? 0) - 1
  const isCounted = request.tokens[number]?.kind === 'number' && request.isSmall(number - 1)
  return steps && isCounted ? number - 2 : last
}

/** 'HOW delivery WORKS', 'SLIK GÅR leveringen': a part that tells it step by step, called what it was called. */
export function readHowParts(request: RequestText): void {
  for (const how of request.hits('how')) {
    const clause = request.clauseOf(how.first)
    if (!clause || !opensUnit(request, how.first)) continue
    const next = request.hits('and').find(({ first }) => first > how.last && first < clause.last)
    const whole = next ? next.first - 1 : clause.last
    const last = withoutSteps(request, how.last, whole)
    const isAt = (kind: ConceptKind, at: number) =>
      request.hits(kind).some((hit) => hit.first > how.last && (hit.last === at || hit.first === at))
    const works = isAt('works', last) || isAt('works', how.last + 1)
    if (!works || last - how.first >= LONGEST || last <= how.last + 1 || !request.isFree(how.first, last)) continue
    if (request.tokens[last + 1]?.text === '?') continue
    request.claim('section', how.first, last, { id: 'steps', sure: 0.9 })
    request.take('section', last + 1, whole)
  }
}
