import type { Page } from '@playwright/test'

/** The longest time in ms that a page's main thread was not free within a moment. */
export function worstPause(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        let last = started
        let worst = 0
        const timer = setInterval(() => {
          const now = performance.now()
          worst = Math.max(worst, now - last)
          last = now
          if (now - started < 300) return
          clearInterval(timer)
          resolve(worst)
        }, 10)
      }),
  )
}
