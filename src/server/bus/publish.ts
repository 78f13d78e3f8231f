import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import type { BusEvent } from './events.ts'

/** The channel of the database on which events travel. */
export const busChannel = 'pagewright'

/** Tells every process. Inside a transaction the events go out exactly when it commits, and never when it does not. */
export async function publish(db: Db | Tx, events: readonly BusEvent[]): Promise<void> {
  if (events.length === 0) return
  await db.execute(
    sql`select pg_notify(${busChannel}, told.event::text) from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as told(event)`,
  )
}

/** A payload of the database's own NOTIFY is shorter than this, in bytes; it writes a space behind each comma and colon. */
const mostBytes = 8000

/** Whether the database passes an event on. */
export function fitsOnBus(event: BusEvent): boolean {
  const json = JSON.stringify(event)
  return Buffer.byteLength(json) + (json.match(/[,:]/g)?.length ?? 0) < mostBytes
}
