import { findGeneration, type EndedStatus } from '../db/queries/generations.ts'
import { Refusal } from '../errors.ts'
import type { Services, Visitor } from '../services.ts'

/** Stops one's own generation and tells how it ended; stopping what has ended changes nothing. Throws NOT_FOUND. */
export async function stopGeneration(
  services: Services,
  visitor: Visitor,
  id: string,
): Promise<{ outcome: EndedStatus | null }> {
  if (!(await findGeneration(services.db, id, visitor.id))) throw new Refusal('NOT_FOUND')
  await services.runner.stop(id)
  const row = await findGeneration(services.db, id, visitor.id)
  return { outcome: row && row.status !== 'running' ? row.status : null }
}
