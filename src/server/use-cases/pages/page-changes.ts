import { projectBeingMade } from '#rules/pages.ts'
import type { Tx } from '../../db/database.ts'
import { listPages, updatePage } from '../../db/queries/pages.ts'
import { listRunning } from '../../db/queries/running.ts'
import { AppError } from '../../errors.ts'
import { contentChanged } from '../projects/content-changed.ts'

/**
 * A project's pages for who is about to change them: the names in their order, those taken out (`leftOut`: by a switch,
 * they keep their names), and those being made.
 */
export async function pageNames(
  tx: Tx,
  projectId: string,
): Promise<{ shown: string[]; removed: string[]; leftOut: string[]; made: string[] }> {
  const rows = await listPages(tx, projectId)
  const running = await listRunning(tx, projectId)
  return {
    shown: rows.filter((row) => row.removedAt === null).map(({ name }) => name),
    removed: rows.filter((row) => row.removedAt !== null).map(({ name }) => name),
    leftOut: rows.filter((row) => row.leftOut).map(({ name }) => name),
    made: running.map(({ pageName }) => pageName),
  }
}

/** Puts a page among the others of its list; Home stays first. Returns the new revision. */
export async function putPage(
  tx: Tx,
  projectId: string,
  { others, name, index }: { others: readonly string[]; name: string; index: number },
): Promise<{ revision: number }> {
  const order = others.toSpliced(Math.max(1, index), 0, name)
  for (const [position, page] of order.entries()) await updatePage(tx, projectId, page, { position })
  return { revision: (await contentChanged(tx, projectId)).revision }
}

/** Throws CONFLICT with the reason, when there is one. */
export function refuse(reason: string | null): void {
  if (reason !== null) throw new AppError('CONFLICT', reason)
}

/** What touches every page waits for every generation of the project. Throws CONFLICT. */
export async function refuseWhileAnyMade(tx: Tx, projectId: string): Promise<void> {
  refuse((await listRunning(tx, projectId)).length > 0 ? projectBeingMade : null)
}
