import type { Version } from '#client/state/builder/types.ts'
import type { Compared } from '../view.ts'

/** The older stands left. */
export function comparedOf(one: number, other: number): Compared {
  return { before: Math.min(one, other), after: Math.max(one, other) }
}

/**
 * What Compare begins with: an older version that is looked at beside the current one, else the current one beside the
 * one before it. Null when there is nothing to compare.
 * @param versions of one page, oldest first
 */
export function pairToCompare(
  versions: readonly Pick<Version, 'id' | 'number'>[],
  current: string | null,
  lookedAt: number | null,
): Compared | null {
  const now = versions.find(({ id }) => id === current) ?? versions.at(-1)
  if (!now) return null
  const looked = versions.find(({ number }) => number === lookedAt && number !== now.number)
  const other =
    looked ?? versions.findLast(({ number }) => number < now.number) ?? versions.find(({ id }) => id !== now.id)
  return other ? comparedOf(other.number, now.number) : null
}
