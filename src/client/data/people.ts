import { queryOptions } from '@tanstack/react-query'
import type { GivenRole, InvitationLook, MadeLink } from '#api/people.ts'
import type { ProjectRole } from '#rules/permissions.ts'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'

/** Who is in a workspace, and who was invited. */
export function peopleQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['people', workspaceId],
    queryFn: ({ signal }) => laterApi.people.list({ workspace_id: workspaceId }, { signal }),
    retry: unlessRefused,
  })
}

/** Who may see a project, and how many editors it may have. */
export function projectPeopleQuery(projectId: string) {
  return queryOptions({
    queryKey: ['people', 'of-project', projectId],
    queryFn: ({ signal }) => laterApi.people.ofProject({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })
}

type Where = { workspace_id: string; role: GivenRole; project_id: string | null }

export const sendInvitations = (input: Where & { emails: string[] }): Promise<MadeLink[]> =>
  laterApi.invitations.send(input)
export const makeInviteLink = (input: Where & { uses: number }): Promise<MadeLink> =>
  laterApi.invitations.makeLink(input)

/** Another link; `sends` mails it. */
export const renewInvitation = (input: { workspace_id: string; id: string; sends: boolean }): Promise<MadeLink> =>
  laterApi.invitations.renew(input)

export async function revokeInvitation(input: { workspace_id: string; id: string }): Promise<void> {
  await laterApi.invitations.revoke(input)
}

export async function setRole(input: { workspace_id: string; user_id: string; role: GivenRole }): Promise<void> {
  await laterApi.people.setRole(input)
}

export async function removePerson(input: { workspace_id: string; user_id: string; keeper: string }): Promise<void> {
  await laterApi.people.remove(input)
}

export async function leaveWorkspace(input: { workspace_id: string; keeper: string }): Promise<void> {
  await laterApi.people.leave(input)
}

/** Signs a member or guest out of every browser. */
export const signOutPerson = (input: { workspace_id: string; user_id: string }): Promise<{ ended: number }> =>
  laterApi.people.signOut(input)

export async function setGuestRole(input: { project_id: string; user_id: string; role: ProjectRole }): Promise<void> {
  await laterApi.people.setGuestRole(input)
}

export async function removeGuest(input: { project_id: string; user_id: string }): Promise<void> {
  await laterApi.people.removeGuest(input)
}

export const lookAtInvitation = (token: string): Promise<InvitationLook> => laterApi.invitations.look({ token })
export const acceptInvitation = (token: string) => laterApi.invitations.accept({ token })
