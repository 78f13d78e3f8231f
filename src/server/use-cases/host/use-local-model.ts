import type { HostInfo } from '#api/host.ts'
import { AppError } from '../../errors.ts'
import { saveLocalChoice } from '../../models/local-choice.ts'
import type { Services, Visitor } from '../../services.ts'
import { hostInfo, isAtMachine } from './host-info.ts'

/** Lets a model on this machine make pages, or no longer. Throws FORBIDDEN for whoever is not at it, NOT_FOUND. */
export async function useLocalModel(
  services: Pick<Services, 'config' | 'models' | 'db'>,
  visitor: Visitor,
  { use }: { use: { name: string; model: string } | null },
): Promise<HostInfo> {
  const { config, models, db } = services
  if (!isAtMachine(config, visitor) || config.ai) throw new AppError('FORBIDDEN')
  const found = use && models.local.found.find(({ name, model }) => name === use.name && model === use.model)
  if (use && !found) throw new AppError('NOT_FOUND', 'This model does not run here any more. Start it and reload.')
  await saveLocalChoice(db, models, found ?? null)
  return hostInfo(services, visitor)
}
