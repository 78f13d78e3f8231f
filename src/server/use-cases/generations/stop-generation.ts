import { setTimeout as pause } from 'node:timers/promises'
import { publish } from '../../bus/publish.ts'
import { type EndedStatus, findGeneration, generationState } from '../../db/queries/generations.ts'
import { AppError } from '../../errors.ts'
import { projectFor } from '../../policies/access.ts'
import type { Caller, Services } from '../../services.ts'
import { leaveLine } from './stand-in-line.ts'
import { readerOf } from './read-generation-events.ts'

/** How long an answer waits for the process that runs it, and how often it looks. */
const waitMs = 5000
const lookMs = 100

/**
 * Stops one's own generation, or one of a project that one may change, and tells how it ended; one that waits leaves the
 * line, and stopping what has ended changes nothing. The outcome is null when another process has not ended it yet. Throws NOT_FOUND and FORBIDDEN.
 */
export async function stopGeneration(
  { db, runner }: Pick<Services, 'db' | 'runner'>,
  caller: Caller,
  id: string,
): Promise<{ outcome: EndedStatus | null }> {
  if (caller.person && (await leaveLine(db, caller.person, id))) return { outcome: 'stopped' }
  const row = await findGeneration(db, id, readerOf(caller))
  if (!row) throw new AppError('NOT_FOUND')
  if (row.projectId && caller.person) await projectFor(db, caller.person, row.projectId, 'change')
  if (row.status !== 'running') return { outcome: row.status }
  if (runner.log(id)) await runner.stop(id)
  else await publish(db, [{ type: 'stop', generation_id: id }])
  for (let waited = 0; waited <= waitMs; waited += lookMs) {
    const state = await generationState(db, id)
    if (!state) return { outcome: null }
    if (state.status !== 'running') return { outcome: state.status }
    await pause(lookMs)
  }
  return { outcome: null }
}
