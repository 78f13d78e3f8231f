import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { isDatabaseAway } from '../db/unavailable.ts'
import { AppError, errorStatuses } from '../errors.ts'
import { awayWords } from '../http/problem.ts'
import { inFieldWords } from './field-words.ts'

/** The messages a call declares in the contract, by code. */
type Declared = Record<string, { message?: string | undefined } | undefined>

/** The one translator from what a use case throws to what a caller reads. The unknown passes on and becomes a bare 500. */
export async function translate(db: Db, error: unknown, declared: Declared): Promise<unknown> {
  if (error instanceof ORPCError) return inFieldWords(error)
  if (!(error instanceof AppError))
    return (await isDatabaseAway(db, error))
      ? new ORPCError('UNAVAILABLE', { status: errorStatuses.UNAVAILABLE, message: awayWords.database })
      : error
  const message = error.words ?? declared[error.code]?.message ?? 'This is not possible.'
  return new ORPCError(error.code, {
    defined: declared[error.code] !== undefined,
    status: errorStatuses[error.code],
    message,
    ...(error.data === undefined ? {} : { data: error.data }),
  })
}

const again = z.object({ retryAfterSeconds: z.number() })

/** A refusal that passes says when, in the headers too. */
export function setRetryAfter(
  error: unknown,
  { setHeader }: { setHeader: (name: string, value: string) => void },
): void {
  const wait = error instanceof AppError && error.code === 'TOO_MANY' ? again.safeParse(error.data).data : undefined
  if (!wait) return
  setHeader('Retry-After', String(wait.retryAfterSeconds))
  setHeader('X-Retry-After', String(wait.retryAfterSeconds))
}
