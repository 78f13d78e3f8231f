import type { ConceptKind } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** A sentence of more tokens was spoken, with a comma where a full stop would be written. */
const LONGEST = 42
/** So many of its commas at least begin with who does something: a list of things has none. */
const LEAST_STARTS = 2
/** Fewer tokens are no sentence by themselves. */
const SHORTEST = 6

/** What may stand before somebody in speech: 'AND OH we …', 'ah ja UND die Leute …'. */
const fillers: readonly ConceptKind[] = ['and', 'openers', 'asides', 'besides', 'courtesies', 'results']
const MOST_FILLERS = 4

/** Who does something, or a phrase that says both: 'we', 'it’s called', 'hay'. */
const doers: readonly ConceptKind[] = ['pronouns', 'self', 'named', 'offering', 'possesses', 'person', 'lacks']

/**
 * Speech is written down as one sentence: 'we’re a bike kitchen, people come in and fix their bikes, it’s called Spoke, we’re open
 * …'. Its clauses are parted into sentences where, behind a comma, somebody begins to do something; written ones stay whole.
 */
export function withoutRunOns(request: RequestText, clauses: readonly TextClause[]): TextClause[] {
  const starts = new Set<TextClause>()
  for (const sentence of Map.groupBy(clauses, (clause) => clause.sentence).values()) {
    const [opening, closing] = [sentence[0], sentence.at(-1)]
    if (!opening || !closing || closing.last - opening.first < LONGEST) continue
    const found = sentence.filter(
      (clause, index) => index > 0 && clause.before === ',' && startsSentence(request, clause),
    )
    if (found.length < LEAST_STARTS) continue
    let from = opening.first
    for (const clause of found)
      if (clause.first - from >= SHORTEST) {
        starts.add(clause)
        from = clause.first
      }
  }
  let further = 0
  return clauses.map((clause) => {
    if (starts.has(clause)) further += 1
    return { ...clause, sentence: clause.sentence + further }
  })
}

function startsSentence(request: RequestText, { first, last }: TextClause): boolean {
  const isFiller = (at: number) => fillers.some((kind) => request.within(kind, at) !== undefined)
  const at = request.run(first, Math.min(last, first + MOST_FILLERS - 1), isFiller) + 1
  const isDoer = (one: number) =>
    doers.some((kind) => request.hitAt(kind, one) !== undefined) || isContracted(request, one)
  // 'und WIR', 'AND we' itself may be a phrase that begins with its joint
  return (
    at < last && !request.hitAt('relativePronouns', first) && (isDoer(at) || isDoer(first) || isOfSomebody(request, at))
  )
}

/** 'it’s', 'I’m', 'there’s' */
const isContracted = ({ lexicon, tokens }: RequestText, at: number) =>
  lexicon.language === 'en' &&
  /^(?:i|it|he|she|we|you|they|there|that)['’](?:s|m|re|ve|ll|d)$/i.test(tokens[at]?.text ?? '')

/** 'the people mostly RING', 'die Leute RUFEN': an article or whose they are, somebody, and a verb. */
function isOfSomebody(request: RequestText, at: number): boolean {
  const isDetermined = (['articles', 'own'] as const).some((kind) => request.hitAt(kind, at) !== undefined)
  const who = isDetermined ? request.hitAt('people', at + 1) : undefined
  return who !== undefined && request.lexicon.knows(request.word(who.last + 1))
}
