import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { projects, users, workspaceMembers, workspaces } from '../schema.ts'

export type OwnedWorkspaceRow = { id: string; name: string; others: number }

/** The workspaces of an owner, held until the transaction ends, with how many other people are in each. */
export async function lockOwnedWorkspaces(tx: Tx, ownerId: string): Promise<OwnedWorkspaceRow[]> {
  return tx
    .select({
      id: workspaces.id,
      name: workspaces.name,
      others: sql<number>`(
        select count(*)::int from ${workspaceMembers}
        where ${workspaceMembers.workspaceId} = ${workspaces.id} and ${workspaceMembers.userId} <> ${ownerId}
      )`,
    })
    .from(workspaces)
    .where(eq(workspaces.ownerId, ownerId))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .for('update')
}

/** Ids of all projects in these workspaces. */
export async function listProjectIds(tx: Tx, workspaceIds: string[]): Promise<{ id: string; workspaceId: string }[]> {
  if (workspaceIds.length === 0) return []
  return tx
    .select({ id: projects.id, workspaceId: projects.workspaceId })
    .from(projects)
    .where(inArray(projects.workspaceId, workspaceIds))
}

/** What a person made in workspaces of others stays there and becomes the owner's. */
export async function transferProjects(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(projects)
    .set({ userId: sql`${workspaces.ownerId}`, importId: null })
    .from(workspaces)
    .where(and(eq(workspaces.id, projects.workspaceId), eq(projects.userId, userId), ne(workspaces.ownerId, userId)))
}

/** The person, and by cascade all that is only theirs: ways to sign in, sessions, profile, workspaces and their projects. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
