import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type * as schema from './schema.ts'

/** The one type that queries see: the same on the embedded database and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** An open database. */
export type Database = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** throws when it does not answer */
  ping(): Promise<void>
  /** a whole copy taken from inside the running server; null where the host's own tools do it */
  dump(): Promise<Blob> | null
  close(): Promise<void>
}
