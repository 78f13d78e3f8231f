import { type ReportReason, reportReasons } from '#rules/site-reports.ts'
import { newId } from '../../db/new-id.ts'
import { insertSiteReport } from '../../db/queries/site-reports.ts'
import { reportLetter } from '../../mail/site-letters.ts'
import type { Services } from '../../services.ts'

type Reported = { site: { id: string; name: string }; url: string; why: ReportReason; words: string; email: string }

/** Keeps a report of a page, and mails it to whoever runs this host. Throws TOO_MANY. */
export async function reportPage(
  { db, config, limits, mail }: Pick<Services, 'db' | 'config' | 'limits' | 'mail'>,
  address: string,
  { site, url, why, words, email }: Reported,
): Promise<void> {
  await limits.take('siteReport', { address })
  await insertSiteReport(db, { id: newId(), siteId: site.id, siteName: site.name, url, why, words, email })
  if (config.adminEmail) mail?.send(reportLetter(config.adminEmail, site.name, url, reportReasons[why], words, email))
}
