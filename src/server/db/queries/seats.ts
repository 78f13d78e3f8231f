import { and, countDistinct, eq, isNull, ne, notInArray, or, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { projectMembers, workspaceInvites } from '../people-schema.ts'
import { workspaceMembers } from '../schema.ts'
import { isOpen } from './invites.ts'

/**
 * The seats of a workspace that are taken: its members, people who edit single projects of it, and everybody who may still
 * accept an invitation to one of these. `except` leaves one invitation out.
 */
export async function seatsInUse(db: Db | Tx, workspaceId: string, except: string | null = null): Promise<number> {
  const members = await db.$count(workspaceMembers, eq(workspaceMembers.workspaceId, workspaceId))
  const own = db
    .select({ id: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId))
  const [guests] = await db
    .select({ n: countDistinct(projectMembers.userId) })
    .from(projectMembers)
    .where(
      and(
        eq(projectMembers.workspaceId, workspaceId),
        eq(projectMembers.role, 'editor'),
        notInArray(projectMembers.userId, own),
      ),
    )
  const takesSeat = or(isNull(workspaceInvites.projectId), eq(workspaceInvites.role, 'editor'))
  const invited = await usesOf(db, and(eq(workspaceInvites.workspaceId, workspaceId), takesSeat), except)
  return members + (guests?.n ?? 0) + invited
}

/** The editors that a project has beside the members of its workspace, and those who may still become one. */
export async function editorsInUse(db: Db | Tx, projectId: string, except: string | null = null): Promise<number> {
  const isEditor = and(eq(projectMembers.projectId, projectId), eq(projectMembers.role, 'editor'))
  const guests = await db.$count(projectMembers, isEditor)
  const asked = and(eq(workspaceInvites.projectId, projectId), eq(workspaceInvites.role, 'editor'))
  return guests + (await usesOf(db, asked, except))
}

async function usesOf(db: Db | Tx, which: ReturnType<typeof and>, except: string | null): Promise<number> {
  const [row] = await db
    .select({ n: sum(workspaceInvites.uses) })
    .from(workspaceInvites)
    .where(and(which, isOpen, except === null ? sql`true` : ne(workspaceInvites.id, except)))
  return Number(row?.n ?? 0)
}
