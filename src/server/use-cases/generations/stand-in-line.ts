import type { z } from 'zod'
import type { startInProjectInput } from '#api/generations.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countRunning, findRunning } from '../../db/queries/generations.ts'
import { countWaiting, deleteWaiting, findWaiting, insertWaiting, listWaiting } from '../../db/queries/line.ts'
import { returnPending, sendPending } from '../../db/queries/message-pictures.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { currentVersions, findVersion } from '../../db/queries/versions.ts'
import { newId } from '../../db/new-id.ts'
import { storable } from '../../db/storable.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { lockProjectFor } from '../../policies/access.ts'
import type { Person } from '../../services.ts'
import { forgetAsked } from '../comments/note-asked.ts'
import { contentChanged } from '../projects/content-changed.ts'

type Input = z.infer<typeof startInProjectInput>

/** A person may have this many pages made at once or waiting for it, in all projects together. */
const runningPerPerson = 5

/** So many requests wait for one page. */
export const lineLength = 5

const lineFull = 'Five changes wait for this page already. Your words are kept: send them once one of these is done.'

/** Throws TOO_MANY for who has as many pages made as anybody may. */
export async function needFewRunning(tx: Tx, userId: string): Promise<void> {
  if ((await countRunning(tx, userId)) + (await countWaiting(tx, userId)) >= runningPerPerson)
    throw new AppError('TOO_MANY')
}

/** Whether a page shows another version by now than the one that a request which may wait starts from. */
async function isAboutAnother(tx: Tx, projectId: string, input: Input): Promise<boolean> {
  const { page_name: pageName, in_line: mayWait, replaces, continues, base } = input
  const shown = (await currentVersions(tx, projectId))[pageName]
  if (!mayWait || replaces || continues || !shown || shown === base) return false
  const [now, before] = [await findVersion(tx, projectId, shown), base && (await findVersion(tx, projectId, base))]
  return now?.htmlContent !== (before ? before.htmlContent : '')
}

/**
 * Puts a request behind those that its page is made for now, or where it starts from a version that others have changed
 * since: it begins with what is there by then. It holds no credit until it begins. Null when it may begin at once. The
 * caller holds the project's row. Throws RUNNING for one that may not wait, TOO_MANY when the line is full.
 */
export async function standInLine(
  tx: Tx,
  project: ProjectRow,
  userId: string,
  address: string,
  input: Input,
): Promise<{ id: string; waits: boolean } | null> {
  const { turn, page_name: pageName, in_line: mayWait, replaces, continues } = input
  const line = (await listWaiting(tx, project.id)).filter((row) => row.pageName === pageName)
  const known = line.find((row) => row.userId === userId && row.turn === turn)
  if (known) return { id: known.id, waits: true }
  const running = await findRunning(tx, project.id, pageName)
  const before = running ?? line[0]
  if (!before && !(await isAboutAnother(tx, project.id, input))) return null
  // What is about the answer that stands there now means another one once that has changed.
  if (before && (!mayWait || replaces || continues)) throw new AppError('RUNNING', null, { id: before.id })
  if (line.length >= lineLength) throw new AppError('TOO_MANY', lineFull)
  await needFewRunning(tx, userId)
  const { mode, targets, about, variant } = input
  const id = newId()
  await sendPending(tx, { projectId: project.id, pageName, userId }, turn)
  await insertWaiting(tx, {
    id,
    projectId: project.id,
    workspaceId: project.workspaceId,
    userId,
    address,
    turn,
    pageName,
    prompt: storable(input.prompt.trim()),
    asked: storable({ mode, targets, about, variant }),
  })
  await contentChanged(tx, project.id)
  return { id, waits: true }
}

/** Takes a request out of the line, for whoever may change its project; false when it does not wait. Throws FORBIDDEN. */
export async function leaveLine(db: Db, person: Person, id: string): Promise<boolean> {
  const waiting = await findWaiting(db, id, person.id)
  if (!waiting) return false
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, waiting.projectId, 'change')
    const projectId = project.id
    if (!(await deleteWaiting(tx, id))) return false
    await returnPending(tx, projectId, waiting.turn)
    await forgetAsked(tx, project, waiting.turn)
    await contentChanged(tx, projectId)
    return true
  })
}
