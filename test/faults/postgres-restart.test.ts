import { afterAll, expect, test } from 'vitest'
import { atMost, patience } from '#test/support/draw.ts'
import { liveMember } from '#test/support/live-people.ts'
import { type Cluster, hasPostgres, startCluster } from '#test/support/postgres.ts'
import { type Product, startProduct, until } from '#test/support/product.ts'
import { createWriter } from './writer.ts'

let cluster: Cluster | undefined
let product: Product | undefined
afterAll(async () => {
  await product?.stop()
  await cluster?.stop()
})

// Faults 7 and 8.
test.runIf(hasPostgres)(
  'PostgreSQL killed three times under traffic: 503s only, it comes back, nothing acknowledged is lost',
  async () => {
    cluster = await startCluster()
    const DATABASE_URL = await cluster.create('product')
    const server = (product = await startProduct({ DATABASE_URL, BILLING: 'off', DESIGNER_SECONDS: '0.4' }))
    const writers: ReturnType<typeof createWriter>[] = []
    for (let n = 0; n < 5; n += 1) writers.push(createWriter(await liveMember(() => server.url)))
    const stop = new AbortController()
    let failed = false
    const writing = Promise.all(writers.map((writer) => writer.write(stop.signal)))
    writing.catch(() => (failed = true))
    const written = () => writers.reduce((sum, writer) => sum + writer.written(), 0)
    const more = async () => {
      const enough = written() + 20
      await until(() => written() >= enough || failed, 2 * patience)
    }
    for (let n = 0; n < 3; n += 1) {
      await more()
      await cluster.kill()
      await until(async () => (await fetch(`${server.url}/readyz`)).status === 503)
      await cluster.start()
    }
    await more()
    await cluster.dropConnections('product')
    await more()
    stop.abort()
    await writing
    expect(server.process.exitCode).toBeNull()
    // However the restarts fell, some pages come to their end.
    await Promise.all(writers.map((writer) => writer.generate()))
    await until(async () => (await Promise.all(writers.map((writer) => writer.isIdle()))).every(Boolean), 2 * patience)
    const outcomes = (await Promise.all(writers.map((writer) => writer.check()))).flat()
    expect(outcomes.filter((outcome) => outcome === 'stored').length).toBeGreaterThan(0)
  },
  atMost(300_000),
)
