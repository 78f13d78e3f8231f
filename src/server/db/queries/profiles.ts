import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { profiles } from '../schema.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type ProfileChange = Partial<
  Pick<
    ProfileRow,
    'plan' | 'firstName' | 'lastName' | 'avatarKey' | 'avatarChangedAt' | 'defaultsCreatedAt' | 'returnedToFreeAt'
  >
>

export async function findProfile(db: Db | Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId))
  return row ?? null
}

/** The profile, with its row held until the transaction ends: whatever counts against its plan takes turns here. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  return row ?? null
}

export async function updateProfile(db: Db | Tx, userId: string, change: ProfileChange): Promise<ProfileRow | null> {
  const [row] = await db
    .update(profiles)
    .set({ ...change, updatedAt: sql`clock_timestamp()` })
    .where(eq(profiles.id, userId))
    .returning()
  return row ?? null
}
