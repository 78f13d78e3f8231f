/** How often the builder's main thread should come to breathe, in ms. */
const breathEvery = 100

/** Without a breath for this long, in ms, the messages are what keeps it busy. */
const breathless = 400

/** 10,000 messages a second are dropped unread without harm; these many in one breath are not. */
const mostInOneBreath = 5000
const fewEnough = 1000

export type FloodWatch = {
  /** Call it for each message; true once they drown the main thread. */
  seen: () => boolean
  stop: () => void
}

export function watchForFlood(): FloodWatch {
  let count = 0
  let breath = performance.now()
  const timer = setInterval(() => {
    count = 0
    breath = performance.now()
  }, breathEvery)
  return {
    seen: () => {
      count += 1
      if (count < fewEnough) return false
      return count > mostInOneBreath || performance.now() - breath > breathless
    },
    stop: () => clearInterval(timer),
  }
}
