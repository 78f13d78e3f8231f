import { publish } from '../../bus/publish.ts'
import { refundCredit } from '../../credits/hold.ts'
import type { Tx } from '../../db/database.ts'
import { discardTurns, listContinuations, lockGeneration, releaseCharge } from '../../db/queries/continuations.ts'
import { findGeneration, type GenerationRow } from '../../db/queries/generations.ts'
import { listPages, showVersion } from '../../db/queries/pages.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { returnQuota } from '../../db/queries/quotas.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Caller, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { readerOf } from './read-generation-events.ts'

/**
 * Takes away what was stopped, and what was stopped again while it was being finished: the page is what it was before,
 * the credit comes back where it was taken, once. Throws NOT_FOUND, TOO_MANY, and CONFLICT when more has come of it.
 */
export async function discardStopped(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  caller: Caller,
  id: string,
): Promise<{ discarded: true }> {
  const known = await findGeneration(db, id, readerOf(caller))
  if (!known) throw new AppError('NOT_FOUND')
  const { person, visitor } = caller
  if (known.charge === 'settled')
    await limits.take('discard', { account: person?.id ?? visitor.id, address: visitor.address })
  await transact(db, async (tx) => {
    const project = known.projectId && person ? await lockProjectFor(tx, person, known.projectId, 'change') : null
    const row = await lockGeneration(tx, id)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.status !== 'stopped') throw new AppError('CONFLICT', 'Only a page that was stopped can be discarded.')
    if (row.charge !== 'settled') return
    const more = await listContinuations(tx, id)
    const turns = [row, ...more].map(({ turn }) => turn)
    refuseGrown(more)
    if (project) await showBefore(tx, project, row, turns)
    await releaseCharge(tx, id)
    if (row.payerId) {
      await refundCredit(tx, id, 'discarded')
      await publish(tx, [{ type: 'profile', user_id: row.payerId }])
    } else if (row.quotaDay) await returnQuota(tx, row.quotaDay, row)
  })
  return { discarded: true }
}

function refuseGrown(more: GenerationRow[]): void {
  if (more.some(({ status }) => status === 'running'))
    throw new AppError('CONFLICT', 'This page is being finished. Stop that first.')
  if (more.some(({ status }) => status === 'stored'))
    throw new AppError('CONFLICT', 'This page was finished since, so it can no longer be discarded.')
}

/** The page shows again what it showed before the stopped turn; what was stopped is marked, and told. */
async function showBefore(tx: Tx, project: ProjectRow, row: GenerationRow, turns: string[]): Promise<void> {
  const page = (await listPages(tx, project.id)).find(({ name }) => name === row.pageName)
  if (page?.versionId && !turns.includes(page.versionId))
    throw new AppError('CONFLICT', 'Another version is shown by now. Switch to the stopped one first.')
  const before = row.base === null ? null : await findVersion(tx, project.id, row.base)
  if (page && page.removedAt === null) await showVersion(tx, project, row.pageName, before?.id ?? null)
  await discardTurns(tx, project.id, turns)
  await contentChanged(tx, project.id, before ? { structure: before.jsonStructure } : {})
}
