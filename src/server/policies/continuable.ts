import type { Tx } from '../db/database.ts'
import { continuedBy, listContinuations, lockGeneration } from '../db/queries/continuations.ts'
import { AppError } from '../errors.ts'

/** Whose it is: a visitor's, or of a page of a project, where the version that it goes on from is known too. */
type Of = { pageName: string } & ({ visitorId: string } | { projectId: string; base: string | null })

/** So often one stopped page can be finished, or stopped again, for the one credit that it cost. */
const mostContinuations = 3

/**
 * A generation that was stopped, paid for and not discarded: it may be finished for free. Its row is held until the
 * transaction ends. @returns what it was asked for with, null where the caller says it. Throws NOT_CONTINUED.
 */
export async function needContinuable(
  tx: Tx,
  id: string,
  of: Of,
): Promise<{ prompt: string | null; what: 'page' | 'changes' }> {
  const row = await lockGeneration(tx, id)
  const isOwn =
    'projectId' in of ? row?.projectId === of.projectId : row?.projectId === null && row.visitorId === of.visitorId
  if (!row || !isOwn || row.pageName !== of.pageName || row.status !== 'stopped' || row.charge !== 'settled')
    throw new AppError('NOT_CONTINUED')
  const more = await listContinuations(tx, id)
  const counted = more.filter(({ status }) => ['running', 'stored', 'stopped'].includes(status))
  if (counted.length >= mostContinuations || counted.some(({ status }) => status !== 'stopped'))
    throw new AppError('NOT_CONTINUED')
  if ('projectId' in of && ![row, ...more].some(({ turn }) => turn === of.base)) throw new AppError('NOT_CONTINUED')
  const continued = await continuedBy(tx, { continues: id })
  return { prompt: row.prompt, what: continued?.what ?? 'page' }
}
