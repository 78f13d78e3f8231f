import { type Plan, planLimits } from './plans.ts'
import { wholeMegabytes } from './storage.ts'
import { isReached, type NearLimit } from './storage-near.ts'

/** What is said about a limit that is near: what it is, what it means, and what to do. `isOwner`: the plan is one's own. */
export function nearWords(plan: Plan, near: NearLimit, isOwner: boolean): { title: string; line: string } {
  const isFull = isReached(near)
  const keeps = `that ${planLimits[plan].displayName} keeps`
  const share = `${wholeMegabytes(near.used)} of the ${wholeMegabytes(near.limit)} MB ${keeps}`
  const state = isFull ? 'full' : 'nearly full'
  switch (near.which) {
    case 'pages':
      return {
        title: `This project has ${isFull ? 'all' : `${near.used} of the`} ${near.limit} pages ${keeps}.`,
        line: `${isFull ? 'No' : 'After that no'} page can be added; those that are there stay and can be changed. Delete pages that are no longer needed.`,
      }
    case 'versions':
      return {
        title: `This project has ${isFull ? 'all' : `${near.used} of the`} ${near.limit.toLocaleString('en')} versions ${keeps}.`,
        line:
          `${isFull ? 'The oldest now' : 'After that the oldest'} make room for new ones; a version stays that has a name, ` +
          'is shown, was switched back to, or is of the last answer. Name the ones you want to keep.',
      }
    case 'projectBytes':
      return {
        title: `This project is ${state}.`,
        line:
          `It takes ${share} of each. ${isFull ? 'Old' : 'After that old'} versions without a name make room; when none is ` +
          'left, nothing more is stored. Take the names of old versions away.',
      }
    case 'personBytes':
      return {
        title: `${isOwner ? 'Your projects' : 'The projects of this workspace’s owner'} are ${state}.`,
        line:
          `Together they take ${share}. ${isFull ? 'Nothing' : 'After that nothing'} more is stored in any of them; what ` +
          `is stored stays. ${isOwner ? 'Delete' : 'Ask the owner to delete'} a project that is no longer needed.`,
      }
  }
}
