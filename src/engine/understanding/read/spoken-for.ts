import type { RequestText } from './request-text.ts'

/** So many words may stand before whom one speaks for: 'hello, so MY CLIENT is …'. */
const LEAD = 2

/** 'My wife is a midwife and I AM a joiner': the page is of who writes. */
const speaksOfSelf = (request: RequestText) => request.hits('self').length > 0

/** 'MY CLIENT IS a midwife', 'MEINE KUNDIN IST Hebamme': who writes for somebody says what they are, and tells nothing before that. */
export function readSpokenFor(request: RequestText): void {
  if (speaksOfSelf(request)) return
  for (const hit of request.hits('people')) {
    const own = request.hitBefore('own', hit.first - 1)
    const copula = request.hitAt('copula', hit.last + 1)
    const clause = request.clauseOf(hit.first)
    const opens = own && clause && own.first - clause.first <= LEAD
    if (opens && copula && request.isFree(own.first, copula.last)) request.shell(own.first, copula.last)
  }
}

/** 'my client is a MIDWIFE': whether a copula ends here that says what somebody is. */
export function isOfSomebody(request: RequestText, at: number): boolean {
  if (speaksOfSelf(request)) return false
  const copula = request.hitBefore('copula', at)
  const who = copula && request.hitBefore('people', copula.first - 1)
  return who !== undefined && request.hitBefore('own', who.first - 1) !== undefined
}

/** 'MY CLIENT breeds ponies': somebody, and nothing that a page is of. */
export const isSomebody = (request: RequestText, first: number) =>
  !/['’]s?$/.test(request.word(first)) &&
  request.hitAt('people', first) !== undefined &&
  request.hitBefore('own', first - 1) !== undefined
