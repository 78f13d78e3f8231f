import { expect, test } from 'vitest'
import { atMost, isSoak, patience } from '#test/support/draw.ts'
import { liveMember } from '#test/support/live-people.ts'
import { moment } from '#test/support/moment.ts'
import { freePort, startProduct, until } from '#test/support/product.ts'
import { createWriter } from './writer.ts'

/** Many in `npm run soak`, one in `npm test`. */
const kills = isSoak ? 20 : 1
const people = isSoak ? 10 : 5
/** At least this many writes are acknowledged between two kills. */
const writesBetween = 10

// Faults 4 and 5.
test(
  `kill -9 of the server while ${people} people write, kills: ${kills}: nothing acknowledged is lost, and it opens again`,
  async () => {
    const env = { PORT: String(await freePort()), BILLING: 'off', DESIGNER_SECONDS: '0.4' }
    let product = await startProduct(env)
    const { folder } = product
    const writers: ReturnType<typeof createWriter>[] = []
    for (let n = 0; n < people; n += 1) writers.push(createWriter(await liveMember(() => product.url)))
    const stop = new AbortController()
    const writing = Promise.all(writers.map((writer) => writer.write(stop.signal)))
    let failed = false
    writing.catch(() => (failed = true))
    const written = () => writers.reduce((sum, writer) => sum + writer.written(), 0)
    for (let n = 0; n < kills; n += 1) {
      const enough = written() + writesBetween
      await until(() => written() >= enough || failed, 2 * patience)
      await moment(400)
      await product.kill()
      product = await startProduct(env, folder)
    }
    await expect(startProduct({ ...env, PORT: String(await freePort()) }, folder)).rejects.toThrow('in use by process')
    stop.abort()
    await writing
    // However the kills fell, some pages come to their end before the last one.
    await Promise.all(writers.map((writer) => writer.generate()))
    await until(async () => (await Promise.all(writers.map((writer) => writer.isIdle()))).every(Boolean), 2 * patience)
    await product.kill()
    product = await startProduct(env, folder)
    const outcomes = (await Promise.all(writers.map((writer) => writer.check()))).flat()
    // Some of many kills fall into a generation; one may not.
    if (isSoak) expect(outcomes.filter((outcome) => outcome === 'interrupted').length).toBeGreaterThan(0)
    expect(outcomes.filter((outcome) => outcome === 'stored').length).toBeGreaterThan(0)
    await product.stop()
  },
  atMost(600_000),
)
