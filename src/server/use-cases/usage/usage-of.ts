import { displayName } from '#rules/people.ts'
import { refusal } from '#rules/permissions.ts'
import { spanOf, type UsagePeriod } from '#rules/usage.ts'
import { lastProjectNames } from '../../db/queries/activity.ts'
import type { Db } from '../../db/database.ts'
import { findAccount } from '../../db/queries/credit-accounts.ts'
import { findPeople, type NamedPerson } from '../../db/queries/members.ts'
import { projectNames } from '../../db/queries/projects.ts'
import type { UsageOf } from '../../db/queries/usage.ts'
import type { Membership } from '../../db/queries/workspaces.ts'
import { workspaceFor } from '../../policies/access.ts'
import type { Person } from '../../services.ts'

export type UsageScope = { workspace: Membership; of: UsageOf; day: string }

/** What of a workspace's usage somebody may see: all of it, or their own. Days are those of the account that pays. Throws NOT_FOUND. */
export async function usageScope(
  db: Db,
  person: Person,
  { workspace_id: workspaceId, period }: { workspace_id: string; period: UsagePeriod },
): Promise<UsageScope> {
  const workspace = await workspaceFor(db, person, workspaceId, 'seeUsage')
  const { day } = await findAccount(db, workspace.ownerId)
  const userId = refusal(workspace.role, 'seeAllUsage') === null ? null : person.id
  return { workspace, of: { ...spanOf(period, day), workspaceId, userId }, day }
}

/** Whoever made something under this id; null and ids without an account: it was deleted. */
export type Makers = { personOf(id: string | null): NamedPerson | null; nameOf(id: string | null): string }

export const deletedAccount = 'Deleted account'

export async function makersOf(db: Db, ids: readonly (string | null)[]): Promise<Makers> {
  const people = await findPeople(
    db,
    ids.flatMap((id) => id ?? []),
  )
  const known = new Map(people.map((person) => [person.id, person]))
  const personOf = (id: string | null) => (id === null ? null : (known.get(id) ?? null))
  return {
    personOf,
    nameOf: (id) => {
      const person = personOf(id)
      return person ? displayName(person) : deletedAccount
    },
  }
}

type Used = { projectId: string | null; name: string | null }

/** What projects are called; those that were deleted by their last names. */
export async function namesOfProjects(
  db: Db,
  used: readonly Used[],
): Promise<(one: Used) => { name: string; is_deleted: boolean }> {
  const ids = [...new Set(used.flatMap(({ projectId }) => projectId ?? []))]
  const now = await projectNames(db, ids)
  const last = await lastProjectNames(
    db,
    ids.filter((id) => !now.has(id)),
  )
  return ({ projectId, name }) => {
    const current = now.get(projectId ?? '')
    return { name: current ?? last.get(projectId ?? '') ?? name ?? 'No project', is_deleted: current === undefined }
  }
}
