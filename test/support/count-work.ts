import { Session } from 'node:inspector/promises'

/** Counts from its start on: functions that were compiled before have no counters. So import this first. */
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/**
 * How much work a function does, counted rather than timed: how often the blocks of the product's own code and of the
 * parser run in it. The same on every machine, however busy it is.
 */
export async function countWork(work: () => unknown): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => /\/(?:src|node_modules\/parse5)\//.test(url))
  return own
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}
