import { oc } from '@orpc/contract'
import { z } from 'zod'

export const creditStatus = z.object({
  /** null for a visitor */
  plan: z.enum(['free', 'pro', 'teams']).nullable(),
  /** null when nothing is counted (BILLING=off) */
  dailyLimit: z.number().nullable(),
  dailyUsed: z.number(),
  dailyRemaining: z.number().nullable(),
  totalCredits: z.number(),
  resetsAt: z.string(),
})
export type CreditStatus = z.infer<typeof creditStatus>

export const credits = {
  /** The specification's get_credit_status. */
  status: oc
    .route({ method: 'GET', path: '/credits/status', summary: 'Credits left today', tags: ['Credits'] })
    .output(creditStatus),
}
