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

/** Changes that were stored while a generation ran: the page of both, and what it wrote over; no places: all of it. */
export type Meanwhile = KnownPage & { wroteOver: WroteOver | null }
export type WroteOver = {
  /** the version that has them */
  version: string
  /** what that and the generation were made from; null: the page was empty */
  base: string | null
  places: Rebased['conflicts']
}

type Of = {
  projectId: string
  pageName: string
  /** what the generation was asked to start from */
  before: VersionRow | null
  /** what the page showed when it began; null: nothing, or nobody knows any more */
  shownThen: string | null
}

/**
 * What became of a page while a generation of it ran, upon what that made; null when nobody changed it, or when another
 * version was switched to, which is no change to carry along.
 */
export async function mergeMeanwhile(
  tx: Tx,
  of: Of,
  made: string,
  merge: Merge,
  person: string,
): Promise<Meanwhile | null> {
  const shown = (await currentVersions(tx, of.projectId))[of.pageName]
  const meanwhile = shown && shown !== of.before?.id ? await findVersion(tx, of.projectId, shown) : null
  if (!meanwhile || meanwhile.htmlContent === of.before?.htmlContent) return null
  const base = await commonBase(tx, of, meanwhile)
  const all = { version: meanwhile.id, base: base?.id ?? null, places: [] }
  if (!base) return of.before === null && of.shownThen === null ? { html: made, ids: null, wroteOver: all } : null
  // What came of the generation is found again by its source.
  const sides = { base: knownPage(base), mine: knownPage(meanwhile), theirs: { html: made, ids: null } }
  const merged = await merge(sides, person).catch((error: unknown) => {
    if (isUnavailable(error)) throw error
    return null
  })
  // Too much to put together: what was made is not lost for it, and what is by hand is a version.
  if (!merged) return { html: made, ids: null, wroteOver: all }
  const { html, ids, conflicts } = merged
  if (conflicts.length === 0) return { html, ids, wroteOver: null }
  return { html, ids, wroteOver: { ...all, places: briefConflicts(conflicts) } }
}

/**
 * What the changes are told from: what the generation started from, where only changes by hand lie in between; else, as
 * after a switch or for a turn that is tried again, what the page showed when it began. Null when nothing was changed.
 */
async function commonBase(
  tx: Tx,
  { projectId, pageName, before, shownThen }: Of,
  meanwhile: VersionRow,
): Promise<VersionRow | null> {
  const since = (await listVersions(tx, projectId, { pageName })).filter(
    ({ number }) => before && number > before.number && number <= meanwhile.number,
  )
  const isByHand = since.every((version) => version.restoredFrom === null && madeByHand(version.maker))
  if (before && since.length > 0 && isByHand) return before
  return shownThen === null || shownThen === meanwhile.id ? null : findVersion(tx, projectId, shownThen)
}

const madeByHand = (made: unknown): boolean => maker.safeParse(made).data?.kind === 'person'
