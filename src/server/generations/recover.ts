import type { Db } from '../db/database.ts'
import { appendEvents, endGeneration, forgetEnded, lastSeq, runningGenerations } from '../db/queries/generations.ts'
import { forgetOldQuotas, quotaDay, returnQuota } from '../db/queries/quotas.ts'
import { graceMs } from './runner.ts'

/** What ran when the last process died ends as 'interrupted': its partial page stays readable, its credit goes back. */
export async function recoverInterrupted(db: Db): Promise<number> {
  const rows = await runningGenerations(db)
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const row = await endGeneration(tx, id, 'interrupted', 'released')
      if (!row) return
      if (row.quotaDay) await returnQuota(tx, row.quotaDay, row)
      const seq = (await lastSeq(tx, id)) + 1
      const at = Date.now() - row.createdAt.getTime()
      await appendEvents(tx, id, [
        { seq, event: { type: 'done', outcome: 'interrupted', maker: { kind: 'designer' }, at, charged: false } },
      ])
    })
  }
  return rows.length
}

/** Forgets what visitors made once it has been read, and old days of the quota. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await forgetEnded(db, new Date(now.getTime() - graceMs))
  await forgetOldQuotas(db, await quotaDay(db))
}
