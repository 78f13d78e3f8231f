import type { Tx } from '../database.ts'
import { repairs } from '../schema.ts'

/** Notes that a version of a page is being repaired; false when it was before. */
export async function noteRepair(tx: Tx, version: string): Promise<boolean> {
  const noted = await tx.insert(repairs).values({ version }).onConflictDoNothing().returning()
  return noted.length > 0
}
