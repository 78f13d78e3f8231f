import type { Fact } from '../read/facts.ts'
import type { RequestReading } from '../read-request.ts'
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
