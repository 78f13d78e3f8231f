import type { Invitation, WorkspacePeople, WorkspacePerson } from '#api/people.ts'
import { type PersonRole, refusal } from '#rules/permissions.ts'
import { listInvites } from '../../db/queries/invites.ts'
import { findPeople } from '../../db/queries/members.ts'
import { projectNames } from '../../db/queries/projects.ts'
import {
  countMade,
  type GuestRow,
  lastSeen,
  listGuests,
  listMembers,
  signInsOf,
} from '../../db/queries/workspace-people.ts'
import { findWorkspaceRow, type WorkspaceRow } from '../../db/queries/workspaces.ts'
import { AppError } from '../../errors.ts'
import { projectFor, workspaceFor } from '../../policies/access.ts'
import { planOfOwner, roomIn } from '../../policies/room-for-people.ts'
import { inviteAnswer, personAnswer } from '../../presenters/people.ts'
import type { Person, Services } from '../../services.ts'

type Needed = Pick<Services, 'config' | 'db' | 'now' | 'presence'>

/** Who is in a workspace; invitations only for who may invite. Throws NOT_FOUND and FORBIDDEN. */
export async function listPeople(services: Needed, person: Person, workspaceId: string): Promise<WorkspacePeople> {
  const { db } = services
  const workspace = await workspaceFor(db, person, workspaceId, 'seePeople')
  const guests = await listGuests(db, { workspaceId })
  return {
    seats: await placesOf(services, workspace, null),
    people: await peopleOf(services, workspaceId, guests, workspace.role),
    invitations: await invitesOf(services, workspaceId, workspace.role),
  }
}

/** Who may see a project: the members of its workspace and its guests. Throws NOT_FOUND and FORBIDDEN. */
export async function listProjectPeople(services: Needed, person: Person, projectId: string) {
  const { db } = services
  const { role, workspaceId } = await projectFor(db, person, projectId, 'seePeople')
  const workspace = await findWorkspaceRow(db, workspaceId)
  if (!workspace) throw new AppError('NOT_FOUND')
  const guests = await listGuests(db, { projectId })
  const invitations = await invitesOf(services, workspaceId, role)
  return {
    workspace_id: workspaceId,
    workspace_type: workspace.workspaceType,
    seats: await placesOf(services, workspace, projectId),
    people: await peopleOf(services, workspaceId, guests, role),
    invitations: invitations.filter(({ project }) => project?.id === projectId),
  }
}

/** Seats of the workspace, or in a personal one the editors of a project. */
async function placesOf(services: Needed, workspace: WorkspaceRow, projectId: string | null) {
  const plan = await planOfOwner(services.db, workspace.ownerId)
  const room = await roomIn(services, services.db, { workspace, projectId, role: 'editor' }, plan)
  const { used = 0, limit = Infinity } = room ?? {}
  return { used, limit: Number.isFinite(limit) ? limit : null }
}

async function peopleOf(
  { db, presence }: Needed,
  workspaceId: string,
  guests: readonly GuestRow[],
  caller: PersonRole,
): Promise<WorkspacePerson[]> {
  const members = await listMembers(db, workspaceId)
  const roles = new Map(members.map(({ userId, role }) => [userId, role]))
  const ids = [...new Set([...members, ...guests].map(({ userId }) => userId))]
  const known = new Map((await findPeople(db, ids)).map((person) => [person.id, person]))
  const seen = await lastSeen(db, workspaceId)
  const here = presence.hereIn(workspaceId)
  const signIns = refusal(caller, 'managePeople') === null ? await signInsOf(db, ids) : null
  const made = await countMade(db, workspaceId)
  return ids.flatMap((id) => {
    const person = known.get(id)
    if (!person) return []
    const projects = guests
      .filter(({ userId }) => userId === id)
      .map(({ projectId, projectName, role }) => ({ id: projectId, name: projectName, role }))
    const about = { role: roles.get(id) ?? null, projects, made: made.get(id) ?? 0 }
    const providers = signIns && (signIns.get(id) ?? [])
    return [personAnswer(person, { ...about, isHere: here.has(id), lastSeen: seen.get(id), providers })]
  })
}

async function invitesOf({ db, now }: Needed, workspaceId: string, role: PersonRole): Promise<Invitation[]> {
  if (refusal(role, 'managePeople') !== null) return []
  const rows = await listInvites(db, workspaceId)
  const names = await projectNames(
    db,
    rows.flatMap(({ projectId }) => projectId ?? []),
  )
  return rows.map((row) => inviteAnswer(row, (row.projectId && names.get(row.projectId)) ?? null, now()))
}
