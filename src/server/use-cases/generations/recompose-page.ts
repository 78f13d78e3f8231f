import type { z } from 'zod'
import type { recomposeInput } from '#api/readings.ts'
import type { PageReading } from '#rules/page-reading.ts'
import { AppError } from '../../errors.ts'
import { needShallow } from '../../policies/need-shallow.ts'
import type { Caller, Services } from '../../services.ts'

/**
 * The page of a request whose reading a person changed. Nothing is charged and nothing stored: the request has the seal of
 * one that was paid for, and what changes of it are facts. Throws FORBIDDEN, TOO_MANY, BAD_REQUEST for a page too deep.
 */
export async function recomposePage(
  { auth, limits, work }: Pick<Services, 'auth' | 'limits' | 'work'>,
  { visitor, person }: Caller,
  { reading, changes, made, now, page_name: pageName, pages }: z.infer<typeof recomposeInput>,
): Promise<{ html: string; reading: PageReading; kept: number; lost: string[] }> {
  const who = person?.id ?? visitor.id
  if (!auth.seal.isOf(reading.seal, 'request', reading.request)) throw new AppError('FORBIDDEN')
  await limits.take('recompose', { account: who, address: visitor.address })
  await needShallow({ work }, who, [made, now, ...pages.map(({ html }) => html)])
  const { request, variant, changes: before, seal } = reading
  const task = { reading: { request, variant, changes: before }, changes, made, now, pageName, pages }
  const again = await work('recompose', task, who)
  return { ...again, reading: { ...again.reading, seal } }
}
