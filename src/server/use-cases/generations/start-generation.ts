import type { z } from 'zod'
import type { startInput } from '#api/generations.ts'
import { promptProblem } from '#rules/chat.ts'
import { findByTurn, countRunning, insertGeneration } from '../../db/queries/generations.ts'
import { quotaDay, takeQuota } from '../../db/queries/quotas.ts'
import { AppError } from '../../errors.ts'
import { noCredits } from '../credits/no-credits.ts'
import { needContinuable } from '../../policies/continuable.ts'
import type { Services, Visitor } from '../../services.ts'
import { newId } from '../../db/new-id.ts'
import { needShallow } from '../../policies/need-shallow.ts'

/** A visitor may watch this many pages being made at once. */
const runningPerVisitor = 3

/** Reserves one generation, writes its row and starts it. The same `turn` started twice is one generation. */
export async function startGeneration(
  services: Pick<Services, 'config' | 'db' | 'runner' | 'work'>,
  visitor: Visitor,
  input: z.infer<typeof startInput>,
): Promise<{ id: string }> {
  const { db, config, runner } = services
  const problem = promptProblem(input.prompt)
  if (problem) throw new AppError('PAYLOAD_TOO_LARGE', problem)
  const sent = { visitorId: visitor.id, projectId: null, turn: input.turn }
  const existing = await findByTurn(db, sent)
  if (existing) return { id: existing.id }
  await needShallow(services, visitor.id, [input.html, ...input.pages.map(({ html }) => html)])
  const started = await db.transaction(async (tx) => {
    if ((await countRunning(tx, visitor.id)) >= runningPerVisitor) throw new AppError('TOO_MANY')
    if (input.continues)
      await needContinuable(tx, input.continues.id, { visitorId: visitor.id, pageName: input.pageName })
    const day = config.billing && !input.continues ? await quotaDay(tx) : null
    const limit = config.visitorDailyGenerations
    const row = {
      id: newId(),
      visitorId: visitor.id,
      address: visitor.address,
      turn: input.turn,
      pageName: input.pageName,
      mode: input.mode,
      quotaDay: day,
      continues: input.continues?.id ?? null,
    }
    if (!(await insertGeneration(tx, { ...row, status: 'running', charge: 'reserved' }))) return null
    // Thrown inside the transaction, so that a half-taken reservation is undone.
    if (day && !(await takeQuota(tx, day, { visitorId: visitor.id, address: visitor.address }, limit)))
      throw noCredits(day, limit, null)
    return { ...row, projectId: null, payerId: null }
  })
  if (!started) {
    const other = await findByTurn(db, sent)
    if (!other) throw new Error('The generation was not stored.')
    return { id: other.id }
  }
  const { prompt, mode, pageName, html, pages, chat, variant, targets } = input
  const continues = input.continues ? { continues: input.continues.what } : {}
  runner.start(started, { prompt, mode, pageName, html, pages, chat, variant, targets, ...continues })
  return { id: started.id }
}
