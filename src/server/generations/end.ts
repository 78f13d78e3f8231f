import type { Outcome } from '#rules/turns.ts'
import { type AnswerDraft, emptyAnswerDraft, reduceAnswerDraft } from '#design/answer.ts'
import type { Band } from '#design/page-map.ts'
import type { GenerationEvent } from '#api/generations.ts'
import { releaseCredit, settleCredit } from '../credits/hold.ts'
import type { Db, Tx } from '../db/database.ts'
import {
  appendEvents,
  endGeneration,
  type GenerationRow,
  generationState,
  type NumberedEvent,
} from '../db/queries/generations.ts'
import { lockProject } from '../db/queries/projects.ts'
import { returnQuota } from '../db/queries/quotas.ts'
import { transact } from '../db/transact.ts'
import type { Merge } from './merge-meanwhile.ts'
import { type IsHere, notifyEnded } from './notify-ended.ts'
import { saveAnswer } from './save-answer.ts'

type Done = Extract<GenerationEvent, { type: 'done' }>

/** What a generation holds while it runs, as it was written at its start. */
export type Started = Pick<GenerationRow, 'id' | 'projectId' | 'visitorId' | 'address' | 'quotaDay' | 'payerId'>

export type Ending = {
  /** all events before the last one */
  events: readonly GenerationEvent[]
  /** those of them that are not in the database yet */
  unsaved: readonly NumberedEvent[]
  /** the last one, with its number */
  last: { seq: number; event: Done }
  made?: Made
  merge?: Merge | undefined
  /** whether who asked for it looks at it; nobody knows: it is not told */
  isHere?: IsHere | undefined
}

/** What the engine made beside a version: its page map, and the names of its elements. */
export type Made = { map?: Band[] | undefined; keys?: string | null | undefined }

/**
 * Ends a generation: its last events, its state, its charge, and what the project keeps of it change together, exactly
 * once. Returns how it really ended, which somebody else may have decided before.
 */
export async function endInDatabase(
  db: Db,
  started: Started,
  { events, unsaved, last, made, merge, isHere }: Ending,
): Promise<Done> {
  const done = last.event
  return transact(db, async (tx) => {
    const project = started.projectId ? await lockProject(tx, started.projectId) : null
    const row = await endGeneration(tx, started.id, done.outcome, done.charged ? 'settled' : 'released')
    if (!row) return endedBefore(tx, started, done)
    await appendEvents(tx, row.id, [...unsaved, last])
    if (!done.charged) await giveBack(tx, row, done.outcome)
    else if (row.payerId) await settleCredit(tx, row.id)
    if (project) {
      await saveAnswer(tx, project, row, toldBy(events), done, made, merge)
      await notifyEnded(tx, project, row, done, isHere)
    }
    return done
  })
}

/** What a reader of all events knows. */
function toldBy(events: readonly GenerationEvent[]): AnswerDraft {
  return events.reduce<AnswerDraft>(reduceAnswerDraft, emptyAnswerDraft)
}

/** Gives the credit back where it was taken. */
async function giveBack(tx: Tx, { id, quotaDay, payerId, visitorId, address }: Started, why: Outcome): Promise<void> {
  if (payerId) await releaseCredit(tx, id, why === 'stored' ? 'failed' : why)
  else if (quotaDay) await returnQuota(tx, quotaDay, { visitorId, address })
}

/** Another process ended it, or its project was deleted: then nobody else can give its credit back. */
async function endedBefore(tx: Tx, started: Started, done: Done): Promise<Done> {
  const state = await generationState(tx, started.id)
  if (!state) await giveBack(tx, started, 'stopped')
  const outcome = state && state.status !== 'running' ? state.status : 'stopped'
  return { ...done, outcome, charged: state?.charge === 'settled' }
}
