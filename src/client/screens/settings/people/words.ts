import type { OwnershipOffer } from '#api/ownership.ts'
import type { Invitation, WorkspacePerson } from '#api/people.ts'
import { counted, listed } from '#rules/listed.ts'
import { roleNames } from '#rules/permissions.ts'
import { relativeTime, shortDate } from '#rules/relative-time.ts'

type Place = Pick<WorkspacePerson, 'role' | 'projects'>

/** What somebody is: 'Admin', or a guest. */
export const roleLine = ({ role }: Place) => (role === null ? 'Guest' : roleNames[role])

/** What they can open: 'All 12 projects', or of a guest each project with the role in it. */
export function placesLine({ role, projects }: Place, count: number): string {
  if (role !== null) return count === 1 ? 'The one project' : count === 0 ? 'No projects yet' : `All ${count} projects`
  return projects.map((one) => `${one.name} (${roleNames[one.role].toLowerCase()})`).join(', ')
}

const hourMs = 60 * 60_000
const weekMs = 7 * 24 * hourMs

/** When somebody last had a project of this workspace open. It is kept to the hour. */
export function activeLine({ is_here, last_active }: Pick<WorkspacePerson, 'is_here' | 'last_active'>, now: number) {
  if (is_here) return 'Here now'
  if (last_active === null) return 'Not seen here yet'
  const at = Date.parse(last_active)
  if (now - at < hourMs) return 'Here within the hour'
  return now - at < weekMs ? `Here ${relativeTime(at, now)}` : `Here on ${shortDate(at, now)}`
}

const ways = { password: 'password', google: 'Google' } as const

/** 'Signs in with Google'; null for who is not told. */
export function signInLine({ sign_in }: Pick<WorkspacePerson, 'sign_in'>): string | null {
  if (sign_in === null) return null
  return sign_in.length === 0 ? 'Cannot sign in' : `Signs in with ${listed(sign_in.map((one) => ways[one]))}`
}

/** How an offer of the workspace stands, for its owner. */
export function offerWords(offer: OwnershipOffer, now: number): { title: string; line: string; isOpen: boolean } {
  const { to, created_at, expires_at, declined_at } = offer
  const day = (at: string) => shortDate(Date.parse(at), now)
  if (declined_at !== null)
    return { title: `${to.name} declined`, line: `On ${day(declined_at)}. You remain the owner.`, isOpen: false }
  if (offer.is_expired)
    return {
      title: `${to.name} did not answer`,
      line: `The offer ended on ${day(expires_at)}. You remain the owner.`,
      isOpen: false,
    }
  return {
    title: `${to.name} has not answered yet`,
    line: `Asked on ${day(created_at)}, ends on ${day(expires_at)}. You remain the owner.`,
    isOpen: true,
  }
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
