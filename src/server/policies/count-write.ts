import { planOf } from '#rules/plans.ts'
import { storageOf, tooFastWords } from '#rules/storage.ts'
import { findProfile } from '../db/queries/profiles.ts'
import type { Services } from '../services.ts'

/** Counts a change of a project, so that a loop does not fill the disk. Throws TOO_MANY with what the person's plan takes. */
export async function countWrite(
  { db, config, limits }: Pick<Services, 'db' | 'config' | 'limits'>,
  subject: { account: string; address: string },
): Promise<void> {
  await limits.take('write', subject, async () => {
    const plan = planOf((await findProfile(db, subject.account))?.plan)
    const kept = storageOf(plan, config.billing)
    return { points: kept.writesPerMinute, words: (seconds) => tooFastWords(plan, kept, seconds) }
  })
}
