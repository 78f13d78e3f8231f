import type { Plan } from '#rules/plans.ts'
import { type Storing, type Stored, storageOf, storageProblem } from '#rules/storage.ts'
import type { Tx } from '../db/database.ts'
import type { InProject } from '../db/queries/pages.ts'
import { countPages, ownerPlan, storedOf, thinVersions } from '../db/queries/stored.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** So many old versions go at a time where a project takes too many bytes. */
const thinnedAtOnce = 10

type Configured = Pick<Services, 'config'>

/**
 * Makes room for one more version of that size: old ones that nobody holds go first. The caller holds the project's row.
 * Throws STORAGE_LIMIT with the words of the rules.
 */
export async function needRoomForVersion(
  { config }: Configured,
  tx: Tx,
  project: InProject,
  bytes: number,
): Promise<void> {
  if (!config.billing) return
  const { ownerId, plan } = await ownerPlan(tx, project.workspaceId)
  const limits = storageOf(plan, config.billing)
  for (;;) {
    const now = await storedOf(tx, project.id, ownerId)
    const { versions, projectBytes, personBytes } = now
    const added = { versions: versions + 1, projectBytes: projectBytes + bytes, personBytes: personBytes + bytes }
    const stored = { ...now, ...added }
    const problem = storageProblem(plan, limits, stored)
    if (problem === null) return
    const tooMany = Math.max(
      stored.versions - limits.versions,
      stored.projectBytes > limits.projectBytes ? thinnedAtOnce : 0,
    )
    const isThinned = tooMany > 0 && (await thinVersions(tx, project.id, tooMany)) > 0
    if (!isThinned) throw new AppError('STORAGE_LIMIT', problem, { plan })
  }
}

/** So many pages a project of that plan keeps; null: any number. */
export function maxPagesOf(plan: Plan, { billing }: { billing: boolean }): number | null {
  const { pages } = storageOf(plan, billing)
  return Number.isFinite(pages) ? pages : null
}

/** Makes sure that a project may have one more page. The caller holds the project's row. Throws STORAGE_LIMIT. */
export async function needRoomForPage({ config }: Configured, tx: Tx, project: InProject): Promise<void> {
  if (!config.billing) return
  const { plan } = await ownerPlan(tx, project.workspaceId)
  const stored = { pages: (await countPages(tx, project.id)) + 1, versions: 0, projectBytes: 0, personBytes: 0 }
  const problem = storageProblem(plan, storageOf(plan, config.billing), stored, 'page')
  if (problem !== null) throw new AppError('STORAGE_LIMIT', problem, { plan })
}

/** Makes sure that a project may be there twice, before it is. The caller holds the owner's profile. Throws STORAGE_LIMIT. */
export function needRoomForCopy(services: Configured, tx: Tx, source: InProject): Promise<void> {
  const withCopy = (stored: Stored) => ({ ...stored, personBytes: stored.personBytes + stored.projectBytes })
  return needRoom(services, tx, source, 'copy', withCopy)
}

/**
 * Makes sure that what was just brought into a new project may stay; the refusal takes the transaction back, and with it
 * all of that. The caller holds the owner's profile. Throws STORAGE_LIMIT.
 */
export function needRoomForBrought(
  services: Configured,
  tx: Tx,
  made: InProject,
  brought: 'import' | 'copy',
): Promise<void> {
  return needRoom(services, tx, made, brought, (stored) => stored)
}

async function needRoom(
  { config }: Configured,
  tx: Tx,
  project: InProject,
  storing: Storing,
  then: (stored: Stored) => Stored,
): Promise<void> {
  if (!config.billing) return
  const { ownerId, plan } = await ownerPlan(tx, project.workspaceId)
  const stored = then(await storedOf(tx, project.id, ownerId))
  const problem = storageProblem(plan, storageOf(plan, config.billing), stored, storing)
  if (problem !== null) throw new AppError('STORAGE_LIMIT', problem, { plan })
}
