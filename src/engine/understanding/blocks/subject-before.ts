import type { Fact } from '../read/facts.ts'
import type { RequestReading } from '../reading.ts'
import type { RequestBlock } from './block.ts'

/**
 * 'I’m a DOULA. I have 3 packages: …, I hold a circle': who they are was said outside of the lists already, and what opens a
 * sentence behind one now and looks like it is not.
 */
export function withSubjectOf(
  prose: RequestReading,
  rest: RequestReading,
  blocks: readonly RequestBlock[],
): RequestReading {
  if (blocks.some(({ isRun }) => isRun)) return withWhoOf(prose, rest, blocks)
  const isWhat = ({ kind }: Fact) => kind === 'what'
  const [before, now] = [prose.facts.find(isWhat), rest.facts.find(isWhat)]
  const isBehindPrices = blocks.some(
    ({ isPrices, end }) => isPrices && before && before.end < end && now && now.start >= end,
  )
  if (!before || !now || !isBehindPrices || now.start < before.end) return rest
  const facts = [before, ...rest.facts.filter((fact) => fact !== now)]
  const { trade, certainty } = prose
  return { ...rest, facts, trade, certainty: { ...rest.certainty, subject: certainty.subject, trade: certainty.trade } }
}

/** Of a sentence whose prices were taken out who they are is what it said with them: 'casa galli asilo ESAMI: 93 EURO torino'. */
function withWhoOf(prose: RequestReading, rest: RequestReading, blocks: readonly RequestBlock[]): RequestReading {
  const isOutside = ({ start, end }: Fact) => !blocks.some((block) => start < block.end && block.start < end)
  const own = prose.facts.filter((fact) => (fact.kind === 'name' || fact.kind === 'what') && isOutside(fact))
  const kinds = new Set(own.map(({ kind }) => kind))
  // a sentence that tells it as well stays whole
  const isOther = (fact: Fact) =>
    !kinds.has(fact.kind) &&
    (fact.kind === 'statement' || !own.some(({ start, end }) => fact.start < end && start < fact.end))
  const facts = [...own, ...rest.facts.filter(isOther)]
  if (!kinds.has('what')) return { ...rest, facts }
  const { subject, trade } = prose.certainty
  return { ...rest, facts, trade: prose.trade, certainty: { ...rest.certainty, subject, trade } }
}
