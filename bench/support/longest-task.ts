import type { Browser, Page } from '@playwright/test'

/** Times in ms: by the clock, with what other programs took of it, and of the processor alone. */
export type LongestTask = { wall: number; cpu: number }

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

const mark = 'this is the window'

/** Records the tasks of a window's main thread; frames that live in other processes are not part of it. */
export async function traceTasks(browser: Browser, page: Page): Promise<{ stop: () => Promise<LongestTask> }> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.evaluate((name) => performance.mark(name), mark)
  return {
    stop: async () => {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
      const marked = traceEvents.find(({ name }) => name === mark)
      const tasks = traceEvents.filter(
        ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === marked?.pid && tid === marked.tid,
      )
      if (tasks.length === 0) throw new Error('The trace holds no task of the window')
      const longest = (read: (task: TraceEvent) => number | undefined) =>
        Math.max(...tasks.map((task) => read(task) ?? 0)) / 1000
      return { wall: longest(({ dur }) => dur), cpu: longest(({ tdur }) => tdur) }
    },
  }
}
