import type { StorageLimits, Stored } from './storage.ts'

/** From this share of a limit on, people are told before it is reached. */
const nearShare = 0.8

/** What is stored by now of what may be, in versions or bytes. */
export type NearLimit = { which: keyof Stored; used: number; limit: number }

/** The limits that are near or reached, the most pressing first: bytes end in a refusal, versions make room by themselves. */
export function nearLimits(limits: StorageLimits, stored: Stored): NearLimit[] {
  const near = (which: keyof Stored): NearLimit[] => {
    const [used, limit] = [stored[which], limits[which]]
    return used >= limit * nearShare ? [{ which, used, limit }] : []
  }
  const bytes = [...near('projectBytes'), ...near('personBytes')]
  return [...bytes.toSorted((a, b) => b.used / b.limit - a.used / a.limit), ...near('versions')]
}

export function isReached({ used, limit }: NearLimit): boolean {
  return used >= limit
}
