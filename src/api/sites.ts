import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, siteName, sitePassword, text } from '#rules/fields.ts'
import { pageStates, siteStates, visibilities } from '#rules/sites.ts'
import { forbidden, conflict, notFound, planLimit, tooMany, unauthorized, unavailable } from './errors.ts'

const tags = ['Sites']
const ofProject = z.object({ project_id: id })

export const release = z.object({
  id: z.uuid(),
  number: z.number(),
  created_at: z.string(),
  /** who published it; null: that account is gone */
  by: z.string().nullable(),
  pages: z.array(z.object({ name: z.string(), version_id: z.uuid(), number: z.number(), path: z.string() })),
  bytes: z.number(),
})
export type Release = z.infer<typeof release>

export const site = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  state: z.enum(siteStates),
  visibility: z.enum(visibilities),
  has_password: z.boolean(),
  badge: z.boolean(),
  noindex: z.boolean(),
  /** in the words of the host that took it down */
  taken_down_why: z.string().nullable(),
  /** what visitors see, or saw last */
  live: release.nullable(),
})
export type PublishedSite = z.infer<typeof site>

export const pageToPublish = z.object({
  name: z.string(),
  /** its address on the site */
  path: z.string(),
  state: z.enum(pageStates),
  /** the version that the page shows, and the one that visitors see */
  number: z.number().nullable(),
  live_number: z.number().nullable(),
  version_id: z.uuid().nullable(),
  live_version_id: z.uuid().nullable(),
})
export type PageToPublish = z.infer<typeof pageToPublish>

export const publishing = z.object({
  /** null: nothing was published yet */
  site: site.nullable(),
  pages: z.array(pageToPublish),
  /** pages of the draft that visitors do not see as they are */
  waiting: z.number(),
  /** a name for the first time */
  suggested_name: z.string(),
  /** how addresses are written here; null: this host publishes nothing */
  address: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** until when search engines are asked to leave out the sites of a new account; may be past. null: it is verified */
  hidden_until: z.string().nullable(),
  limits: z.object({
    plan: z.string(),
    needs_badge: z.boolean(),
    passwords: z.boolean(),
    /** null: all are kept */
    releases: z.number().nullable(),
  }),
})
export type Publishing = z.infer<typeof publishing>

const found = { ...unauthorized, ...forbidden, ...notFound }
const changing = { ...found, ...conflict, ...planLimit, ...tooMany, ...unavailable }

const looks = {
  visibility: z.enum(visibilities).optional(),
  password: sitePassword.optional(),
  badge: z.boolean().optional(),
}

export const sites = {
  get: oc
    .route({ method: 'GET', path: '/projects/{project_id}/site', summary: 'The site, and what is not published', tags })
    .input(ofProject)
    .output(publishing)
    .errors(found),
  checkName: oc
    .route({ method: 'GET', path: '/projects/{project_id}/site/name', summary: 'Whether a name is free', tags })
    .input(ofProject.extend({ name: text(200) }))
    .output(z.object({ name: z.string(), problem: z.string().nullable(), free: z.array(z.string()) }))
    .errors({ ...found, ...tooMany }),
  publish: oc
    .route({ method: 'POST', path: '/projects/{project_id}/site', summary: 'Publish the pages as they are', tags })
    .input(ofProject.extend({ name: siteName.optional(), ...looks }))
    .output(publishing)
    .errors(changing),
  update: oc
    .route({ method: 'PATCH', path: '/projects/{project_id}/site', summary: 'Address, who can see it, badge', tags })
    .input(ofProject.extend({ name: siteName.optional(), ...looks, noindex: z.boolean().optional() }))
    .output(publishing)
    .errors(changing),
  setState: oc
    .route({ method: 'PUT', path: '/projects/{project_id}/site/state', summary: 'Pause, unpublish or resume', tags })
    .input(ofProject.extend({ state: z.enum(['live', 'paused', 'unpublished']) }))
    .output(publishing)
    .errors(changing),
}

export const releases = {
  list: oc
    .route({ method: 'GET', path: '/projects/{project_id}/releases', summary: 'Newest first', tags: ['Releases'] })
    .input(ofProject)
    .output(z.array(release))
    .errors(found),
  setLive: oc
    .route({
      method: 'PUT',
      path: '/projects/{project_id}/releases/live',
      summary: 'Show visitors another release: go back, or undo that',
      tags: ['Releases'],
    })
    .input(ofProject.extend({ release_id: id }))
    .output(publishing)
    .errors(changing),
}
