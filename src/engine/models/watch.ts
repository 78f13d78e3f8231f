import { ModelError } from './errors.ts'
import type { ModelErrorCode } from './errors.ts'

/** Time-outs and the caller's stop as one signal; its reason is always a ModelError. */
export type Watch = {
  readonly signal: AbortSignal
  /** (re)starts the timer that fires `code` unless `expect` or `close` comes first */
  expect(code: ModelErrorCode, milliseconds: number): void
  /** stops that timer */
  relax(): void
  /** settles like `promise`, or rejects as soon as the signal fires */
  race<T>(promise: Promise<T>): Promise<T>
  close(): void
}

export function createWatch(stop: AbortSignal): Watch {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const abort = () => controller.abort(stop.reason instanceof ModelError ? stop.reason : new ModelError('aborted'))
  if (stop.aborted) abort()
  stop.addEventListener('abort', abort, { once: true })

  return {
    signal,
    expect(code, milliseconds) {
      clearTimeout(timer)
      timer = setTimeout(() => controller.abort(new ModelError(code)), milliseconds)
    },
    relax() {
      clearTimeout(timer)
    },
    race(promise) {
      return new Promise((resolve, reject) => {
        const onAbort = () => reject(signal.reason)
        if (signal.aborted) onAbort()
        signal.addEventListener('abort', onAbort, { once: true })
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
      })
    },
    close() {
      clearTimeout(timer)
      stop.removeEventListener('abort', abort)
    },
  }
}
