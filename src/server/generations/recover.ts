import type { Logger } from 'pino'
import type { GenerationEvent } from '#api/generations.ts'
import { partialPage } from '#engine/partial-page.ts'
import { forgetDiscarded } from '../db/queries/continuations.ts'
import { releaseCredit } from '../credits/hold.ts'
import type { Db } from '../db/database.ts'
import { expiredReservations } from '../db/queries/credit-accounts.ts'
import { forgetEnded, readEvents, runningGenerations } from '../db/queries/generations.ts'
import { forgetPending } from '../db/queries/message-pictures.ts'
import { forgetUsage } from '../db/queries/model-usage.ts'
import { forgetOldQuotas, quotaDay } from '../db/queries/quotas.ts'
import { transact } from '../db/transact.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { endInDatabase } from './end.ts'
import { graceMs } from './runner.ts'

/** A discarded version can be reached this long, in milliseconds. */
export const discardedMs = 24 * 60 * 60_000

/** What a project's generation told can be read this long after its end, in milliseconds. */
export const projectGraceMs = 24 * 60 * 60_000

/** What models came to is kept this long, in milliseconds. */
const usageMs = 400 * 24 * 60 * 60_000

const maker = { kind: 'designer' } as const

/**
 * What ran in a process that died ends as 'interrupted': what was written of a page is kept, the credit goes back.
 * `which`: 'all' when no other process can be running anything, else only those whose lease is over.
 */
export async function recoverInterrupted(db: Db, logger: Logger, which: 'all' | 'dead'): Promise<number> {
  let ended = 0
  for (const row of await runningGenerations(db, which)) {
    const at = Math.max(0, Date.now() - row.createdAt.getTime())
    const done = { type: 'done', outcome: 'interrupted', maker, at, charged: false } as const
    try {
      const written = await readEvents(db, row.id, 0)
      const events = written.map(({ event }) => event)
      const kept = recoverPage(events)
      const seq = (written.at(-1)?.seq ?? 0) + 1
      await endInDatabase(db, row, {
        events: [...events, ...kept],
        unsaved: kept.map((event, index) => ({ seq: seq + index, event })),
        last: { seq: seq + kept.length, event: done },
      })
      ended += 1
    } catch (error) {
      logger.error({ err: error, generation: row.id }, 'an interrupted generation could not be kept')
      // Whatever is wrong with what it told: its page and its credit are not held any longer.
      if (!isUnavailable(error))
        await endInDatabase(db, { ...row, projectId: null }, { events: [], unsaved: [], last: { seq: 1, event: done } })
    }
  }
  return ended
}

/** What a log whose writer is gone ends with: the page as far as it came, when that is worth keeping. */
export function recoverPage(events: GenerationEvent[]): GenerationEvent[] {
  // A version that was written already is the page.
  if (events.some(({ type }) => type === 'version')) return []
  const start = events.findLastIndex(({ type }) => type === 'page-reset') + 1
  const text = events
    .slice(start)
    .map((event) => (event.type === 'page' ? event.delta : ''))
    .join('')
  const html = text === '' ? null : partialPage(text)
  if (html === null) return []
  return [
    { type: 'page-reset' },
    { type: 'page', delta: html },
    { type: 'version', html, tree: null, maker, changed: [] },
  ]
}

/** Forgets what has been read long ago, and old days of the quota; a credit that nothing holds any more goes back. */
export async function sweep(db: Db, now: Date): Promise<void> {
  for (const id of await expiredReservations(db)) await transact(db, (tx) => releaseCredit(tx, id, 'expired'))
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await forgetEnded(db, { visitors: ago(graceMs), projects: ago(projectGraceMs) })
  await forgetDiscarded(db, ago(discardedMs))
  await forgetUsage(db, ago(usageMs))
  await forgetPending(db, ago(discardedMs))
  await forgetOldQuotas(db, await quotaDay(db))
}
