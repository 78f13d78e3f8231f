import type { RequestText } from './request-text.ts'

/** 'Please mention WE TAKE NO CASH': what is to be said stands in the rest of the sentence, and is said as it was written. */
export function readMentions(request: RequestText): void {
  for (const clause of request.clauses) {
    const lead = request
      .hits('mentions')
      .filter(({ first }) => first === clause.first)
      .toSorted((one, other) => other.last - one.last)[0]
    const last = request.clauses.findLast(
      ({ sentence, line }) => sentence === clause.sentence && line === clause.line,
    )?.last
    if (!lead || last === undefined || lead.last >= last) continue
    request.shell(lead.first, lead.last)
    // what costs something or how one is reached has its place already
    if (!request.isFree(lead.last + 1, last)) continue
    request.claim('statement', lead.last + 1, last, { id: 'sentence', sure: 0.85 })
  }
}
