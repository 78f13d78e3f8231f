import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { lockDataFolder } from './lock.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** Opens the embedded database in `folder`, alone: the exclusive lock comes first, and stays until close. */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The database writes its files readable for everybody; the folder is what keeps them private.
  await chmod(folder, 0o700)
  const lock = await lockDataFolder(folder)
  try {
    const client = await openFiles(folder)
    await migrate(drizzle({ client, schema }), { migrationsFolder })
    const database = embeddedDatabase(client)
    const close = async () => {
      await database.close()
      await lock.release()
    }
    return { ...database, close }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** A database that runs inside this process, migrated already. */
export function embeddedDatabase(client: PGlite): Database {
  return {
    db: drizzle({ client, schema }),
    kind: 'embedded',
    ping: async () => void (await client.query('select 1')),
    listen: async (channel, { onPayload }) => {
      const end = await client.listen(channel, onPayload)
      return () => end()
    },
    dump: () => client.dumpDataDir('gzip'),
    close: () => client.close(),
  }
}

/** The first initialisation happens in a folder of its own and is renamed, so that a kill in the middle leaves nothing half made. */
async function openFiles(folder: string): Promise<PGlite> {
  const files = join(folder, 'database')
  for (const name of await readdir(folder)) {
    if (name.startsWith('database.new-')) await rm(join(folder, name), { recursive: true, force: true })
  }
  const exists = await readdir(files).then(
    () => true,
    () => false,
  )
  if (!exists) {
    const fresh = `${files}.new-${process.pid}`
    const first = await PGlite.create(fresh)
    await first.close()
    await rename(fresh, files)
  }
  return PGlite.create(files)
}
