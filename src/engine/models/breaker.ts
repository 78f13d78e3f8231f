import type { ModelLimits } from './limits.ts'

export type Breaker = {
  /** false: leave the endpoint alone. In the half-open state only one caller gets true. */
  enter(): boolean
  succeeded(): void
  failed(): void
  /** whether the next try would be refused */
  isOpen(): boolean
  /** the call ended without saying anything about the endpoint (stopped, refused) */
  left(): void
}

/** A circuit breaker for one endpoint and model; `now` in milliseconds. */
export function createBreaker(
  limits: Pick<ModelLimits, 'failures' | 'failureWindow' | 'openFor'>,
  now: () => number,
): Breaker {
  let failures: number[] = []
  let openUntil: number | null = null
  let probing = false

  return {
    enter() {
      if (openUntil === null) return true
      if (now() < openUntil || probing) return false
      probing = true
      return true
    },
    succeeded() {
      failures = []
      openUntil = null
      probing = false
    },
    failed() {
      const time = now()
      failures = [...failures.filter((at) => time - at < limits.failureWindow), time]
      if (probing || failures.length >= limits.failures) openUntil = time + limits.openFor
      probing = false
    },
    isOpen: () => openUntil !== null && now() < openUntil,
    left() {
      probing = false
    },
  }
}
