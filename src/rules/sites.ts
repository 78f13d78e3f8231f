/** What a site can be in: what visitors get follows from it. */
export const siteStates = ['live', 'paused', 'unpublished', 'taken_down'] as const
export type SiteState = (typeof siteStates)[number]

/** Who can see a site: everybody, whoever has its address, whoever knows its password. */
export const visibilities = ['public', 'unlisted', 'password'] as const
export type Visibility = (typeof visibilities)[number]

/** How a page of the draft stands to what visitors see. */
export const pageStates = ['new', 'changed', 'same', 'empty', 'removed'] as const
export type PublishState = (typeof pageStates)[number]

export const sitePasswordMinLength = 4
