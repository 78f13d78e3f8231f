import { type Plan, planLimits } from './plans.ts'
import type { Visibility } from './sites.ts'
import { megabytesWords } from './units.ts'

export type SiteLimits = {
  /** sites of a person, in all workspaces that they own */
  sites: number
  /** the badge stays on */
  needsBadge: boolean
  passwords: boolean
  /** the newest so many releases are kept, and the live one */
  releases: number
  /** all files of a release */
  releaseBytes: number
  /** domains of one's own on all sites, 'www.' not counted */
  domains: number
}

const megabyte = 1024 * 1024

/** What a plan publishes, counted for the owner of the workspace. */
export const siteLimits: Record<Plan, SiteLimits> = {
  free: { sites: 1, needsBadge: true, passwords: false, releases: 10, releaseBytes: 50 * megabyte, domains: 0 },
  pro: {
    sites: Infinity,
    needsBadge: false,
    passwords: true,
    releases: Infinity,
    releaseBytes: 250 * megabyte,
    domains: 10,
  },
  teams: {
    sites: Infinity,
    needsBadge: false,
    passwords: true,
    releases: Infinity,
    releaseBytes: 500 * megabyte,
    domains: 50,
  },
}

const unlimited: SiteLimits = { ...siteLimits.teams, releaseBytes: Infinity, domains: Infinity }

/** BILLING=off lifts every limit. */
export function sitesOf(plan: Plan, billing: boolean): SiteLimits {
  return billing ? siteLimits[plan] : unlimited
}

/** Why a plan does not take this, or null. The words say what works today. */
export function siteLimitReason(
  plan: Plan,
  limits: SiteLimits,
  wanted: { sites: number; badge: boolean; visibility: Visibility; bytes: number },
): string | null {
  const { displayName } = planLimits[plan]
  if (wanted.sites > limits.sites)
    return (
      `${displayName} has ${limits.sites} site, and yours is published from another project. Unpublish that one, or ` +
      'choose a larger plan.'
    )
  if (!wanted.badge && limits.needsBadge)
    return `The badge is part of ${displayName}. Pro and Teams publish without it.`
  if (wanted.visibility === 'password' && !limits.passwords)
    return `A password is part of Pro. Until then, Unlisted keeps the site out of search engines: only people with the link find it.`
  if (wanted.bytes > limits.releaseBytes)
    return (
      `This site has ${megabytesWords(Math.ceil(wanted.bytes / megabyte))}, and ${displayName} publishes ` +
      `${megabytesWords(limits.releaseBytes / megabyte)}. Make its pictures smaller.`
    )
  return null
}

/** Why a plan does not take so many domains of one's own, or null. */
export function domainLimitReason(plan: Plan, limits: SiteLimits, domains: number): string | null {
  if (domains <= limits.domains) return null
  if (limits.domains === 0)
    return 'A domain of your own is part of Pro. The free address stays yours and will lead to the new one.'
  return `${planLimits[plan].displayName} has ${limits.domains} domains, and all are used. Remove one that you need no longer.`
}

/** The plans that have domains of one's own. */
export const plansWithDomains = (Object.keys(siteLimits) as Plan[]).filter((plan) => siteLimits[plan].domains > 0)
