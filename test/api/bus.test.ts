import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openBus } from '#server/bus/bus.ts'
import type { BusEvent } from '#server/bus/events.ts'
import { busChannel, publish } from '#server/bus/publish.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { moment } from '#test/support/moment.ts'
import { type Cluster, hasPostgres, startCluster } from '#test/support/postgres.ts'
import { until } from '#test/support/product.ts'
import { memoryDatabase } from '#test/support/server.ts'
import { sql } from 'drizzle-orm'

let cluster: Cluster | null = null
let databases = 0
afterAll(() => cluster?.stop())

async function postgresDatabase(): Promise<Database> {
  cluster ??= await startCluster()
  return openPostgres(await cluster.create(`bus_${(databases += 1)}`))
}

const kinds: [name: string, open: () => Promise<Database>][] = [
  ['the embedded database', memoryDatabase],
  ...(hasPostgres ? [['PostgreSQL', postgresDatabase] as [string, () => Promise<Database>]] : []),
]
const event = (user_id: string): BusEvent => ({ type: 'profile', user_id })

test.for(kinds)('what is published on %s is heard by every listener, in order', async ([, open]) => {
  const database = await open()
  const bus = await openBus(database, pino({ level: 'silent' }))
  const heard: BusEvent[][] = [[], []]
  for (const list of heard) bus.subscribe({ onEvent: (one) => list.push(one) })
  const leave = bus.subscribe({
    onEvent() {
      throw new Error('a listener that fails harms nobody')
    },
  })
  const all = ['a', 'b', 'c'].map(event)
  await publish(database.db, all)
  await until(() => heard.every((list) => list.length === 3))
  expect(heard).toEqual([all, all])
  leave()
  await publish(database.db, [])
  await bus.close()
  await publish(database.db, [event('late')])
  await database.db.execute(sql`select 1`)
  expect(heard[0]).toHaveLength(3)
  await database.close()
})

test.for(kinds)(
  'inside a transaction of %s nothing is heard before it commits, and never when it does not',
  async ([, open]) => {
    const database = await open()
    const bus = await openBus(database, pino({ level: 'silent' }))
    const heard: string[] = []
    bus.subscribe({ onEvent: (one) => one.type === 'profile' && heard.push(one.user_id) })
    await database.db.transaction(async (tx) => {
      await publish(tx, [event('committed')])
      await tx.execute(sql`select 1`)
      await moment(100)
      expect(heard).toEqual([])
    })
    await until(() => heard.length === 1)
    await database.db
      .transaction(async (tx) => {
        await publish(tx, [event('undone')])
        throw new Error('no')
      })
      .catch(() => {})
    await publish(database.db, [event('after')])
    await until(() => heard.length === 2)
    expect(heard).toEqual(['committed', 'after'])
    await bus.close()
    await database.close()
  },
)

test.for(kinds)('what cannot be understood on %s is left alone', async ([, open]) => {
  const database = await open()
  const bus = await openBus(database, pino({ level: 'silent' }))
  const heard: BusEvent[] = []
  bus.subscribe({ onEvent: (one) => heard.push(one) })
  for (const text of ['{"type":"of a later version"}', 'no json', ''])
    await database.db.execute(sql`select pg_notify(${busChannel}, ${text})`)
  await publish(database.db, [event('read')])
  await until(() => heard.length > 0)
  expect(heard).toEqual([event('read')])
  await bus.close()
  await database.close()
})

test('the largest event fits what the database carries', () => {
  const id = '0190b0b0-0000-7000-8000-000000000000'
  const largest: BusEvent = {
    type: 'present',
    workspace_id: id,
    project_id: id,
    tab: id,
    user_id: id,
    page_name: '\u{1F600}'.repeat(100),
  }
  expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThan(7900)
})

test.runIf(hasPostgres)(
  'a bus on PostgreSQL comes back with the database, and says that it missed something',
  async () => {
    const database = await postgresDatabase()
    const bus = await openBus(database, pino({ level: 'silent' }))
    const heard: BusEvent[] = []
    let gaps = 0
    bus.subscribe({ onEvent: (one) => heard.push(one), onGap: () => (gaps += 1) })
    await cluster?.kill()
    await cluster?.start()
    await until(() => gaps > 0)
    await publish(database.db, [event('after')])
    await until(() => heard.length > 0)
    expect(heard).toEqual([event('after')])
    await bus.close()
    await database.close()
  },
)
