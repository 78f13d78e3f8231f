import { refusals } from '../lexicon/refusals.ts'
import { problem } from '../outcome.ts'
import type { IntentReader } from '../scene.ts'

/** What is understood and cannot be done without a model: a word on what to do instead. */
export const readCannot: IntentReader = ({ words }) => {
  const known = refusals.find(([pattern]) => pattern.test(words))
  return known ? () => problem(known[1]) : null
}
