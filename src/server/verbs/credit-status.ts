import type { CreditStatus } from '#api/credits.ts'
import { nextReset } from '#rules/credits.ts'
import { quotaDay, usedQuota } from '../db/queries/quotas.ts'
import type { Services, Visitor } from '../services.ts'

/** What is left today. With BILLING=off nothing is counted. */
export async function creditStatus({ db, config }: Services, visitor: Visitor): Promise<CreditStatus> {
  const day = await quotaDay(db)
  const resetsAt = nextReset(new Date(`${day}T00:00:00Z`)).toISOString()
  if (!config.billing)
    return { plan: null, dailyLimit: null, dailyUsed: 0, dailyRemaining: null, totalCredits: 0, resetsAt }
  const dailyLimit = config.visitorDailyGenerations
  const dailyUsed = Math.min(dailyLimit, await usedQuota(db, day, { visitorId: visitor.id, address: visitor.address }))
  return { plan: null, dailyLimit, dailyUsed, dailyRemaining: dailyLimit - dailyUsed, totalCredits: 0, resetsAt }
}
