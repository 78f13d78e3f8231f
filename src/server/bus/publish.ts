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
