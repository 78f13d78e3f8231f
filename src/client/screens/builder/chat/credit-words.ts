import type { CreditStatus } from '#api/credits.ts'
import { clockTime } from '#client/ui/times.ts'

/** Generations that can be started now; null when nothing is counted here or it is not known yet. */
export function creditsLeft(credits: CreditStatus | undefined): number | null {
  if (!credits || credits.dailyRemaining === null) return null
  const all = credits.dailyRemaining + credits.totalCredits
  return credits.member ? Math.min(all, mayStill(credits.member)) : all
}

/** What is left of a member's own month. */
const mayStill = ({ limit, used }: NonNullable<CreditStatus['member']>) => Math.max(0, limit - used)

/** The month that stops the person before the credits of who pays are gone; null: none does. */
function limiting(credits: CreditStatus, left: number): CreditStatus['member'] {
  return credits.member && mayStill(credits.member) === left ? credits.member : null
}

export type CreditLine = { lead: string; rest: string; tail: string; isOut: boolean; title: string }

/** The line beside Send. `isHeld`: one credit is reserved for the page that is being made. */
export function creditLine(credits: CreditStatus | undefined, isHeld: boolean): CreditLine | null {
  const left = creditsLeft(credits)
  if (!credits || left === null) return null
  const lead = isHeld ? '1 credit held' : '1 credit'
  const isOut = left === 0 && !isHeld
  const month = limiting(credits, left)
  if (month)
    return {
      lead,
      rest: left === 0 ? 'Monthly limit reached' : `${left} of your ${month.limit} left this month`,
      tail: '',
      isOut,
      title: `You have used ${month.used} of ${month.limit} credits this month`,
    }
  return {
    lead,
    rest: left === 0 ? 'No credits left' : `${left} remaining`,
    tail: isHeld || left === 0 || !credits.dailyLimit ? '' : ', resets daily',
    isOut,
    title: titleOf(credits),
  }
}

function titleOf({ dailyLimit, dailyRemaining, totalCredits, resetsAt }: CreditStatus): string {
  const bought = `${totalCredits} bought credit${totalCredits === 1 ? '' : 's'} left`
  if (!dailyLimit) return bought
  const daily = `${dailyRemaining} of ${dailyLimit} left today, next reset at ${clockTime(Date.parse(resetsAt))} your time`
  return totalCredits > 0 ? `${daily}; ${bought}` : daily
}
