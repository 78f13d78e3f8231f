import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How long the server's thread keeps others waiting, in milliseconds. */
export type LoopDelay = { p50: number; p99: number; max: number; rssMb: number }

/** Measures from now on. @returns what was measured since the last time somebody asked */
export function measureLoop(): () => LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  return () => {
    const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e4) / 100
    const found = { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }
    delay.reset()
    return { ...found, rssMb: Math.round(process.memoryUsage.rss() / 1e6) }
  }
}
