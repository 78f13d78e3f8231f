import { type Plan, planLimits } from './plans.ts'
import { megabytesWords } from './units.ts'

/** What a site can be in: what visitors get follows from it. */
export const siteStates = ['live', 'paused', 'unpublished', 'taken_down'] as const
export type SiteState = (typeof siteStates)[number]

/** Who can see a site: everybody, whoever has its address, whoever knows its password. */
export const visibilities = ['public', 'unlisted', 'password'] as const
export type Visibility = (typeof visibilities)[number]

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
}

const megabyte = 1024 * 1024

/** What a plan publishes, counted for the owner of the workspace. */
export const siteLimits: Record<Plan, SiteLimits> = {
  free: { sites: 1, needsBadge: true, passwords: false, releases: 10, releaseBytes: 50 * megabyte },
  pro: { sites: Infinity, needsBadge: false, passwords: true, releases: Infinity, releaseBytes: 250 * megabyte },
  teams: { sites: Infinity, needsBadge: false, passwords: true, releases: Infinity, releaseBytes: 500 * megabyte },
}

const unlimited: SiteLimits = { ...siteLimits.teams, releaseBytes: Infinity }

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

export const siteNameMaxLength = 40
export const siteNameMinLength = 3
export const sitePasswordMinLength = 4

/** Names that the host uses itself, or that would look as if it did. */
const reserved = new Set(
  (
    'www app api admin administrator root mail smtp imap pop ftp ns ns1 ns2 dns mx status help support docs blog news about legal ' +
    'terms privacy security abuse report contact billing pay payment payments account accounts login signin signup register auth ' +
    'oauth sso id my dashboard console preview staging dev test testing demo beta cdn static assets media img images files ' +
    'download downloads internal intranet local localhost host server system webmail autoconfig autodiscover wpad isatap ' +
    'pages sites site shop store official team teams postmaster hostmaster webmaster noreply no-reply null undefined'
  ).split(' '),
)

/** Names that are imitated to steal passwords, and the words that go with that. */
const imitated = (
  'paypal google gmail apple icloud microsoft office365 outlook amazon netflix facebook instagram whatsapp linkedin ebay dhl ' +
  'fedex ups usps visa mastercard amex stripe coinbase binance metamask sparkasse volksbank chase wellsfargo hsbc barclays ' +
  'santander revolut klarna dropbox docusign github steam roblox'
).split(' ')
const luring = (
  'login signin secure security verify verification account support billing payment update unlock confirm wallet password ' +
  'auth help service refund bank'
).split(' ')

/** Why a site cannot be called so, whoever asks; null when it can. */
export function siteNameProblem(name: string): string | null {
  if (name.length < siteNameMinLength) return 'At least 3 letters or digits.'
  if (name.length > siteNameMaxLength) return `At most ${siteNameMaxLength} letters, digits and hyphens.`
  if (!/^[a-z0-9-]+$/.test(name)) return 'Use small letters, digits and hyphens.'
  if (name.startsWith('-') || name.endsWith('-')) return 'It begins and ends with a letter or a digit.'
  if (name.slice(2, 4) === '--') return 'Two hyphens after the second letter are kept for names in other scripts.'
  if (reserved.has(name)) return 'This name is kept for this host itself. Choose another one.'
  const words = name.split('-')
  const plain = words.join('')
  if (
    imitated.some(
      (one) => words.includes(one) || plain === one || (plain.includes(one) && one.length > 4 && lures(plain)),
    )
  )
    return 'This name could be mistaken for somebody else’s. Choose one of your own.'
  return null
}

const lures = (plain: string) => luring.some((one) => plain.includes(one))

/** A name for a site after what its project is called; it may be taken. */
export function suggestedSiteName(projectName: string): string {
  const plain = projectName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .join('-')
    .slice(0, siteNameMaxLength)
  const name = plain.endsWith('-') ? plain.slice(0, -1) : plain
  if (siteNameProblem(name) === null) return name
  const longer = `my-${name}`.slice(0, siteNameMaxLength)
  return siteNameProblem(longer) === null ? longer : 'my-new-site'
}

/** A few names beside one that is taken. */
export const namesBeside = (name: string): string[] =>
  [`the-${name}`, `${name}-online`, `${name}-page`, `hello-${name}`].filter((one) => siteNameProblem(one) === null)

/** How a page of the draft stands to what visitors see. */
export const pageStates = ['new', 'changed', 'same', 'empty', 'removed'] as const
export type PublishState = (typeof pageStates)[number]
