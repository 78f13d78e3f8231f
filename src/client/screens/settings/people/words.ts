import type { Invitation, WorkspacePerson } from '#api/people.ts'
import { counted } from '#rules/listed.ts'
import { roleNames } from '#rules/permissions.ts'
import { shortDate } from '#rules/relative-time.ts'

/** What somebody is: 'Admin', or of which projects a guest. */
export function roleLine({ role, projects }: Pick<WorkspacePerson, 'role' | 'projects'>): string {
  if (role !== null) return roleNames[role]
  const [first] = projects
  if (projects.length === 1 && first) return `${roleNames[first.role]} of ${first.name} only`
  return `Guest of ${counted(projects.length, 'project')}`
}

/** 'Editor, all projects · 12 days left' */
export function inviteLine(invitation: Invitation, now: number): string {
  const { role, project, uses, email, expires_at: until } = invitation
  const place = project ? `${project.name} only` : 'all projects'
  const times = email === null ? `, ${counted(uses, 'use')} left` : ''
  const end = shortDate(Date.parse(until), now)
  const state = invitation.is_expired ? `Ended on ${end}. Its place is free again` : `Good until ${end}`
  return `${roleNames[role]}, ${place}${times} · ${state}`
}

/** What is typed or pasted as addresses, each once. */
export function addressesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;<>]+/).filter((word) => word.includes('@')))]
}
