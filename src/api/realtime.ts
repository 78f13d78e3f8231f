import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { elementIds, id, knownPageName } from '#rules/fields.ts'
import { notFound, tooMany, unauthorized } from './errors.ts'

const tags = ['Realtime']

/** Somebody who looks at a project now. */
export const present = z.object({
  /** one tab */
  tab: z.string(),
  user_id: z.string(),
  name: z.string(),
  avatar_url: z.string().nullable(),
  page_name: z.string().nullable(),
})
export type Present = z.infer<typeof present>

/** Counts what one tab says of itself up: what comes after something later was heard changes nothing. */
const sequence = z.int().min(0).optional()

/** So many characters of changes travel at once; a database passes on 8,000 bytes. */
const mostChanged = 6000
/** So many of them name its elements. */
const mostIds = 1500

/** What somebody changes by hand and has not stored yet. */
export const liveChanges = z.object({
  /** the version that it was made from */
  base: id,
  /** splices of that version's page, sorted; null: there is nothing to show any more */
  splices: z
    .array(z.object({ start: z.int().min(0), end: z.int().min(0), insert: z.string().max(mostChanged) }))
    .max(300)
    .nullable(),
  /** the mark of the page with these changes, so that nobody takes it for another one */
  mark: z.string().max(30).nullable(),
  /** the version that it has become */
  stored: id.nullable(),
  /** the ids of the elements of that page; null: nobody knows them */
  ids: elementIds(mostIds).default(null),
})
export type LiveChanges = z.infer<typeof liveChanges>

/** Where somebody is in a project: nothing of it is stored. */
export const pick = z.object({
  tab: id,
  page_name: knownPageName,
  /** null while a new version is made */
  version: id.nullable(),
  /** the picked element as its place in the page, child for child from the body; null: nothing */
  path: z
    .string()
    .max(200)
    .regex(/^\d{1,4}(?:\/\d{1,4}){0,60}$/)
    .nullable(),
  /** for how long the tab has been there, in milliseconds: what comes late tells of no move; unknown counts as now */
  still_ms: z.int().min(0).max(86_400_000).optional(),
})
export type PickedPlace = z.infer<typeof pick>

/** What a person is told of, for all their workspaces at once: ids only, what changed is read by the usual calls; of changes by hand, the changes. */
export const realtimeEvent = z.discriminatedUnion('type', [
  /** at once, and every 30 s */
  z.object({ type: z.literal('heartbeat') }),
  /** workspaces of this person: added, removed, renamed */
  z.object({ type: z.literal('workspaces') }),
  /** the list of projects of a workspace, or one card of it */
  z.object({ type: z.literal('projects'), workspace_id: z.string() }),
  /** pages, messages or versions of a project, up to `revision` */
  z.object({ type: z.literal('content'), project_id: z.string(), revision: z.number() }),
  /** what was said about a project */
  z.object({ type: z.literal('comments'), project_id: z.string() }),
  /** who looked at it with a review link, and what they decided */
  z.object({ type: z.literal('reviews'), project_id: z.string() }),
  /** the project is gone */
  z.object({ type: z.literal('project-deleted'), project_id: z.string() }),
  /** a generation began or ended in a project */
  z.object({ type: z.literal('generation'), project_id: z.string(), generation_id: z.string(), running: z.boolean() }),
  z.object({ type: z.literal('presence'), project_id: z.string(), people: z.array(present) }),
  /** what somebody changes by hand now; whoever cannot apply it reads the page once it is a version */
  z.object({
    type: z.literal('edited'),
    project_id: z.string(),
    tab: z.string(),
    page_name: z.string(),
    ...liveChanges.shape,
  }),
  /** what somebody looks at and has picked now; who they are is told by presence */
  z.object({ type: z.literal('picked'), project_id: z.string(), ...pick.shape }),
  /** profile, credits or plan of this person */
  z.object({ type: z.literal('profile') }),
  /** what this person is told of: something new, or something read */
  z.object({ type: z.literal('notifications') }),
  /** this person's session was ended */
  z.object({ type: z.literal('signed-out') }),
])
export type RealtimeEvent = z.infer<typeof realtimeEvent>

export const realtime = {
  /** One stream per browser is enough; tabs share it. */
  subscribe: oc
    .route({ method: 'GET', path: '/realtime', summary: 'What others change, as it happens', tags })
    .output(eventIterator(realtimeEvent))
    .errors({ ...unauthorized, ...tooMany }),
  /** Says that a tab looks at a project; repeated every 10 seconds, forgotten after 30 without. */
  present: oc
    .route({ method: 'PUT', path: '/projects/{project_id}/presence', summary: 'Say where one looks', tags })
    .input(z.object({ project_id: id, tab: id, page_name: knownPageName.nullable(), sequence }))
    .output(z.object({ people: z.array(present) }))
    .errors({ ...unauthorized, ...notFound }),
  leave: oc
    .route({ method: 'POST', path: '/projects/{project_id}/presence/leave', summary: 'Leave a project', tags })
    .input(z.object({ project_id: id, tab: id, sequence }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...notFound }),
}
