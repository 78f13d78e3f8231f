import type { RequestText } from './request-text.ts'

/** What stands before a colon that says which kind follows; the words before it may say more: 'our opening hours:'. */
function cueOf(request: RequestText, first: number, last: number): string | null {
  const hits = request.hits('cue').filter((hit) => hit.first >= first && hit.last === last)
  const longest = hits.toSorted((one, other) => other.last - other.first - (one.last - one.first))[0]
  if (!longest) return null
  // '… with services: a, b' ends a longer clause
  if (longest.first - first > 3 && !request.hitBefore('having', longest.first - 1)) return null
  return longest.id
}

/** The clauses that a 'key:' types, by their place: to the end of the line or sentence, or the next key. */
export function readRows(request: RequestText): Map<number, string> {
  const rows = new Map<number, string>()
  request.clauses.forEach((clause, index) => {
    if (clause.after !== ':') return
    const kind = cueOf(request, clause.first, clause.last)
    if (kind === null) return
    const lead = request
      .hits('cue')
      .filter((hit) => hit.last === clause.last)
      .toSorted((one, other) => one.first - other.first)[0]
    request.shell(lead && lead.first - clause.first > 3 ? lead.first : clause.first, clause.last)
    for (let at = index + 1; at < request.clauses.length; at++) {
      const next = request.clauses[at]
      const before = request.clauses[at - 1]
      if (!next || next.sentence !== clause.sentence || next.line !== clause.line || next.after === ':') break
      if (at > index + 1 && (next.before === ';' || next.before === 'dash' || before?.after === '.')) break
      rows.set(at, kind)
    }
  })
  for (const hit of request.hits('offering')) {
    const index = request.clauses.findIndex(({ first, last }) => first <= hit.first && hit.last <= last)
    const clause = request.clauses[index]
    if (!clause) continue
    request.shell(hit.first, hit.last)
    if (rows.has(index)) continue
    for (let at = index; at < request.clauses.length; at++) {
      const next = request.clauses[at]
      if (!next || next.sentence !== clause.sentence || next.line !== clause.line || rows.has(at)) break
      rows.set(at, 'offered')
    }
  }
  return rows
}
