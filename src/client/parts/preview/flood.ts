/** How often the builder's main thread should come to breathe, in ms. */
const breathEvery = 50

/** What the messages of a page may take of each second of the builder's main thread, in ms. */
const budget = 200

/** Breaths that make up that second. */
const window = 1000 / breathEvery

/** One late breath may be the builder's own work; this many messages in it are not. */
const fewEnough = 50

/** 20,000 messages a second are dropped unread without harm; these many in one breath are not. */
const mostInOneBreath = 2500

export type FloodWatch = {
  /** Call it for each message; true once they take more of the main thread than they may. */
  seen: () => boolean
  stop: () => void
}

/**
 * Measures what messages cost that nobody reads: the browser carries each of them to the main thread, and 20 MB take
 * longer than a thousand words. Time is counted against them that passed while they came and no timer got its turn.
 */
export function watchForFlood(): FloodWatch {
  let count = 0
  let last = performance.now()
  /** ms of the last breaths that came late with messages in them */
  let late: number[] = []
  const timer = setInterval(() => {
    const now = performance.now()
    late = [...late.slice(1 - window), count > 0 ? Math.max(0, now - last - breathEvery) : 0]
    count = 0
    last = now
  }, breathEvery)
  return {
    seen: () => {
      count += 1
      if (count > mostInOneBreath) return true
      const waiting = performance.now() - last - breathEvery
      if (count > fewEnough) return waiting > budget / 2
      const before = late.filter((ms) => ms > 0)
      return before.length > 0 && before.reduce((sum, ms) => sum + ms, Math.max(0, waiting)) > budget
    },
    stop: () => clearInterval(timer),
  }
}
