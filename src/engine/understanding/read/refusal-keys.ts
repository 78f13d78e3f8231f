import type { TextClause } from './clauses.ts'
import { partAt } from './refusals.ts'
import type { RequestText } from './request-text.ts'

/** 'Don't want: stock photos, testimonials', 'No: …', 'Vil ikke ha: …': nothing that a line lists behind such a key is to be there. */
export function readRefusalKeys(request: RequestText): void {
  request.clauses.forEach((key, index) => {
    if (key.after !== ':' || !isRefusal(request, key)) return
    const behind = request.clauses.slice(index + 1)
    const end = behind.findIndex(({ line, after }) => line !== key.line || after === ':')
    const refused = end < 0 ? behind : behind.slice(0, end)
    if (refused.length === 0 || !refused.every(({ first, last }) => request.isFree(first, last))) return
    request.shell(key.first, key.last)
    for (const { first, last } of refused) {
      const part = partAt(request, first, last)
      request.claim('without', first, last, { sure: 0.9, ...(part ? { id: part } : {}) })
    }
  })
}

/** All of the key refuses: it opens a line or a sentence, and says nothing else. */
function isRefusal(request: RequestText, { first, last, before }: TextClause): boolean {
  const opens = ['', '.', '!', ';', 'break', 'bullet'].includes(before)
  return opens && request.hits('refusalKeys').some((hit) => hit.first === first && hit.last === last)
}
