import { capitalRun } from './capitals.ts'
import type { NameCandidate } from './announced-names.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

const LONGEST = 6

/**
 * 'our running club, LEITH STRIDERS RUNNING CLUB', 'vårt borettslag, SOLKROKEN BORETTSLAG': a piece right behind what it
 * is that says the same noun again, in capitals but for that noun, is what it is called.
 */
export function namesWithHead(request: RequestText, head: { first: number; last: number } | null): NameCandidate[] {
  const clause = head && request.clauseOf(head.last)
  const next = clause && request.clauses[request.clauses.indexOf(clause) + 1]
  if (!head || !clause || !next || !(next.before === ',' || next.before === '(') || next.last - next.first >= LONGEST)
    return []
  const words: Stretch = [next.first, next.last]
  if (!request.isFree(...words) || next.first === next.last) return []
  const again = request.lexicon.grammar.headFirst ? next.first : next.last
  // 'listino appeso in gelateria (GELATERIA …'
  const nouns = next.before === '(' ? [...range(head)] : [request.lexicon.grammar.headFirst ? head.first : head.last]
  if (!nouns.some((noun) => sharesForm(request, noun, again))) return []
  const [from, to] = request.lexicon.grammar.headFirst ? [next.first + 1, next.last] : [next.first, next.last - 1]
  // of 'running club' both words are said again
  const end = capitalRun(request, from, to)
  const rest = request.run(end + 1, to, (at) => [...range(head)].some((one) => sharesForm(request, one, at)))
  return end >= from && rest === to ? [{ first: next.first, last: next.last, sure: 0.85 }] : []
}

function* range({ first, last }: { first: number; last: number }) {
  for (let at = first; at <= last; at++) yield at
}

const sharesForm = (request: RequestText, one: number, other: number) => {
  const forms = request.lexicon.forms(request.word(one))
  return request.lexicon.forms(request.word(other)).some((form) => forms.includes(form))
}
