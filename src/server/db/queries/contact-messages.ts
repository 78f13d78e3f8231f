import type { Db } from '../database.ts'
import { contactMessages } from '../money-schema.ts'

export async function insertContactMessage(db: Db, row: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(row)
}
