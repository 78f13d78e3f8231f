import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { migrationsFolder } from '#server/db/migrations.ts'
import { openPool } from '#server/db/postgres-pool.ts'
import * as schema from '#server/db/schema.ts'
import { emptyDatabase } from './api-postgres.ts'

/** A database as it was before a migration. */
export type OldDatabase = {
  db: Db
  /** runs statements of that time */
  exec(statements: string): Promise<unknown>
  /** brings it up to date */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** As old as before the migration of that name, on the database that this run of the tests is for. */
export async function databaseBefore(name: string): Promise<OldDatabase> {
  const database = process.env['TEST_DATABASE'] === 'postgres' ? await onPostgres() : await inMemory()
  const folder = await migrationsBefore(name)
  await database.migrateTo(folder)
  await rm(folder, { recursive: true })
  return { ...database, migrate: () => database.migrateTo(migrationsFolder) }
}

async function inMemory() {
  const client = await PGlite.create()
  const db = drizzle({ client, schema })
  return {
    db,
    exec: (statements: string) => client.exec(statements),
    migrateTo: (folder: string) => migrate(db, { migrationsFolder: folder }),
    close: () => client.close(),
  }
}

async function onPostgres() {
  const { url, drop } = await emptyDatabase()
  const pool = openPool(url)
  const db = drizzlePostgres({ client: pool, schema })
  return {
    db,
    exec: (statements: string) => pool.query(statements),
    migrateTo: (folder: string) => migratePostgres(db, { migrationsFolder: folder }),
    close: async () => {
      await pool.end()
      await drop()
    },
  }
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** The migrations before that one, in a folder of their own. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const all = journal.parse(JSON.parse(await readFile(file, 'utf8')))
  const end = all.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
  if (end === -1) throw new Error(`There is no migration ${name}.`)
  await writeFile(file, JSON.stringify({ ...all, entries: all.entries.slice(0, end) }))
  return folder
}
