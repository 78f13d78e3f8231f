import { findGeneration, type EndedStatus } from '../db/queries/generations.ts'
import { NotFound } from '../errors.ts'
import type { Services, Visitor } from '../services.ts'

/** Stops one's own generation and tells how it ended; stopping what has ended changes nothing. Throws NotFound. */
export async function stopGeneration(
  services: Services,
  visitor: Visitor,
  id: string,
): Promise<{ outcome: EndedStatus | null }> {
  if (!(await findGeneration(services.db, id, visitor.id))) throw new NotFound()
  await services.runner.stop(id)
  const row = await findGeneration(services.db, id, visitor.id)
  return { outcome: row && row.status !== 'running' ? row.status : null }
}
