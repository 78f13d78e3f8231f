import type { ConceptHit } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

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
    if (own && clause?.sentence === 0) readWhose(request, own.first, hit)
  }
}

/** 'MY DAD’S sweeping business', 'the garage OF MY UNCLE': whose business it is, told to no visitor. */
function readWhose(request: RequestText, own: number, { last }: ConceptHit): void {
  const isBusiness = (at: number) =>
    request.lexicon.heads.has(request.word(at)) ||
    (['businesses', 'sellers', 'makes'] as const).some((kind) => request.within(kind, at) !== undefined)
  const end = request.clauseOf(last)?.last ?? last
  // typed in haste, 'my DADS business'
  const isGenitive = request.lexicon.language === 'en' && request.word(last).endsWith('s') && request.isWord(last + 1)
  if (isGenitive && request.isFree(own, last) && request.run(last + 1, end, (at) => !isBusiness(at)) < end)
    request.shell(own, last)
  const joint = (['of', 'forWhom'] as const).map((kind) => request.hitBefore(kind, own - 1)).find(Boolean)
  // in German the ending says whose: 'die Schreinerei MEINES ONKELS'
  const from = joint?.first ?? (request.lexicon.grammar.nounCapitals ? own : null)
  if (from !== null && isBusiness(from - 1) && request.isFree(from, last)) request.shell(from, last)
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

/** 'MY UNCLE IS an upholsterer and has nothing online', where a text begins: who somebody writes for, told to no visitor. */
export const spokenFor = (request: RequestText): Stretch[] =>
  request.hits('people').flatMap((hit): Stretch[] => {
    const own = request.hitBefore('own', hit.first - 1)
    const copula = request.hitAt('copula', hit.last + 1)
    const isMine = own !== undefined && request.within('alone', own.first) !== undefined
    const opens = request.clauseOf(hit.first)?.sentence === 0
    return isMine && opens && copula && isOfSomebody(request, copula.last) ? [[own.first, copula.last]] : []
  })
