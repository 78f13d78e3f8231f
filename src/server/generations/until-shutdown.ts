/** Whoever makes a page has this long, in milliseconds, to say how far it came once the server is to stop. */
export const lastWordsMs = 3000

/**
 * What an engine says, up to its end; once a shutdown has interrupted it, for so long at most. A worker hears nothing while it
 * computes, and a busy one may compute for longer than a server has to write everything down.
 */
export async function* untilShutdown<Event>(
  events: AsyncIterable<Event>,
  signal: AbortSignal,
  graceMs = lastWordsMs,
): AsyncGenerator<Event> {
  const iterator = events[Symbol.asyncIterator]()
  const { promise: over, resolve: end } = Promise.withResolvers<null>()
  let timer: NodeJS.Timeout | undefined
  const onAbort = () => {
    if (signal.reason === 'interrupted') timer = setTimeout(() => end(null), graceMs)
  }
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), over])
      if (next === null || next.done) return
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    // One that still computes ends when it hears of it: nobody waits.
    iterator.return?.().catch(() => {})
  }
}
