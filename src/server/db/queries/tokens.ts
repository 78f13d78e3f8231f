import { and, eq, gt, like, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { sessions, verifications } from '../schema.ts'

/** What a mailed token is good for. */
export type TokenPurpose = 'verify' | 'reset'

/** Keeps a token by its hash; `value` says whose it is. */
export async function insertToken(
  db: Db | Tx,
  row: { id: string; purpose: TokenPurpose; hash: string; value: string; expiresAt: Date },
): Promise<void> {
  const { id, purpose, hash, value, expiresAt } = row
  await db.insert(verifications).values({ id, identifier: `${purpose}:${hash}`, value, expiresAt })
}

/** Whose token it is, without using it up; null when it was used, ran out, or never was. */
export async function findToken(db: Db | Tx, purpose: TokenPurpose, hash: string): Promise<string | null> {
  const [row] = await db.select({ value: verifications.value }).from(verifications).where(isGood(purpose, hash))
  return row?.value ?? null
}

/** Uses the token up, exactly once. */
export async function takeToken(tx: Tx, purpose: TokenPurpose, hash: string): Promise<string | null> {
  const [row] = await tx.delete(verifications).where(isGood(purpose, hash)).returning({ value: verifications.value })
  return row?.value ?? null
}

export async function deleteTokens(tx: Tx, purpose: TokenPurpose, value: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(like(verifications.identifier, `${purpose}:%`), eq(verifications.value, value)))
}

/** What ran out goes: tokens, states of an OpenID sign-in, sessions. */
export async function forgetExpired(db: Db): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}

function isGood(purpose: TokenPurpose, hash: string) {
  return and(eq(verifications.identifier, `${purpose}:${hash}`), gt(verifications.expiresAt, sql`now()`))
}
