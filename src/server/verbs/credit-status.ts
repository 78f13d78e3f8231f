import type { CreditStatus } from '#api/credits.ts'
import { freeDailyCredits, nextReset } from '#rules/credits.ts'
import { planOf } from '#rules/plans.ts'
import { findProfile } from '../db/queries/profiles.ts'
import { quotaDay, type QuotaSubject, usedQuota } from '../db/queries/quotas.ts'
import type { Caller, Services } from '../services.ts'

/** What is left: of the day's allowance for visitors and the free plan, of what was bought for the others. With BILLING=off nothing is counted. */
export async function creditStatus({ db, config }: Services, { visitor, person }: Caller): Promise<CreditStatus> {
  const profile = person && (await findProfile(db, person.id))
  const plan = person && planOf(profile?.plan)
  const totalCredits = profile?.credits ?? 0
  const day = await quotaDay(db)
  const resetsAt = nextReset(new Date(`${day}T00:00:00Z`)).toISOString()
  if (!config.billing) return { plan, dailyLimit: null, dailyUsed: 0, dailyRemaining: null, totalCredits, resetsAt }
  const dailyLimit = person ? (plan === 'free' ? freeDailyCredits : 0) : config.visitorDailyGenerations
  const subject: QuotaSubject = person ? { userId: person.id } : { visitorId: visitor.id, address: visitor.address }
  const dailyUsed = Math.min(dailyLimit, await usedQuota(db, day, subject))
  return { plan, dailyLimit, dailyUsed, dailyRemaining: dailyLimit - dailyUsed, totalCredits, resetsAt }
}
