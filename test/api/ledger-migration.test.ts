import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settleCredit } from '#server/credits/hold.ts'
import { findAccount } from '#server/db/queries/credit-accounts.ts'
import { brokenInvariants } from '#server/db/queries/credit-invariants.ts'
import { databaseBefore } from '#test/support/old-database.ts'

test('credits and a day from before the ledger are taken over, with what runs at that moment', async () => {
  const { db, exec, migrate, close } = await databaseBefore('ledger')
  const [bought, daily, running, today] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await exec(`
    insert into users (id, name, email) values ('${bought}', '', 'a@example.com'), ('${daily}', '', 'b@example.com'), ('n', '', 'c@example.com');
    insert into profiles (id, plan, credits) values ('${bought}', 'pro', 7), ('${daily}', 'free', 0), ('n', 'free', 0);
    insert into visitor_quotas (day, scope, subject, used) values
      ((now() at time zone 'utc')::date, 'user', '${daily}', 3), ((now() at time zone 'utc')::date - 1, 'user', '${bought}', 5);
    insert into generations (id, visitor_id, address, turn, page_name, mode, status, charge, payer_id, quota_day) values
      ('${running}', '${bought}', '', '${randomUUID()}', 'Home', 'html', 'running', 'reserved', '${bought}', null),
      ('${today}', 'somebody', '', '${randomUUID()}', 'Home', 'html', 'running', 'reserved', '${daily}', (now() at time zone 'utc')::date);
  `)
  await migrate()
  expect(await brokenInvariants(db)).toEqual([])
  // One was taken out already when it was reserved.
  expect(await findAccount(db, bought)).toMatchObject({ balance: 8, reserved: 1, dayUsed: 0 })
  expect(await findAccount(db, daily)).toMatchObject({ balance: 0, reserved: 0, dayUsed: 3 })
  expect(await findAccount(db, 'n')).toMatchObject({ balance: 0, dayUsed: 0 })
  await db.transaction((tx) => settleCredit(tx, running))
  await db.transaction((tx) => settleCredit(tx, today))
  expect(await findAccount(db, bought)).toMatchObject({ balance: 7, reserved: 0 })
  expect(await brokenInvariants(db)).toEqual([])
  await close()
})
