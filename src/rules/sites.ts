/** What a site can be in: what visitors get follows from it. */
export const siteStates = ['live', 'paused', 'unpublished', 'taken_down'] as const
export type SiteState = (typeof siteStates)[number]

/** Who can see a site: everybody, whoever has its address, whoever knows its password. */
export const visibilities = ['public', 'unlisted', 'password'] as const
export type Visibility = (typeof visibilities)[number]

/** How a page of the draft stands to what visitors see. */
export const pageStates = ['new', 'changed', 'same', 'empty', 'removed'] as const
export type PublishState = (typeof pageStates)[number]

const newAccountMs = 24 * 60 * 60 * 1000

/** Until when search engines are asked to leave out the sites of an account; it may be past. Null: its address is verified. */
export const hiddenUntil = (owner: { emailVerified: boolean; createdAt: Date }) =>
  owner.emailVerified ? null : new Date(owner.createdAt.getTime() + newAccountMs)

type Listed = { noindex: boolean; visibility: Visibility; hiddenUntil: Date | null }

/** Whether search engines are asked to leave a site out. */
export const isHidden = ({ noindex, visibility, hiddenUntil: until }: Listed, now: Date) =>
  noindex || visibility !== 'public' || (until !== null && until > now)

export const sitePasswordMinLength = 4
