import { between, listed, mark } from './marks.ts'
import { type Mark, partPoints } from './types.ts'

/** Errors of a validator per 100 elements: none keeps everything, 5 nothing. */
export function markConformance(errors: readonly string[], elements: number): Mark[] {
  const rate = (errors.length * 100) / Math.max(1, elements)
  return [mark('valid', partPoints.conformance, between(rate, 0, 5), `${errors.length} errors: ${listed(errors)}`)]
}
