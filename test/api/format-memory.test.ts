import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openFormatMemory } from '#server/generations/format-memory.ts'
import { faultPages } from '#test/corpus/operation-faults/bases.ts'
import { playedModel } from '#test/support/played-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { testDatabase } from '#test/support/server.ts'

const logger = pino({ level: 'silent' })
const week = 7 * 24 * 60 * 60_000

test('what a model taught is there after a restart, and fades by half in a week', async () => {
  const database = await testDatabase()
  let now = new Date('2026-03-01T00:00:00Z')
  const memory = await openFormatMemory(database.db, logger, () => now)
  expect(memory.recall('one')).toEqual({})
  memory.keep('one', { operations: { tried: 2, worked: 0 }, section: { tried: 4, worked: 4 } })
  memory.keep('one', { operations: { tried: 4, worked: 1 }, section: { tried: 4, worked: 4 } })
  memory.keep('two', { operations: { tried: 1, worked: 1 } })
  await memory.settled()

  const again = await openFormatMemory(database.db, logger, () => now)
  expect(again.recall('one')).toEqual({ operations: { tried: 4, worked: 1 }, section: { tried: 4, worked: 4 } })
  expect(again.recall('two')).toEqual({ operations: { tried: 1, worked: 1 } })
  expect(again.recall('three')).toEqual({})
  now = new Date(now.getTime() + week)
  expect(again.recall('one')).toEqual({ operations: { tried: 2, worked: 0.5 }, section: { tried: 2, worked: 2 } })
  await database.close()
})

test('a model that falls into search and replace is asked for it by the next process too', async () => {
  const database = await testDatabase()
  const model = playedModel(
    'searcher',
    () => '<<<<<<< SEARCH\nCandles that burn slowly\n=======\nSlow light\n>>>>>>> REPLACE',
  )
  const asked = request("change the headline to 'Slow light'", { html: faultPages.candles })
  for (let process = 0; process < 4; process++) {
    const memory = await openFormatMemory(database.db, logger)
    expect((await runTurn(asked, { model, memory })).done).toMatchObject({ outcome: 'stored', applied: 1 })
    await memory.settled()
  }
  expect(model.asked.map((prompt) => prompt.includes('<<<<<<< SEARCH'))).toEqual([false, false, true, true])
  await database.close()
})

test('a database that is away costs a turn nothing', async () => {
  const database = await testDatabase()
  const memory = await openFormatMemory(database.db, logger)
  await database.close()
  memory.keep('one', { operations: { tried: 1, worked: 1 } })
  await memory.settled()
  expect(memory.recall('one').operations?.tried).toBeCloseTo(1)
})
