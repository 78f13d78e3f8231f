import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { openPool } from './postgres-pool.ts'
import * as schema from './schema.ts'

/** Any constant: servers that start at once take turns with the migrations. */
const migrationLock = 727_243_001

/** Opens a pool on PostgreSQL 15 or newer. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = openPool(url)
  const db = drizzle({ client: pool, schema })
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client: connection, schema }), { migrationsFolder })
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    connection.release()
  }
  return {
    db,
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    listen: (channel, hearing) => listenOnPostgres(url, channel, hearing),
    dump: () => null,
    close: () => pool.end(),
  }
}
