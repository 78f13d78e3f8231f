import { countsDays, dayOf } from '#rules/visits.ts'
import { forgetVisits } from '../../db/queries/site-visits.ts'
import type { Services } from '../../services.ts'

/** Salts and digests of yesterday go, and counts that are older than 13 months. */
export async function forgetOldVisits({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await forgetVisits(db, dayOf(now), dayOf(new Date(now.getTime() - countsDays * 86_400_000)))
}
