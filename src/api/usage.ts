import { oc } from '@orpc/contract'
import { z } from 'zod'
import { count, id, text } from '#rules/fields.ts'
import { mostMonthly } from '#rules/member-limits.ts'
import { workspaceRoles } from '#rules/permissions.ts'
import { usagePeriods } from '#rules/usage.ts'
import { conflict, forbidden, notFound, tooMany, unauthorized } from './errors.ts'

const tags = ['Usage']
const inWorkspace = z.object({ workspace_id: id })
const inPeriod = inWorkspace.extend({ period: z.enum(usagePeriods).default('this-month') })

/** Credits that were spent, and what was made with keys of the workspace, which cost none. */
const spent = { spent: z.number(), own_key: z.number() }

/** Somebody who made something, or could have. */
const usageMember = z.object({
  /** null: accounts that were deleted, all together */
  user_id: z.string().nullable(),
  name: z.string(),
  avatar_url: z.string().nullable(),
  /** null: a guest of single projects, or nobody here any more */
  role: z.enum(workspaceRoles).nullable(),
  state: z.enum(['here', 'former', 'deleted']),
  ...spent,
  /** what they may use in a month; null: as many as there are */
  limit: z.number().nullable(),
  /** where that comes from: set for them, or the workspace's for everybody */
  limit_from: z.enum(['own', 'workspace', 'none']),
  /** of this month, with what is held now */
  used_this_month: z.number(),
  /** why the caller may not set their limit; null when they may */
  limit_reason: z.string().nullable(),
})
export type UsageMember = z.infer<typeof usageMember>

const usageProject = z.object({
  project_id: z.uuid().nullable(),
  name: z.string(),
  is_deleted: z.boolean(),
  ...spent,
})
export type UsageProject = z.infer<typeof usageProject>

export const workspaceUsage = z.object({
  /** UTC days, the first and the last */
  from: z.string(),
  to: z.string(),
  /** false with BILLING=off: nothing costs credits on this host */
  is_counted: z.boolean(),
  /** false: only what the caller made, as for everybody but the owner and admins */
  is_whole: z.boolean(),
  ...spent,
  /** every UTC day, the oldest first */
  days: z.array(z.object({ day: z.string(), ...spent })),
  /** who used most comes first */
  members: z.array(usageMember),
  projects: z.array(usageProject),
  /** who pays */
  payer: z.string(),
  /** credits a month for everybody without a limit of their own; null: as many as there are */
  default_limit: z.number().nullable(),
  /** when the month of limits begins anew */
  resets_at: z.string(),
})
export type WorkspaceUsage = z.infer<typeof workspaceUsage>

const monthly = count(0, mostMonthly).nullable()
const errors = { ...unauthorized, ...forbidden, ...notFound }

export const usage = {
  get: oc
    .route({
      method: 'GET',
      path: '/workspaces/{workspace_id}/usage',
      summary: 'Credits by member, project and day',
      tags,
    })
    .input(inPeriod)
    .output(workspaceUsage)
    .errors(errors),
  export: oc
    .route({ method: 'GET', path: '/workspaces/{workspace_id}/usage.csv', summary: 'The same as a table', tags })
    .input(inPeriod)
    .output(z.file())
    .errors({ ...errors, ...tooMany }),
  setDefaultLimit: oc
    .route({
      method: 'PUT',
      path: '/workspaces/{workspace_id}/member-limit',
      summary: 'Limit everybody’s credits of a month',
      tags,
    })
    .input(inWorkspace.extend({ credits: monthly }))
    .output(z.object({}))
    .errors(errors),
  setLimit: oc
    .route({
      method: 'PUT',
      path: '/workspaces/{workspace_id}/member-limits/{user_id}',
      summary: 'Limit a person’s credits of a month',
      tags,
    })
    /** null: as many as there are; 'workspace': what holds for everybody */
    .input(inWorkspace.extend({ user_id: text(36), credits: z.union([monthly, z.literal('workspace')]) }))
    .output(z.object({}))
    .errors({ ...errors, ...conflict }),
}
