import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { workspaceInvites } from '../people-schema.ts'
import { users } from '../schema.ts'

export type InviteRow = typeof workspaceInvites.$inferSelect
export type NewInvite = typeof workspaceInvites.$inferInsert

/** What of an invitation is told: never the hash of its link. */
const { tokenHash: _tokenHash, ...shown } = getTableColumns(workspaceInvites)
export type Invite = Omit<InviteRow, 'tokenHash'>

/** False when that address is invited to the same place already. */
export async function insertInvite(tx: Tx, row: NewInvite): Promise<boolean> {
  const inserted = await tx
    .insert(workspaceInvites)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: workspaceInvites.id })
  return inserted.length === 1
}

/** The invitations of a workspace, oldest first; those that ran out too. */
export async function listInvites(db: Db | Tx, workspaceId: string): Promise<Invite[]> {
  return db
    .select(shown)
    .from(workspaceInvites)
    .where(eq(workspaceInvites.workspaceId, workspaceId))
    .orderBy(asc(workspaceInvites.createdAt), asc(workspaceInvites.id))
}

/** An invitation of a workspace, held until the transaction ends. */
export async function lockInvite(tx: Tx, workspaceId: string, id: string): Promise<Invite | null> {
  const [row] = await tx
    .select(shown)
    .from(workspaceInvites)
    .where(and(eq(workspaceInvites.workspaceId, workspaceId), eq(workspaceInvites.id, id)))
    .for('update')
  return row ?? null
}

/** The invitation whose link has this hash; one that ran out too. */
export async function findInviteByHash(db: Db | Tx, tokenHash: string): Promise<Invite | null> {
  const [row] = await db.select(shown).from(workspaceInvites).where(eq(workspaceInvites.tokenHash, tokenHash))
  return row ?? null
}

/** The invitation with that id, and the hash of its link. */
export async function findInviteRow(db: Db | Tx, id: string): Promise<InviteRow | null> {
  const [row] = await db.select().from(workspaceInvites).where(eq(workspaceInvites.id, id))
  return row ?? null
}

/** Those of these invitations that are for the address of that person. */
export async function findInvitesFor(db: Db | Tx, userId: string, ids: string[]): Promise<InviteRow[]> {
  if (ids.length === 0) return []
  return db
    .select(getTableColumns(workspaceInvites))
    .from(workspaceInvites)
    .innerJoin(users, eq(users.email, workspaceInvites.email))
    .where(and(inArray(workspaceInvites.id, ids), eq(users.id, userId)))
}

/** Another link in place of the one that was sent, good from now on. */
export async function renewInvite(
  tx: Tx,
  id: string,
  change: Pick<InviteRow, 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  await tx.update(workspaceInvites).set(change).where(eq(workspaceInvites.id, id))
}

export async function deleteInvite(tx: Tx, id: string): Promise<void> {
  await tx.delete(workspaceInvites).where(eq(workspaceInvites.id, id))
}

/** The links that somebody made: whoever may not invite any more leaves none behind, for others or for themselves. */
export async function deleteLinksBy(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await tx
    .delete(workspaceInvites)
    .where(
      and(
        eq(workspaceInvites.workspaceId, workspaceId),
        eq(workspaceInvites.invitedBy, userId),
        isNull(workspaceInvites.email),
      ),
    )
}

/** The invitations by mail of somebody to a place where they are by now, however they came in. @returns their ids */
export async function deleteInvitesOf(
  tx: Tx,
  { workspaceId, projectId, email }: Pick<Invite, 'workspaceId' | 'projectId'> & { email: string },
): Promise<string[]> {
  const place = projectId === null ? isNull(workspaceInvites.projectId) : eq(workspaceInvites.projectId, projectId)
  const rows = await tx
    .delete(workspaceInvites)
    .where(and(eq(workspaceInvites.workspaceId, workspaceId), place, eq(workspaceInvites.email, email)))
    .returning({ id: workspaceInvites.id })
  return rows.map(({ id }) => id)
}

/** One of those who may use it has. The caller holds it. */
export async function useInvite(tx: Tx, { id, uses }: Invite): Promise<void> {
  if (uses <= 1) return deleteInvite(tx, id)
  await tx
    .update(workspaceInvites)
    .set({ uses: uses - 1 })
    .where(eq(workspaceInvites.id, id))
}

/** Invitations that hold a place still. */
export const isOpen = gt(workspaceInvites.expiresAt, sql`now()`)
