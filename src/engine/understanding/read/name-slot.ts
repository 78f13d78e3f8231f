import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** 'page for a bakery, …', 'bakery in Ulm, …': a piece that has said what it is, and where; a name may follow at once. */
export function isBehindSubject(request: RequestText, { first, last, after }: TextClause): boolean {
  const what = request.run(first, last, (at) => request.taken(at) !== 'what') + 1
  const rest = request.run(what, last, (at) => ['what', 'place', 'shell'].includes(request.taken(at) ?? ''))
  return after === ',' && what <= last && rest === last
}
