import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { ownershipOffers } from '../people-schema.ts'
import { reviewDecisions } from '../review-links-schema.ts'

export type OfferRow = typeof ownershipOffers.$inferSelect

/** To whom a workspace was offered; an offer that ran out or was declined too. */
export async function findOffer(db: Db | Tx, workspaceId: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(ownershipOffers).where(eq(ownershipOffers.workspaceId, workspaceId))
  return row ?? null
}

/** Offers a workspace, in place of any offer before. */
export async function upsertOffer(tx: Tx, row: typeof ownershipOffers.$inferInsert): Promise<void> {
  const { workspaceId: _same, ...set } = { declinedAt: null, ...row }
  await tx.insert(ownershipOffers).values(row).onConflictDoUpdate({ target: ownershipOffers.workspaceId, set })
}

export async function declineOffer(tx: Tx, workspaceId: string, declinedAt: Date): Promise<void> {
  await tx.update(ownershipOffers).set({ declinedAt }).where(eq(ownershipOffers.workspaceId, workspaceId))
}

/** False when there was none. */
export async function deleteOffer(tx: Tx, workspaceId: string): Promise<boolean> {
  const gone = await tx
    .delete(ownershipOffers)
    .where(eq(ownershipOffers.workspaceId, workspaceId))
    .returning({ id: ownershipOffers.workspaceId })
  return gone.length === 1
}

/** What clients decided about a workspace's projects is kept with its new owner. */
export async function giveDecisions(tx: Tx, workspaceId: string, ownerId: string): Promise<void> {
  await tx.update(reviewDecisions).set({ ownerId }).where(eq(reviewDecisions.workspaceId, workspaceId))
}
