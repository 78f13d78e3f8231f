import type { Tx } from '../../db/database.ts'
import { askedThreads, changeThread, isTurnOpen, lockThread } from '../../db/queries/comments.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { AppError } from '../../errors.ts'
import { commentsChanged } from './comments-changed.ts'

const gone = 'This comment was deleted meanwhile. Nothing was asked for.'
const askedAlready = 'This change was asked for already, and is being made. Nothing was asked for twice.'

/**
 * Keeps which turn asks for what a thread wants, in the transaction that takes that turn: no thread says so without it, and
 * no turn is lost to its thread. The caller holds the project's row. Throws NOT_FOUND, and CONFLICT while another is made.
 */
export async function noteAsked(tx: Tx, project: ProjectRow, threadId: string, turn: string): Promise<void> {
  const thread = await lockThread(tx, project.id, threadId)
  if (!thread) throw new AppError('NOT_FOUND', gone)
  const { askedTurn } = thread
  if (askedTurn === turn) return
  if (askedTurn !== null && (await isTurnOpen(tx, project.id, askedTurn))) throw new AppError('CONFLICT', askedAlready)
  await changeThread(tx, threadId, { askedTurn: turn, resolvedAt: null, resolvedBy: null })
  await commentsChanged(tx, project)
}

/** A turn is not made any more: what it was to be made for is a remark again. */
export async function forgetAsked(tx: Tx, project: { id: string; workspaceId: string }, turn: string): Promise<void> {
  const threads = await askedThreads(tx, project.id, turn)
  for (const id of threads) await changeThread(tx, id, { askedTurn: null })
  if (threads.length > 0) await commentsChanged(tx, project)
}
