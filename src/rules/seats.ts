import { counted } from './listed.ts'
import { type Plan, planLimits, planOffers } from './plans.ts'

/** An invitation is good for this many days. */
export const invitationDays = 14

/** So many addresses are invited at once, and so many people may use one link. */
export const mostInvited = 50

/** How many people a workspace and its invitations may hold, its owner included. */
const seats: Record<Plan, number> = { free: 1, pro: 1, teams: planOffers.teams.seats }

/** How many editors a project of a personal workspace may have beside its owner. */
const editors: Record<Plan, number> = { free: 0, pro: planOffers.pro.editors, teams: planOffers.pro.editors }

export const seatsOf = (plan: Plan, billing: boolean) => (billing ? seats[plan] : Infinity)
export const editorsOf = (plan: Plan, billing: boolean) => (billing ? editors[plan] : Infinity)

/** Used of a limit; Infinity for none. */
export type Used = { used: number; limit: number }

/** 'Seat 18 of 20' */
export function seatWords({ used, limit }: { used: number; limit: number | null }): string {
  return limit === null ? counted(used, 'seat') : `Seat ${used} of ${limit}`
}

/** Why so many more people do not fit into a workspace; null when they do. */
export function seatReason({ used, limit }: Used, wanted: number): string | null {
  if (used + wanted <= limit) return null
  const free = Math.max(0, limit - used)
  const state =
    free === 0
      ? `Every seat is taken: ${used} of ${limit}.`
      : `${counted(free, 'seat')} of ${limit} ${free === 1 ? 'is' : 'are'} free, and ${wanted} are needed.`
  return `${state} Revoke an invitation or remove a person first. Viewers of a single project need no seat.`
}

/** Why a project cannot have so many more editors; null when it can. */
export function editorReason({ used, limit }: Used, wanted: number, plan: Plan): string | null {
  if (used + wanted <= limit) return null
  const name = planLimits[plan].displayName
  if (limit === 0)
    return `${name} has no editors beside the owner; ${planLimits.pro.displayName} has ${editors.pro} for each project. Viewers are free.`
  return `${used} of ${limit} editors on ${name}. Invite as a viewer, which is free, or take an editor out first.`
}

/** A personal workspace has projects to share, and no seats. */
export const personalReason =
  'This is a personal workspace: share one of its projects instead. A team workspace, which Teams has, is shared as a whole.'
