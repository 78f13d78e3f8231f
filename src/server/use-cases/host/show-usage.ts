import { usageSince } from '../../db/queries/model-usage.ts'
import { costOf } from '../../generations/token-prices.ts'
import type { Services } from '../../services.ts'

export type ModelUsageRow = Awaited<ReturnType<typeof usageSince>>[number] & {
  /** null: the host has said no prices */
  cost: number | null
}

/** What each model came to in the last days. */
export async function showUsage(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  days: number,
): Promise<ModelUsageRow[]> {
  const rows = await usageSince(db, new Date(now().getTime() - days * 24 * 60 * 60_000))
  return rows.map((row) => ({ ...row, cost: config.aiPrices ? costOf(row, config.aiPrices) : null }))
}
