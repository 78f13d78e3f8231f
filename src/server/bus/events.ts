import { z } from 'zod'
import { liveChanges, pick } from '#api/realtime.ts'

const inWorkspace = { workspace_id: z.string() }
const inProject = { ...inWorkspace, project_id: z.string() }

/** What one process tells all others, and itself: ids, and of changes by hand the changes as far as the database passes them on. */
export const busEvent = z.discriminatedUnion('type', [
  /** the workspaces of a person: added, removed, renamed */
  z.object({ type: z.literal('workspaces'), user_id: z.string() }),
  /** the list of projects of a workspace, or one card of it */
  z.object({ type: z.literal('projects'), ...inWorkspace }),
  /** pages, messages or versions of a project, up to `revision` */
  z.object({ type: z.literal('content'), ...inProject, revision: z.number() }),
  /** what was said about a project */
  z.object({ type: z.literal('comments'), ...inProject }),
  /** somebody without an account looked at a page or decided on it, or a link for that was made or revoked */
  z.object({ type: z.literal('reviews'), ...inProject }),
  z.object({ type: z.literal('project-deleted'), ...inProject }),
  /** what visitors of a site get, or who may; the name that it has or had */
  z.object({ type: z.literal('site'), ...inProject, site_id: z.string(), name: z.string() }),
  /** a generation began or ended in a project */
  z.object({ type: z.literal('generation'), ...inProject, generation_id: z.string(), running: z.boolean() }),
  /** somebody asked for the end of a generation, wherever it runs */
  z.object({ type: z.literal('stop'), generation_id: z.string() }),
  /** a tab looks at a project; said again every 10 seconds */
  z.object({
    type: z.literal('present'),
    ...inProject,
    tab: z.string(),
    user_id: z.string(),
    page_name: z.string().nullable(),
    sequence: z.int().optional(),
  }),
  z.object({
    type: z.literal('left'),
    ...inProject,
    tab: z.string(),
    user_id: z.string(),
    sequence: z.int().optional(),
  }),
  /** what a tab changes by hand, not stored yet */
  z.object({ type: z.literal('edited'), ...inProject, tab: z.string(), page_name: z.string(), ...liveChanges.shape }),
  /** where a tab is in a project, and what it has picked */
  z.object({ type: z.literal('picked'), ...inProject, ...pick.shape }),
  /** profile, credits or plan of a person */
  z.object({ type: z.literal('profile'), user_id: z.string() }),
  /** what a person is told of: something new, or something read */
  z.object({ type: z.literal('notifications'), user_id: z.string() }),
  /** sessions of a person were ended; null: all of them */
  z.object({ type: z.literal('signed-out'), user_id: z.string(), session_ids: z.array(z.string()).nullable() }),
])
export type BusEvent = z.infer<typeof busEvent>
