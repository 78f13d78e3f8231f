import type { Db } from '../database.ts'
import { siteReports } from '../site-reports-schema.ts'

export async function insertSiteReport(db: Db, row: typeof siteReports.$inferInsert): Promise<void> {
  await db.insert(siteReports).values(row)
}
