import { activityDays } from '#rules/activity.ts'
import { plans } from '#rules/plans.ts'
import { forgetActivity } from '../../db/queries/activity.ts'
import type { Services } from '../../services.ts'

/** What is older than the plan of a workspace's owner keeps goes. */
export async function forgetOldActivity({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const all = plans.map((plan) => ({ plan, days: activityDays(plan, config.billing) }))
  const [least, most] = [Math.min(...all.map(({ days }) => days)), Math.max(...all.map(({ days }) => days))]
  const long = { days: most, plans: all.flatMap(({ plan, days }) => (days === most ? [plan] : [])) }
  await forgetActivity(db, { days: least, long })
}
