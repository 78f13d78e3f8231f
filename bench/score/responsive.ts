import { between, listed, mark } from './marks.ts'
import type { Mark, Measured } from './types.ts'

/** Nothing wider than the window, targets of 24 px, running text of 14 px. */
export function markResponsive({ overflow, targets, body }: Measured): Mark[] {
  const each = 6 / Math.max(1, overflow.length)
  const small = targets.small.length / Math.max(1, targets.all)
  return [
    ...overflow.map(({ width, over, what }) =>
      mark(`overflow-${width}`, each, between(over, 0, 24), `${Math.round(over)} px: ${what}`),
    ),
    mark('targets', 5, between(small, 0, 0.2), listed(targets.small)),
    mark('body-text', 4, between(body.small / Math.max(1, body.letters), 0, 0.25), body.what),
  ]
}
