import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type * as schema from './schema.ts'

/** The one type that queries see: the same on the embedded database and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** Who hears what is notified on a channel of the database. */
export type ChannelListener = {
  onPayload(payload: string): void
  /** the line was lost and is open again: what was said meanwhile was not heard */
  onGap(): void
}

/** An open database. */
export type Database = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** throws when it does not answer */
  ping(): Promise<void>
  /** Hears a channel of LISTEN/NOTIFY until the returned function is called. */
  listen(channel: string, hearing: ChannelListener): Promise<() => Promise<void>>
  /** a whole copy taken from inside the running server; null where the host's own tools do it */
  dump(): Promise<Blob> | null
  close(): Promise<void>
}
