import type { Mark } from './types.ts'

const bounded = (share: number) => Math.min(1, Math.max(0, share))

/** A rule that keeps a share (0 to 1) of its points. */
export function mark(rule: string, of: number, share: number, detail: string): Mark {
  const points = of * bounded(share)
  return { rule, of, points, detail: points === of ? '' : detail }
}

/** A rule that loses `each` points for each thing found. */
export function markEach(rule: string, of: number, each: number, found: readonly string[]): Mark {
  return mark(rule, of, 1 - (found.length * each) / of, listed(found))
}

/** A straight line between the value that keeps everything and the one that keeps nothing. */
export const between = (value: number, full: number, none: number) => bounded((none - value) / (none - full))

/** 'a, b, c and 4 more' */
export function listed(found: readonly string[]): string {
  const shown = found.slice(0, 3).map((text) => text.slice(0, 90))
  return shown.join(' · ') + (found.length > 3 ? ` and ${found.length - 3} more` : '')
}
