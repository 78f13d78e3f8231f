import { ORPCError } from '@orpc/client'
import { SessionEnded } from '../../state/auth/recovery.ts'
import { requestIdOf } from './request-id.ts'

/** What can be told of a failed call. */
export type Problem = {
  /** words that the server wrote for people; null when there are none */
  reason: string | null
  /** such as 'NOT_FOUND'; null when the server was not reached */
  code: string | null
  requestId: string | null
}

/** The unknown is never shown raw: a failure that the contract does not foresee has no words of its own. */
export function problemOf(error: unknown): Problem {
  const requestId = requestIdOf(error)
  if (error instanceof SessionEnded) return { reason: error.message, code: 'UNAUTHORIZED', requestId }
  if (!(error instanceof ORPCError)) return { reason: null, code: null, requestId }
  return { reason: error.defined || error.status < 500 ? error.message : null, code: String(error.code), requestId }
}

/** Whether the server knows nobody by this session any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof ORPCError && error.status === 401

/** Whether the plan has no room for what was asked: a larger one has. */
export function isPlanFull(error: unknown): boolean {
  return ['PLAN_LIMIT', 'STORAGE_LIMIT'].includes(problemOf(error).code ?? '')
}

/** How long to wait after too many tries, in seconds; null when that was not the reason. */
export function waitOf(error: unknown): number | null {
  if (!(error instanceof ORPCError) || error.code !== 'TOO_MANY') return null
  const data: unknown = error.data
  const seconds = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data && data.retryAfterSeconds
  return typeof seconds === 'number' ? seconds : 60
}

/** For a query: a refusal is final, anything else is tried once more. */
export function unlessRefused(failures: number, error: Error): boolean {
  return failures < 1 && problemOf(error).reason === null
}
