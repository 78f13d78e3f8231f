import { counted } from './listed.ts'
import { maxPages } from './pages.ts'
import { type Plan, planLimits } from './plans.ts'
import { megabytesWords, secondsWords } from './units.ts'

const megabyte = 1024 * 1024

export type StorageLimits = {
  /** pages of a project */
  pages: number
  /** versions of a project; beyond them old ones are thinned */
  versions: number
  /** what a project and all projects of a person may take: pages, pictures and chat */
  projectBytes: number
  personBytes: number
  /** changes of projects by one person; three for each page of an import, which brings all pages at once */
  writesPerMinute: number
}

/** How much a plan keeps, counted for the owner of the workspace. */
export const storageLimits: Record<Plan, StorageLimits> = {
  free: {
    pages: maxPages,
    versions: 200,
    projectBytes: 50 * megabyte,
    personBytes: 100 * megabyte,
    writesPerMinute: 300,
  },
  pro: {
    pages: 100,
    versions: 1000,
    projectBytes: 250 * megabyte,
    personBytes: 2000 * megabyte,
    writesPerMinute: 600,
  },
  teams: {
    pages: 200,
    versions: 2000,
    projectBytes: 500 * megabyte,
    personBytes: 10_000 * megabyte,
    writesPerMinute: 1200,
  },
}

const unlimited: StorageLimits = {
  pages: Infinity,
  versions: Infinity,
  projectBytes: Infinity,
  personBytes: Infinity,
  writesPerMinute: Infinity,
}

/** BILLING=off lifts every limit. */
export function storageOf(plan: Plan, billing: boolean): StorageLimits {
  return billing ? storageLimits[plan] : unlimited
}

/** The rule by which versions are thinned, for people. */
const thinningRule =
  'The oldest versions go first. A version stays that has a name, that a page shows, that was switched back to, ' +
  'that an open comment was last seen in, that a review link shows, that one of the newest decisions of a review is ' +
  'about, or that the last answer of a page made.'

export type Stored = { pages: number; versions: number; projectBytes: number; personBytes: number }

/** Whole ones that are used up. */
export const wholeMegabytes = (bytes: number) => Math.floor(bytes / megabyte).toLocaleString('en')
const size = (bytes: number) => megabytesWords(Math.floor(bytes / megabyte))

/** What is about to be stored: one more version, one more page, a copy of a project, or what was made before signing in. */
export type Storing = 'version' | 'page' | 'copy' | 'import'

/** What became of it, and what makes room in a project. */
const words: Record<Storing, { kept: string; room: string }> = {
  version: {
    kept: 'What is stored stays, and this change was not stored: download the page to keep it.',
    room: 'Take the names of old versions away.',
  },
  page: {
    kept: 'What is stored stays, and no page was added.',
    room: 'Delete pages that are no longer needed.',
  },
  copy: { kept: 'What is stored stays, and nothing was copied.', room: 'Take the names of old versions away.' },
  import: {
    kept: 'What is stored stays, and what you made stays in this browser: nothing of it was stored.',
    room: 'Delete pages that are no longer needed.',
  },
}

/** Why nothing more can be stored although old versions made room, or null. `stored` with what is to come. */
export function storageProblem(
  plan: Plan,
  limits: StorageLimits,
  stored: Stored,
  storing: Storing = 'version',
): string | null {
  const { displayName } = planLimits[plan]
  const { kept, room } = words[storing]
  const next = plan === 'teams' ? '' : ' A larger plan keeps more.'
  if (stored.personBytes > limits.personBytes)
    return (
      `The projects of this workspace’s owner are full: ${displayName} keeps ${size(limits.personBytes)}. ${kept} ` +
      `Delete a project that is no longer needed.${next}`
    )
  if (stored.projectBytes > limits.projectBytes)
    return `This project is full: ${displayName} keeps ${size(limits.projectBytes)} of each. ${kept} ${room}${next}`
  // A project may have more pages than a smaller plan: they stay, and can be changed.
  if (storing !== 'version' && stored.pages > limits.pages)
    return `This project is full: ${displayName} keeps ${counted(limits.pages, 'page')} of each. ${kept} ${words.page.room}${next}`
  if (stored.versions > limits.versions)
    return (
      `This project is full: ${displayName} keeps ${counted(limits.versions, 'version')}, and none of them can make ` +
      `room. ${thinningRule} ${kept} ${room}${next}`
    )
  return null
}

/** What is said when a person changes projects faster than the plan takes: nothing is lost, as it is sent again. */
export function tooFastWords(plan: Plan, limits: StorageLimits, seconds: number): string {
  const next = plan === 'teams' ? '' : ' A larger plan takes more.'
  return (
    `${planLimits[plan].displayName} takes ${limits.writesPerMinute.toLocaleString('en')} changes a minute. What is ` +
    `stored stays; this change can be sent again in ${secondsWords(seconds)}.${next}`
  )
}
