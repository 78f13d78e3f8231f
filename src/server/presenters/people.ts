import type { Invitation, WorkspacePerson } from '#api/people.ts'
import { displayName } from '#rules/people.ts'
import { avatarUrl } from '../avatar-url.ts'
import type { NamedPerson } from '../db/queries/members.ts'
import type { Invite } from '../db/queries/invites.ts'
import { passwordProvider } from '../db/queries/people.ts'

type About = Pick<WorkspacePerson, 'role' | 'projects' | 'made'> & {
  isHere: boolean
  lastSeen: Date | undefined
  /** null: not told */
  providers: readonly string[] | null
}

/** What of a person others in their workspace see. */
export function personAnswer(person: NamedPerson, about: About): WorkspacePerson {
  const { role, projects, made, isHere, lastSeen, providers } = about
  return {
    user_id: person.id,
    name: displayName(person),
    email: person.email,
    avatar_url: avatarUrl(person),
    role,
    projects,
    made,
    is_here: isHere,
    last_active: lastSeen?.toISOString() ?? null,
    sign_in: providers && providers.map((one) => (one === passwordProvider ? 'password' : 'google')),
  }
}

/** What of an invitation is told to who may invite. Its link is kept nowhere. */
export function inviteAnswer(row: Invite, projectName: string | null, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    project: row.projectId === null ? null : { id: row.projectId, name: projectName ?? '' },
    uses: row.uses,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= now,
  }
}
