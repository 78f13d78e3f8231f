import { forgetBlobs, lockOrphans } from '../../db/queries/sites.ts'
import { transact } from '../../db/transact.ts'
import { blobKey } from '../../files/blob-key.ts'
import type { Services } from '../../services.ts'

const hourMs = 60 * 60_000
const atOnce = 100

/**
 * Deletes files of sites that no release names and that nobody touched for an hour, and what a killed server had begun to
 * write. @returns how many of sites
 */
export async function sweepSiteFiles(
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  olderThanMs = hourMs,
): Promise<number> {
  const before = new Date(now().getTime() - olderThanMs)
  await files.deleteUnfinished(before)
  for (let swept = 0; ; ) {
    const taken = await transact(db, async (tx) => {
      const orphans = await lockOrphans(tx, before, atOnce)
      // The rows go last: killed in between, the next sweep finds them again.
      for (const sha256 of orphans)
        for (const encoding of [undefined, 'br', 'gzip'] as const) await files.delete(blobKey(sha256, encoding))
      if (orphans.length > 0) await forgetBlobs(tx, orphans)
      return orphans.length
    })
    swept += taken
    if (taken < atOnce) return swept
  }
}
