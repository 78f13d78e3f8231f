import type { KnownPage } from '#design/rebase/element-ids.ts'
import { type Rebased, rebase, type Sides } from '#design/rebase/rebase.ts'
import { versionInfo } from '#api/project-content.ts'
import type { Tx } from '../db/database.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { currentVersions, findVersion, knownPage, listVersions, type VersionRow } from '../db/queries/versions.ts'
import { briefConflicts } from '../brief-conflicts.ts'

const { maker } = versionInfo.shape

/** Puts what was changed by hand into the page that a generation made of the same base. */
export type Merge = (sides: Sides, person: string) => Promise<Rebased>

/** In this thread, where there are no others to ask. */
export const mergeHere: Merge = async ({ base, mine, theirs }) => rebase(base, mine, theirs)

/** Changes by hand that were stored while a generation ran: the page of both, and what it wrote over; no places: all of it. */
export type Meanwhile = KnownPage & { wroteOver: WroteOver | null }
export type WroteOver = { /** the version by hand */ version: string; places: Rebased['conflicts'] }

/**
 * What became of a page while a generation of it ran, upon what that made; null when nobody changed it, or when another
 * version was switched to, which is no change to carry along.
 */
export async function mergeMeanwhile(
  tx: Tx,
  { projectId, pageName, before }: { projectId: string; pageName: string; before: VersionRow },
  made: string,
  merge: Merge,
  person: string,
): Promise<Meanwhile | null> {
  const shown = (await currentVersions(tx, projectId))[pageName]
  const meanwhile = shown && shown !== before.id ? await findVersion(tx, projectId, shown) : null
  if (!meanwhile || meanwhile.htmlContent === before.htmlContent) return null
  const since = (await listVersions(tx, projectId, { pageName })).filter(
    ({ number }) => number > before.number && number <= meanwhile.number,
  )
  // A turn that is tried again takes the place of the one before it.
  if (!since.every((version) => version.restoredFrom === null && isByHand(version.maker))) return null
  // What came of the generation is found again by its source.
  const sides = { base: knownPage(before), mine: knownPage(meanwhile), theirs: { html: made, ids: null } }
  const merged = await merge(sides, person).catch((error: unknown) => {
    if (isUnavailable(error)) throw error
    return null
  })
  // Too much to put together: what was made is not lost for it, and what is by hand is a version.
  if (!merged) return { html: made, ids: null, wroteOver: { version: meanwhile.id, places: [] } }
  const { html, ids, conflicts } = merged
  if (conflicts.length === 0) return { html, ids, wroteOver: null }
  return { html, ids, wroteOver: { version: meanwhile.id, places: briefConflicts(conflicts) } }
}

const isByHand = (made: unknown): boolean => maker.safeParse(made).data?.kind === 'person'
