import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { accounts, profiles, users } from '../schema.ts'

export type UserRow = typeof users.$inferSelect
export type AccountRow = typeof accounts.$inferSelect

/** 'credential' is the auth library's name for e-mail and password. */
export const passwordProvider = 'credential'

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

/** Locks the person's row, so that what changes their ways to sign in happens one after another. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

/** Null when the address is taken. */
export async function insertUser(tx: Tx, row: { id: string; email: string }): Promise<UserRow | null> {
  const [inserted] = await tx
    .insert(users)
    .values({ ...row, name: '' })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return inserted ?? null
}

export async function confirmEmail(tx: Tx, id: string): Promise<void> {
  await tx
    .update(users)
    .set({
      emailVerified: true,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id))
}

/** Makes the profile when there is none, and fills names that are empty. */
export async function ensureProfile(
  db: Db | Tx,
  id: string,
  { firstName = null, lastName = null }: { firstName?: string | null; lastName?: string | null },
): Promise<void> {
  const insert = db.insert(profiles).values({ id, firstName, lastName })
  if (!firstName && !lastName) await insert.onConflictDoNothing()
  else
    await insert.onConflictDoUpdate({
      target: profiles.id,
      set: {
        firstName: sql`coalesce(nullif(${profiles.firstName}, ''), excluded.first_name)`,
        lastName: sql`coalesce(nullif(${profiles.lastName}, ''), excluded.last_name)`,
      },
    })
}

export async function identitiesOf(db: Db | Tx, userId: string): Promise<AccountRow[]> {
  return db.select().from(accounts).where(eq(accounts.userId, userId)).orderBy(accounts.createdAt, accounts.id)
}

/** The hash of the person's password; null when they have none. */
export async function passwordOf(db: Db | Tx, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, passwordProvider)))
  return row?.password ?? null
}

/** Sets the password; the first one is a new way to sign in with `id`. */
export async function setPassword(tx: Tx, userId: string, password: string, id: string): Promise<void> {
  await tx
    .insert(accounts)
    .values({ id, userId, providerId: passwordProvider, accountId: userId, password })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password, updatedAt: sql`now()` },
    })
}

export async function deleteIdentity(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.id, id)))
}

/** All ways to sign in but the password go. */
export async function deleteOtherIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, passwordProvider)))
}
