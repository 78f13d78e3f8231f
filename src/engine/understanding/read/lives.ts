import { capitalRun } from './capitals.ts'
import type { RequestText } from './request-text.ts'

const SURE = 0.9

/**
 * 'CV of JANE FENWICK, structural engineer': whose life a page tells is what the page is called, and what they are stands
 * behind it; where nothing does, it is their CV.
 */
export function readLife(request: RequestText): void {
  for (const { first, last } of request.hits('lives')) {
    const clause = request.clauseOf(last)
    const lead = request.hitAt('of', last + 1) ?? request.hitAt('about', last + 1)
    if (!clause || !lead || clause.sentence > 0) continue
    const from = lead.last + 1
    const end = capitalRun(request, from, clause.last)
    if (end <= from || !request.isFree(first, end) || request.isPlace(from)) continue
    const next = request.clauses[request.clauses.indexOf(clause) + 1]
    const isTold = next?.before === ',' && next.sentence === clause.sentence && !request.isSmall(next.first)
    if (isTold) request.shell(first, lead.last)
    else {
      request.claim('what', first, last, { sure: SURE })
      request.shell(lead.first, lead.last)
    }
    request.claim('name', from, end, { sure: SURE })
    return
  }
}
