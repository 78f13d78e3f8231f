import type { ConceptHit, ConceptKind } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

const LONGEST_LABEL = 6
/** So many words stand at most between a button and what stands on it. */
const MOST_BETWEEN = 4

/** By one of these what stands between them leads up to the label: that it is it, says it, may be called so. */
const leading: readonly ConceptKind[] = ['copula', 'labelled', 'named', 'obliges', 'pressedFor', 'sayings', 'wishes']

/**
 * What stands on a button where only names and sentences have capitals, behind words that lead up to it: 'o botão principal é COMEÇAR
 * AGORA', 'knappen kan hete BESTILL TOLK', 'un pulsante solo: TIENI UN POSTO', 'bottoni: INSTALLA e CODICE SORGENTE'. Each with its
 * place, the button in the first.
 */
export function labelsAhead(
  request: RequestText,
  { first: button, last }: ConceptHit,
  clause: TextClause,
): { first: number; last: number; label: string }[] {
  if (request.lexicon.grammar.nounCapitals) return []
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  const isKey = clause.after === ':' && next !== undefined && next.line === clause.line
  const lead = request.run(last + 1, Math.min(clause.last, last + MOST_BETWEEN), (at) => isBetween(request, at))
  const isLed = (at: number) => leading.some((kind) => request.within(kind, at) !== undefined)
  const isHow = (at: number) =>
    (['qualities', 'measures', 'positions', 'colour', 'degrees'] as const).some((kind) => request.within(kind, at))
  const leadsUp = request.run(last + 1, lead, (at) => !isLed(at)) < lead || request.run(last + 1, lead, isHow) === lead
  if (lead < clause.last && !leadsUp) return []
  const [from, end] = lead < clause.last ? [lead + 1, clause.last] : isKey ? [next.first, next.last] : [last, last]
  // '… WOULD BE HANDY' is said of the button
  const over = request.run(from, end, (at) => request.hitAt('wishes', at) === undefined)
  const labels = from > last && request.isCapital(from) ? parted(request, [from, over]) : []
  return labels.map(([start, stop], index) => ({
    first: index === 0 ? button : start,
    last: stop,
    label: request.slice(start, stop),
  }))
}

const isBetween = (request: RequestText, at: number) =>
  request.isWord(at) &&
  !request.isCapital(at) &&
  (['and', 'component', 'section'] as const).every((kind) => request.within(kind, at) === undefined)

/** Up to 'and' before another thing; 'and' before a capital begins the next label, and one inside of it is a part of it. */
function parted(request: RequestText, [first, last]: Stretch): Stretch[] {
  const joints = request.hits('and').filter((hit) => hit.first > first && hit.last < last)
  const isNext = (hit: ConceptHit) => request.isCapital(hit.last + 1)
  const isWhole = last - first < LONGEST_LABEL && request.isFree(first, last)
  const joint =
    joints.find((hit) => isNext(hit) || opensOther(request, hit.last + 1)) ?? (isWhole ? undefined : joints[0])
  const end = joint ? joint.first - 1 : last
  if (end - first >= LONGEST_LABEL || !request.isFree(first, end)) return []
  return joint && isNext(joint) ? [[first, end], ...parted(request, [joint.last + 1, last])] : [[first, end]]
}

const others: readonly ConceptKind[] = [
  'articles',
  'section',
  'component',
  'pronouns',
  'asks',
  'small',
  'measures',
  'refuses',
  'nots',
]

const opensOther = (request: RequestText, at: number) => others.some((kind) => request.within(kind, at) !== undefined)
