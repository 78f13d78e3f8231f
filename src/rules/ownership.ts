import { counted } from './listed.ts'
import {
  planLimits,
  limitsOf,
  type Plan,
  projectLimitReason,
  type WorkspaceType,
  workspaceLimitReason,
} from './plans.ts'
import { seatsOf } from './seats.ts'
import { storageOf, wholeMegabytes } from './storage.ts'

/** An offer to own a workspace is good for this many days. */
export const offerDays = 14

/** What somebody owns already, and what the workspace brings with it. */
export type TakenOver = {
  plan: Plan
  billing: boolean
  /** workspaces of theirs */
  owned: number
  projects: { theirs: number; here: number }
  bytes: { theirs: number; here: number }
  /** of the workspace */
  seats: number
}

/** Why a workspace cannot be that person's by their plan; null when it can. The same words for them and for the owner. */
export function ownershipReason({ plan, billing, owned, projects, bytes, seats }: TakenOver): string | null {
  const limits = limitsOf(plan, billing)
  const name = limits.displayName
  const most = { seats: seatsOf(plan, billing), bytes: storageOf(plan, billing).personBytes }
  if (!limits.teamWorkspaces)
    return `${name} has no team workspaces. Whoever owns this one needs ${planLimits.teams.displayName}: see Plans & Billing.`
  return (
    workspaceLimitReason(limits, owned, 'team') ??
    (projects.here > 0 ? projectLimitReason(limits, projects.theirs + projects.here - 1) : null) ??
    (seats > most.seats
      ? `This workspace takes ${counted(seats, 'seat')}, and ${name} has ${most.seats}. Remove people or invitations first.`
      : null) ??
    (bytes.theirs + bytes.here > most.bytes
      ? `This workspace takes ${wholeMegabytes(bytes.here)} MB, for which ${name} has no room. Delete old projects first.`
      : null)
  )
}

/** Why nobody can be offered a workspace of that type; null when its members can. */
export function neverOffered(type: WorkspaceType): string | null {
  if (type === 'team') return null
  return (
    'A personal workspace stays with its owner. To hand a project over, let it be copied in its Share panel: ' +
    'who has the link makes one of their own of it.'
  )
}

/** What becomes the new owner's on that day, and what does not; both are shown it before. */
export const whatMoves = {
  moves: [
    'All projects with their pages, versions, chats and comments',
    'Sites that are live, their addresses and domains, and what their forms receive',
    'Keys of models that were added here: they go on working, on the accounts that they belong to',
    'What clients decided in reviews',
  ],
  stays: [
    'Credits and plan of the owner before. New pages use the credits of the new owner from then on',
    'What was bought: nothing is charged and nothing is paid back',
    'Everybody’s role. Only the owner before becomes an admin',
  ],
} as const
