import { z } from 'zod'
import { creditEntry, creditStatus } from '#api/credits.ts'
import { plans } from '#rules/plans.ts'

export const shownPerson = z.object({
  email: z.string(),
  name: z.string(),
  plan: z.enum(plans),
  since: z.string(),
  credits: creditStatus,
  ledger: z.array(creditEntry),
})
type ShownPerson = z.infer<typeof shownPerson>

/** A person in a few lines. */
export function personLines({ email, name, plan, since, credits }: ShownPerson): string {
  const daily = credits.dailyLimit ? `, ${credits.dailyUsed} of ${credits.dailyLimit} used today` : ''
  return `${email}${name ? ` (${name})` : ''}\n  since ${since.slice(0, 10)}\n  plan ${plan}\n  ${credits.totalCredits} bought credits${daily}\n`
}

/** The last movements, newest first, a line each. */
export function ledgerLines({ ledger }: ShownPerson): string {
  const line = ({ at, kind, amount, daily, balance, what, who, why }: ShownPerson['ledger'][number]) => {
    const moved = daily ? 'daily' : amount > 0 ? `+${amount}` : String(amount)
    const words = [what, who && `by ${who}`, why].filter(Boolean).join(' · ')
    return `  ${at.slice(0, 19)}Z  ${kind.padEnd(9)} ${moved.padStart(7)} ${String(balance).padStart(7)}  ${words}`
  }
  return ledger.length === 0 ? '  no movement yet\n' : `${ledger.map(line).join('\n')}\n`
}
