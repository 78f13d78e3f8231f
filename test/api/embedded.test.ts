import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { memoryDatabase } from '#test/support/server.ts'

let database: Awaited<ReturnType<typeof memoryDatabase>>
beforeAll(async () => {
  database = await memoryDatabase()
  await database.db.execute(sql`create table entries (word text primary key)`)
})
afterAll(() => database.close())

const add = (word: string) => sql`insert into entries values (${word})`
const words = async () => {
  const { rows } = await database.pool.query<{ word: string }>('select word from entries order by word')
  return rows.map(({ word }) => word)
}

test('many at once, with transactions among them, each see whole transactions only', async () => {
  const counts = Array.from({ length: 40 }, async (_, n) => {
    if (n % 2 === 0) return (await words()).length
    await database.db.transaction(async (tx) => {
      await tx.execute(add(`a${n}`))
      await new Promise((resolve) => setImmediate(resolve))
      await tx.execute(add(`b${n}`))
    })
    return 0
  })
  for (const count of await Promise.all(counts)) expect(count % 2).toBe(0)
  expect(await words()).toHaveLength(40)
})

test('an error inside a transaction takes it back, and the next question is answered', async () => {
  const before = await words()
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(add('lost'))
    await tx.execute(add('a1'))
  })
  await expect(failing).rejects.toThrow()
  expect(await words()).toEqual(before)
})

test('a line that is lost in the middle of a transaction takes it back and holds up nobody', async () => {
  const before = await words()
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query("insert into entries values ('half')")
  const waiting = words()
  client.release(new Error('lost'))
  expect(await waiting).toEqual(before)
})

test('a copy is taken between two questions, and not inside of one', async () => {
  const sizes = await Promise.all([database.dump(), words(), database.dump(), words()])
  expect(sizes[0]?.size).toBeGreaterThan(1000)
  expect(sizes[2]?.size).toBeGreaterThan(1000)
})

test('texts of all lengths come back as they were', async () => {
  for (const length of [0, 1, 8191, 8192, 65_536, 3_000_000]) {
    const text = 'é'.repeat(length)
    const { rows } = await database.pool.query<{ text: string }>('select $1::text as text', [text])
    expect(rows[0]?.text === text, `${length}`).toBe(true)
  }
})

test('while the database computes, this thread goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-'))
  const own = await openEmbedded(folder)
  let turns = 0
  const count = (): void => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await own.db.execute(sql`select count(*) from generate_series(1, 3000000)`)
  clearImmediate(next)
  expect(turns).toBeGreaterThan(1000)
  await own.close()
  await rm(folder, { recursive: true })
})
