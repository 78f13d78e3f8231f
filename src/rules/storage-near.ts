import type { StorageLimits, Stored } from './storage.ts'

/** From the first of these shares of a limit on people are told; who closed the notice is told again at each of the others. */
const nearShares = [0.8, 0.9, 0.95, 1] as const

/** What is stored by now of what may be, in pages, versions or bytes. */
export type NearLimit = { which: keyof Stored; used: number; limit: number }

/** The limits that are near or reached, the most pressing first: bytes and pages end in a refusal, versions make room by themselves. */
export function nearLimits(limits: StorageLimits, stored: Stored): NearLimit[] {
  const near = (which: keyof Stored): NearLimit[] => {
    const [used, limit] = [stored[which], limits[which]]
    return used >= limit * nearShares[0] ? [{ which, used, limit }] : []
  }
  const refused = [...near('projectBytes'), ...near('personBytes'), ...near('pages')]
  return [...refused.toSorted((a, b) => b.used / b.limit - a.used / a.limit), ...near('versions')]
}

export function isReached({ used, limit }: NearLimit): boolean {
  return used >= limit
}

/** The last share that is passed, in percent: 80, 90, 95 or 100. */
export function passedShare({ used, limit }: NearLimit): number {
  return Math.round((nearShares.findLast((share) => used >= limit * share) ?? nearShares[0]) * 100)
}
