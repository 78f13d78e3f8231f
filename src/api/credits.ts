import { oc } from '@orpc/contract'
import { z } from 'zod'
import { count, id } from '#rules/fields.ts'
import { creditFailed, notFound, tooMany, unauthorized } from './errors.ts'

const tags = ['Credits']

export const creditStatus = z.object({
  /** null for a visitor */
  plan: z.enum(['free', 'pro', 'teams']).nullable(),
  /** null when nothing is counted (BILLING=off) */
  dailyLimit: z.number().nullable(),
  dailyUsed: z.number(),
  dailyRemaining: z.number().nullable(),
  /** bought credits that can be spent now */
  totalCredits: z.number(),
  resetsAt: z.string(),
  /** what the caller may use of the workspace's credits in a month; null: as many as there are */
  member: z
    .object({
      limit: z.number(),
      used: z.number(),
      /** when the next month begins */
      resetsAt: z.string(),
      /** why nothing can be made any more, and who can change that; null as long as some is left */
      words: z.string().nullable(),
    })
    .nullable(),
})
export type CreditStatus = z.infer<typeof creditStatus>

export const creditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** a 'return' is a credit that was held and cost nothing after all, a 'refund' one that was spent and came back */
  kind: z.enum(['grant', 'spend', 'return', 'refund', 'claw-back']),
  /** who caused it; null for the provider of payments and the host */
  who: z.string().nullable(),
  /** the project and its page, or the pack that was bought */
  what: z.string(),
  /** how the prompt began */
  prompt: z.string().nullable(),
  /** why a credit came back, or the host's own words */
  why: z.string().nullable(),
  /** credits it cost, of the day's allowance or bought; 0 for what came back */
  cost: z.number(),
  /** it was one of the day's free credits */
  daily: z.boolean(),
  /** how it moved the bought credits, and how many there were then */
  amount: z.number(),
  balance: z.number(),
})
export type CreditEntry = z.infer<typeof creditEntry>

export const creditHistory = z.object({
  /** every UTC day of the span, oldest first, with what was spent on it */
  days: z.array(z.object({ day: z.string(), spent: z.number() })),
  spent: z.number(),
  /** newest first */
  entries: z.array(creditEntry),
  /** older ones follow: ask again with `before` */
  more: z.boolean(),
})
export type CreditHistory = z.infer<typeof creditHistory>

export const credits = {
  /** The specification's get_credit_status; with a workspace, of its owner, who pays there. */
  status: oc
    .route({ method: 'GET', path: '/credits/status', summary: 'Credits left today', tags })
    .input(z.object({ workspace_id: id.optional() }).optional())
    .output(creditStatus)
    .errors(notFound),
  /** The specification's use_credit: always the caller's own. */
  use: oc
    .route({ method: 'POST', path: '/credits/use', summary: 'Use one credit', tags })
    .output(z.object({ used: z.boolean() }))
    .errors({
      ...tooMany,
      ...creditFailed,
      UNAUTHORIZED: { status: 401, message: 'You must be logged in to use credits' },
    }),
  history: oc
    .route({ method: 'GET', path: '/credits/history', summary: 'What credits were spent on', tags })
    .input(
      z
        .object({
          days: count(1, 366).default(30),
          /** id of the last entry that is known */
          before: id.optional(),
        })
        .optional(),
    )
    .output(creditHistory)
    .errors(unauthorized),
}
