import { between, listed, mark, markEach } from './marks.ts'
import type { AxeViolation, Mark } from './types.ts'

const weights = { critical: 5, serious: 3, moderate: 1, minor: 0.5 } as const
const isContrast = ({ id }: AxeViolation) => id === 'color-contrast'

/** Broken rules by weight, 15 keeps nothing of 12; contrast has 8 points of its own, one for each text that is too pale. */
export function markAccessibility(violations: readonly AxeViolation[]): Mark[] {
  const others = violations.filter((violation) => !isContrast(violation))
  const weight = others.reduce((sum, { impact }) => sum + weights[impact], 0)
  const pale = violations.filter(isContrast).flatMap(({ nodes }) => nodes)
  return [
    mark('axe', 12, between(weight, 0, 15), listed(others.map(({ id, nodes }) => `${id}: ${nodes[0] ?? ''}`))),
    markEach('contrast', 8, 1, pale),
  ]
}
