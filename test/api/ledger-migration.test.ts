import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { settleCredit } from '#server/credits/hold.ts'
import { migrationsFolder } from '#server/db/migrations.ts'
import { findAccount } from '#server/db/queries/credit-accounts.ts'
import { brokenInvariants } from '#server/db/queries/credit-invariants.ts'
import * as schema from '#server/db/schema.ts'

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** The migrations before the ledger, in a folder of their own. */
async function before(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const all = journal.parse(JSON.parse(await readFile(file, 'utf8')))
  const end = all.entries.findIndex(({ tag }) => tag.endsWith('_ledger'))
  await writeFile(file, JSON.stringify({ ...all, entries: all.entries.slice(0, end) }))
  return folder
}

test('credits and a day from before the ledger are taken over, with what runs at that moment', async () => {
  const client = await PGlite.create()
  const db = drizzle({ client, schema })
  const folder = await before()
  await migrate(db, { migrationsFolder: folder })
  await rm(folder, { recursive: true })
  const [bought, daily, running, today] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await client.exec(`
    insert into users (id, name, email) values ('${bought}', '', 'a@example.com'), ('${daily}', '', 'b@example.com'), ('n', '', 'c@example.com');
    insert into profiles (id, plan, credits) values ('${bought}', 'pro', 7), ('${daily}', 'free', 0), ('n', 'free', 0);
    insert into visitor_quotas (day, scope, subject, used) values
      ((now() at time zone 'utc')::date, 'user', '${daily}', 3), ((now() at time zone 'utc')::date - 1, 'user', '${bought}', 5);
    insert into generations (id, visitor_id, address, turn, page_name, mode, status, charge, payer_id, quota_day) values
      ('${running}', '${bought}', '', '${randomUUID()}', 'Home', 'html', 'running', 'reserved', '${bought}', null),
      ('${today}', 'somebody', '', '${randomUUID()}', 'Home', 'html', 'running', 'reserved', '${daily}', (now() at time zone 'utc')::date);
  `)
  await migrate(db, { migrationsFolder })
  expect(await brokenInvariants(db)).toEqual([])
  // One was taken out already when it was reserved.
  expect(await findAccount(db, bought)).toMatchObject({ balance: 8, reserved: 1, dayUsed: 0 })
  expect(await findAccount(db, daily)).toMatchObject({ balance: 0, reserved: 0, dayUsed: 3 })
  expect(await findAccount(db, 'n')).toMatchObject({ balance: 0, dayUsed: 0 })
  await db.transaction((tx) => settleCredit(tx, running))
  await db.transaction((tx) => settleCredit(tx, today))
  expect(await findAccount(db, bought)).toMatchObject({ balance: 7, reserved: 0 })
  expect(await brokenInvariants(db)).toEqual([])
  await client.close()
})
