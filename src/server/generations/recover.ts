import type { GenerationEvent } from '#api/generations.ts'
import { partialPage } from '#engine/partial-page.ts'
import type { Db } from '../db/database.ts'
import { appendEvents, endGeneration, forgetEnded, readEvents, runningGenerations } from '../db/queries/generations.ts'
import { forgetOldQuotas, quotaDay, returnQuota } from '../db/queries/quotas.ts'
import { graceMs } from './runner.ts'

/** What ran when the last process died ends as 'interrupted': what was written of a page is kept, the credit goes back. */
export async function recoverInterrupted(db: Db): Promise<number> {
  const rows = await runningGenerations(db)
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const row = await endGeneration(tx, id, 'interrupted', 'released')
      if (!row) return
      if (row.quotaDay) await returnQuota(tx, row.quotaDay, row)
      const written = await readEvents(tx, id, 0)
      const seq = (written.at(-1)?.seq ?? 0) + 1
      const last = endingEvents(
        written.map(({ event }) => event),
        Date.now() - row.createdAt.getTime(),
      )
      await appendEvents(
        tx,
        id,
        last.map((event, index) => ({ seq: seq + index, event })),
      )
    })
  }
  return rows.length
}

/** How a log ends whose writer is gone: with the page as far as it came, when that is worth keeping. */
export function endingEvents(events: GenerationEvent[], at: number): GenerationEvent[] {
  const maker = { kind: 'designer' } as const
  const done: GenerationEvent = { type: 'done', outcome: 'interrupted', maker, at, charged: false }
  const start = events.findLastIndex(({ type }) => type === 'page-reset') + 1
  const text = events
    .slice(start)
    .map((event) => (event.type === 'page' ? event.delta : ''))
    .join('')
  const html = text === '' ? null : partialPage(text)
  if (html === null) return [done]
  return [
    { type: 'page-reset' },
    { type: 'page', delta: html },
    { type: 'version', html, tree: null, maker, changed: [] },
    done,
  ]
}

/** Forgets what visitors made once it has been read, and old days of the quota. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await forgetEnded(db, new Date(now.getTime() - graceMs))
  await forgetOldQuotas(db, await quotaDay(db))
}
