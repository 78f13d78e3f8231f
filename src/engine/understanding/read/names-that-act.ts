import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { tradeIn } from './names-behind-trade.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** Names by what they do or are, in whatever sentence: 'Churrería La Mula va de pueblo en pueblo', 'it began Pen Kveld, a jam'. */
export const namesThatAct = (request: RequestText): NameCandidate[] =>
  request.lexicon.grammar.nounCapitals
    ? []
    : request.clauses.flatMap((clause, index) => [
        ...actor(request, clause, request.clauses[index - 1]),
        ...alone(request, clause, request.clauses[index + 1]),
        ...apposed(request, clause, request.clauses[index + 1]),
      ])

/** 'HALFPENNY LOCKS rents out narrowboats', 'Oggi IL RICCIO STORTO è …': several capitals that open a sentence before a verb. */
function actor(request: RequestText, clause: TextClause, before: TextClause | undefined): NameCandidate[] {
  if (before?.sentence === clause.sentence) return []
  const aside = (['asides', 'time', 'openers'] as const)
    .map((kind) => request.hitAt(kind, clause.first))
    .find((hit) => hit !== undefined && request.isCapital(hit.last + 1))
  // 'LE Goff et Guérin' is called so with its article
  const behind = aside && !request.within('articles', aside.last) ? aside.last + 1 : clause.first
  const run = capitalRun(request, behind, clause.last)
  // 'MELLOM Linjene'
  const first = run > behind ? behind : clause.first
  return run > first && isOwn(request, first, run) && isVerb(request, run + 1) ? [{ first, last: run, sure: 0.8 }] : []
}

/** 'SUELA Y SOL.' is a sentence by itself, behind the one that says what they do. */
function alone(request: RequestText, clause: TextClause, next: TextClause | undefined): NameCandidate[] {
  const { first, last, sentence } = clause
  const isAlone = sentence > 0 && next?.sentence !== sentence && request.clauseOf(first - 2)?.sentence !== sentence
  const isPair = last === first + 2 && request.within('and', first + 1) !== undefined && request.isCapital(last)
  const run = isPair ? last : capitalRun(request, first, last)
  const isTitle = isAlone && run === last && run > first && last - first < LONGEST
  return isTitle && isOwn(request, first, last) && /^[.!]?$/.test(clause.after) ? [{ first, last, sure: 0.76 }] : []
}
const LONGEST = 5

/** 'Dali veio o MALA AZUL, que é um ateliê', 'starten på PEN KVELD, et lite merke': at the end of a clause, before what it is. */
function apposed(request: RequestText, clause: TextClause, next: TextClause | undefined): NameCandidate[] {
  if (next?.before !== ',' || next.sentence !== clause.sentence) return []
  const relative = request.hitAt('relativePronouns', next.first)
  const copula = relative && request.hitAt('copula', relative.last + 1)
  const article = request.hitAt('articles', (copula?.last ?? next.first - 1) + 1)
  if (
    !article ||
    (relative && !copula) ||
    tradeIn(request, article.last + 1, endOfNoun(request, article.last + 1, next)) === null
  )
    return []
  let first = clause.last + 1
  while (first > clause.first && opensFurther(request, first)) first -= request.isCapital(first - 1) ? 1 : 2
  const isEnd = first <= clause.last && first > clause.first
  return isEnd && isOwn(request, first, clause.last) ? [{ first, last: clause.last, sure: 0.86 }] : []
}

/** 'VILELA E Queirós', 'BAR & Bell': what stands before a capital belongs to the same name. */
const opensFurther = (request: RequestText, first: number) =>
  request.isCapital(first - 1) ||
  ((request.within('and', first - 1) !== undefined || request.tokens[first - 1]?.text === '&') &&
    request.isCapital(first - 2))

/** Up to where it is, or the end. */
const endOfNoun = (request: RequestText, first: number, { last }: TextClause) =>
  request.run(first, last, (at) => request.taken(at) !== 'place' && request.hitAt('at', at) === undefined)

/** Nobody and no place, no day and nothing that the text calls its own. */
function isOwn(request: RequestText, first: number, last: number): boolean {
  const isOther = (['own', 'day', 'month', 'pronouns', 'asks', 'section', 'people'] as const).some(
    (kind) => request.within(kind, first) !== undefined,
  )
  const isNoun =
    request.lexicon.has('articles', request.word(first)) &&
    last === first + 1 &&
    request.lexicon.heads.has(request.word(last))
  return (
    request.isFree(first, last) &&
    request.run(first, last, (at) => !request.within('pronouns', at)) === last &&
    !isOther &&
    !isNoun &&
    !request.isGiven(first) &&
    !request.isPlace(first) &&
    !request.isPlace(last)
  )
}

const isVerb = (request: RequestText, at: number) =>
  request.isWord(at) &&
  !request.isCapital(at) &&
  (isPredicate(request, at) ||
    request.lexicon.deeds.has(request.word(at)) ||
    (['copula', 'gives', 'offering', 'possesses', 'asks', 'founds', 'named'] as const).some(
      (kind) => request.hitAt(kind, at) !== undefined,
    ) ||
    (!request.isSmall(at) && request.lexicon.grammar.thirdPerson.some((ending) => request.word(at).endsWith(ending))))
