import type { RequestText } from './request-text.ts'

const LONGEST = 5

/** 'For freelancers, clubs and small firms.': a sentence that says nothing but whom it is for. */
export function readWhomLists(request: RequestText): void {
  const bySentence = Map.groupBy(request.clauses, ({ sentence }) => sentence)
  for (const [opening, ...others] of bySentence.values()) {
    const lead = opening && request.hitAt('forWhom', opening.first)
    const end = others.at(-1)
    if (!opening || !lead || !end || lead.last >= opening.last || opening.first === 0) continue
    const isShort = others.every(({ first, last, before }) => before === ',' && last - first < LONGEST)
    const isPlain =
      request.run(
        lead.last + 1,
        end.last,
        (at) => request.taken(at) === null && request.tokens[at]?.kind !== 'number',
      ) === end.last
    const isJoined = request.hits('and').some(({ first, last }) => first > end.first && last < end.last)
    if (!isShort || !isPlain || !isJoined) continue
    request.shell(lead.first, lead.last)
    request.claim('audience', lead.last + 1, end.last, { sure: 0.85 })
  }
}
