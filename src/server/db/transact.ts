import type { Db, Tx } from './database.ts'

/** What PostgreSQL answers to the one of two transactions that it gave up for the other: serialization, deadlock. */
const givenUp = new Set(['40001', '40P01'])
const tries = 4

/** Runs `work` in one transaction, and again from the start when the database gave it up for another one. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (left === 0 || !isGivenUp(error)) throw error
    }
  }
}

/** Whether the database gave this transaction up for another one; it is tried again. */
export function isGivenUp(error: unknown): boolean {
  return givenUp.has(codeOf(error))
}

/** The database's code of an error; drizzle puts the driver's error into its own as the cause. */
function codeOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return inner instanceof Error && 'code' in inner ? String(inner.code) : ''
}
