import type { ConceptHit } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

const LONGEST_LABEL = 6

/** 'the button says SEND APPLICATION', 'auf dem Knopf steht ABSENDEN': what stands on a control is no name and no thing. */
export function readLabels(request: RequestText): void {
  for (const hit of request.hits('component')) {
    if (hit.id !== 'button') continue
    const clause = request.clauseOf(hit.first)
    const says = request.hits('labelled').find((one) => isBehind(request, hit, one) && one.last < (clause?.last ?? 0))
    const first = (says?.last ?? 0) + 1
    if (!clause || !says || request.tokens[first]?.kind === 'quote') continue
    const last = endOfLabel(request, first, clause.last)
    if (!request.isFree(first, last) || last - first >= LONGEST_LABEL || !isLabel(request, first)) continue
    request.claim('section', hit.first, last, { id: 'button', of: request.slice(first, last), sure: 0.85 })
    request.shell(leadOf(request, hit, clause.first), hit.first)
  }
}

/** 'says JOIN US and a map': where another thing is asked for, the label is over. */
function endOfLabel(request: RequestText, first: number, last: number): number {
  const more = request.hits('and').find((hit) => hit.first > first && hit.last < last && isThing(request, hit.last + 1))
  return more ? more.first - 1 : last
}

const isThing = (request: RequestText, at: number) =>
  (['articles', 'section', 'component'] as const).some((kind) => request.hitAt(kind, at) !== undefined)

/** 'button SAYS', 'button, which SAYS': small words may stand between. */
const isBehind = (request: RequestText, hit: ConceptHit, says: ConceptHit) =>
  says.first > hit.last && request.run(hit.last + 1, says.first - 1, (at) => request.isSmall(at)) === says.first - 1

/** With a capital, as buttons have them, or in a note without any. */
const isLabel = (request: RequestText, first: number) =>
  request.isCapital(first) || request.text === request.text.toLowerCase()

/** 'ON THE button', 'LE bouton' */
function leadOf(request: RequestText, { first }: ConceptHit, from: number): number {
  let start = first
  while (start > from && request.isSmall(start - 1) && request.taken(start - 1) === null) start -= 1
  return start
}
