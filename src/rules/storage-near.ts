import { type Plan, planLimits } from './plans.ts'
import { type Stored, type StorageLimits, wholeMegabytes } from './storage.ts'

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

/** What is said about a limit that is near: what it is, what it means, and what to do. `isOwner`: the plan is one's own. */
export function nearWords(plan: Plan, near: NearLimit, isOwner: boolean): { title: string; line: string } {
  const isFull = isReached(near)
  const keeps = `that ${planLimits[plan].displayName} keeps`
  const share = `${wholeMegabytes(near.used)} of the ${wholeMegabytes(near.limit)} MB ${keeps}`
  const state = isFull ? 'full' : 'nearly full'
  switch (near.which) {
    case 'versions':
      return {
        title: `This project has ${isFull ? 'all' : `${near.used} of the`} ${near.limit.toLocaleString('en')} versions ${keeps}.`,
        line: `${isFull ? 'The oldest now' : 'After that the oldest'} make room for new ones; a version stays that has a name, is shown, was switched back to, or is of the last answer. Name the ones you want to keep.`,
      }
    case 'projectBytes':
      return {
        title: `This project is ${state}.`,
        line: `It takes ${share} of each. ${isFull ? 'Old' : 'After that old'} versions without a name make room; when none is left, nothing more is stored. Take the names of old versions away.`,
      }
    case 'personBytes':
      return {
        title: `${isOwner ? 'Your projects' : 'The projects of this workspace’s owner'} are ${state}.`,
        line: `Together they take ${share}. ${isFull ? 'Nothing' : 'After that nothing'} more is stored in any of them; what is stored stays. ${isOwner ? 'Delete' : 'Ask the owner to delete'} a project that is no longer needed.`,
      }
  }
}
