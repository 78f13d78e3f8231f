import { spamDays } from '#rules/submissions.ts'
import { listRetentions } from '../../db/queries/site-forms.ts'
import { forgetDeliveries } from '../../db/queries/submission-deliveries.ts'
import { forgetSubmissions as forget } from '../../db/queries/submissions.ts'
import type { Services } from '../../services.ts'

const dayMs = 24 * 60 * 60_000
/** What went out is listed for so long. */
const deliveryDays = 90

/** Deletes answers that their sites keep no longer, and old spam. */
export async function forgetSubmissions({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const kept = await listRetentions(db)
  await forget(
    db,
    ago(spamDays),
    kept.map(({ siteId, days }) => ({ siteId, before: ago(days) })),
  )
  await forgetDeliveries(db, ago(deliveryDays))
}
