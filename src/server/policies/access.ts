import { type Permission, refusal, type PersonRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../db/database.ts'
import { findMemberProject, lockMemberProject, type ProjectAccess } from '../db/queries/projects.ts'
import { findMembership, holdMembership, lockMembership, type Membership } from '../db/queries/workspaces.ts'
import { AppError } from '../errors.ts'
import type { Person } from '../services.ts'

/** Who asks; a request that waited has no session any more. */
type Asking = Pick<Person, 'id'>

/**
 * The one answer to "may this person …?". What each role may do stands in `rules/permissions.ts`; what somebody may not do
 * throws FORBIDDEN with its words. For whoever is neither a member nor a guest it does not exist: NOT_FOUND.
 */
function allowed<T extends { role: PersonRole }>(row: T | null, action: Permission): T {
  if (row === null) throw new AppError('NOT_FOUND')
  const reason = refusal(row.role, action)
  if (reason) throw new AppError('FORBIDDEN', reason)
  return row
}

/** The workspace, for one of its members. */
export async function workspaceFor(
  db: Db | Tx,
  person: Asking,
  workspaceId: string,
  action: Permission,
): Promise<Membership> {
  return allowed(await findMembership(db, person.id, workspaceId), action)
}

/** The workspace for one of its members, there until the transaction ends. */
export async function holdWorkspaceFor(
  tx: Tx,
  person: Asking,
  workspaceId: string,
  action: Permission,
): Promise<Membership> {
  return allowed(await holdMembership(tx, person.id, workspaceId), action)
}

/** The same, and nobody else changes who is in the workspace until the transaction ends. */
export async function lockWorkspaceFor(
  tx: Tx,
  person: Asking,
  workspaceId: string,
  action: Permission,
): Promise<Membership> {
  return allowed(await lockMembership(tx, person.id, workspaceId), action)
}

/** The project, for a member of its workspace or its guest. */
export async function projectFor(
  db: Db | Tx,
  person: Asking,
  projectId: string,
  action: Permission,
): Promise<ProjectAccess> {
  return allowed(await findMemberProject(db, person.id, projectId), action)
}

/** The same, and nobody else changes the project until the transaction ends. */
export async function lockProjectFor(
  tx: Tx,
  person: Asking,
  projectId: string,
  action: Permission,
): Promise<ProjectAccess> {
  return allowed(await lockMemberProject(tx, person.id, projectId), action)
}
