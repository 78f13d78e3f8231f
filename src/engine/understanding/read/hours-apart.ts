import type { RequestText } from './request-text.ts'

const isTime = (request: RequestText, at: number) =>
  ['range', 'clock', 'number'].includes(request.tokens[at]?.kind ?? '') ||
  (['and', 'time'] as const).some((kind) => request.within(kind, at) !== undefined)

/** 'every day except Monday, 7-1 AND 4-8': a piece of nothing but spans of time behind days says when it is open. */
export function readHoursApart(request: RequestText): void {
  request.clauses.forEach(({ first, last, before }, index) => {
    const days = request.clauses[index - 1]
    const isBehindDays = before === ',' && days !== undefined && request.taken(days.last) === 'hours'
    if (!isBehindDays || !request.isFree(first, last) || request.tokens[first]?.kind !== 'range') return
    if (request.run(first, last, (at) => isTime(request, at)) === last)
      request.claim('hours', first, last, { sure: 0.85 })
  })
}
