import type { Db, Tx } from '../db/database.ts'
import { findMemberProject, lockMemberProject, type ProjectRow } from '../db/queries/projects.ts'
import { findMembership, holdMembership, type Membership } from '../db/queries/workspaces.ts'
import { AppError } from '../errors.ts'
import type { Person } from '../services.ts'

/**
 * The one answer to "may this person …?": who is a member of a workspace sees and changes what is in it, and nobody else
 * learns that it exists. What only its owner may do, the rules say. All of these throw NOT_FOUND.
 */
function found<T>(row: T | null): T {
  if (row === null) throw new AppError('NOT_FOUND')
  return row
}

/** The workspace, for one of its members. */
export async function workspaceFor(db: Db | Tx, person: Person, workspaceId: string): Promise<Membership> {
  return found(await findMembership(db, person.id, workspaceId))
}

/** The workspace for one of its members, there until the transaction ends. */
export async function holdWorkspaceFor(tx: Tx, person: Person, workspaceId: string): Promise<Membership> {
  return found(await holdMembership(tx, person.id, workspaceId))
}

/** The project, for a member of its workspace. */
export async function projectFor(db: Db | Tx, person: Person, projectId: string): Promise<ProjectRow> {
  return found(await findMemberProject(db, person.id, projectId))
}

/** The project for a member of its workspace, and nobody else changes it until the transaction ends. */
export async function lockProjectFor(tx: Tx, person: Person, projectId: string): Promise<ProjectRow> {
  return found(await lockMemberProject(tx, person.id, projectId))
}
