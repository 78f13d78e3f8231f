import { oc } from '@orpc/contract'
import { z } from 'zod'
import { activityKinds } from '#rules/activity.ts'
import { id, text } from '#rules/fields.ts'
import { forbidden, notFound, unauthorized } from './errors.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** Something that somebody did. */
const activityEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(activityKinds),
  /** who did it; `user_id` null: a deleted account, or somebody without one, such as a client with a review link */
  who: z.object({ user_id: z.string().nullable(), name: z.string(), avatar_url: z.string().nullable() }),
  /** what, to be read after the name */
  words: z.string(),
  /** in which project; null: in the workspace */
  project: z.object({ id: z.uuid(), name: z.string(), is_deleted: z.boolean() }).nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const activityPage = z.object({
  /** the newest first */
  entries: z.array(activityEntry),
  /** older ones follow: ask again with `before`, the id of the last entry */
  more: z.boolean(),
  /** so many days everything is kept */
  days: z.number(),
  /** who and what the list can be narrowed to; told with the first page */
  subjects: z.object({ people: z.array(named), projects: z.array(named) }).nullable(),
})
export type ActivityPage = z.infer<typeof activityPage>

export const activity = {
  list: oc
    .route({
      method: 'GET',
      path: '/workspaces/{workspace_id}/activity',
      summary: 'Who did what in a workspace',
      tags: ['Activity'],
    })
    .input(
      z.object({
        workspace_id: id,
        person: text(36).optional(),
        project: id.optional(),
        kind: z.enum(activityKinds).optional(),
        before: id.optional(),
      }),
    )
    .output(activityPage)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
}
