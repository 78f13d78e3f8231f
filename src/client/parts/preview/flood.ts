/** How often the builder's main thread should come to breathe, in ms. */
const breathEvery = 50

/** What few messages may take of the builder's main thread while `window` breaths pass, in ms. */
const budget = 600

/** Breaths that are looked at together: two seconds of them. */
const window = 2000 / breathEvery

/** Fewer late breaths than these may be anything. */
const fewBreaths = 5

/** This much of what came late without messages says that the machine is busy, whoever posts. */
const mostWithout = 0.25

/** One late breath may be the builder's own work; this many messages in it are not, when they take so many ms. */
const fewEnough = 50
const manyMayTake = 100

/** 20,000 messages a second are dropped unread without harm; these many in one breath are not. */
const mostInOneBreath = 2500

export type FloodWatch = {
  /** Call it for each message; true once they take more of the main thread than they may. */
  seen: () => boolean
  stop: () => void
}

/**
 * Measures what messages cost that nobody reads: the browser carries each of them to the main thread, and 20 MB take
 * longer than a thousand words. Time is counted against them that passed while they came and no timer got its turn; on a
 * machine that is busy with something else, timers are late without messages too.
 */
export function watchForFlood(): FloodWatch {
  let count = 0
  let last = performance.now()
  /** how late each of the last breaths came, in ms */
  let breaths: { late: number; hadMessages: boolean }[] = []
  const timer = setInterval(() => {
    const now = performance.now()
    breaths = [...breaths.slice(1 - window), { late: Math.max(0, now - last - breathEvery), hadMessages: count > 0 }]
    count = 0
    last = now
  }, breathEvery)
  const lateness = (hadMessages: boolean) =>
    breaths.filter((breath) => breath.late > 0 && breath.hadMessages === hadMessages).map(({ late }) => late)
  return {
    seen: () => {
      count += 1
      if (count > mostInOneBreath) return true
      const waiting = Math.max(0, performance.now() - last - breathEvery)
      if (count > fewEnough) return waiting > manyMayTake
      const taken = lateness(true)
      const total = sum(taken) + waiting
      return taken.length >= fewBreaths && total > budget && sum(lateness(false)) < mostWithout * total
    },
    stop: () => clearInterval(timer),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
