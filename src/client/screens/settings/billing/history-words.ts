import type { CreditEntry } from '#api/credits.ts'
import type { Purchase } from '#client/data/payments.ts'
import { planLimits } from '#rules/plans.ts'
import { shortDate } from '#rules/relative-time.ts'
import { clockTime } from '#client/ui/times.ts'

/** 'Today, 14:02', 'Yesterday, 17:20', 'Nov 18, 09:41', in the person's own time zone. */
export function momentWords(iso: string, now: number): string {
  const at = Date.parse(iso)
  return `${dayWords(at, now)}, ${clockTime(iso)}`
}

function dayWords(at: number, now: number): string {
  const dayOf = (time: number) => new Date(time).toDateString()
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(at) === dayOf(now)) return 'Today'
  if (dayOf(at) === yesterday.toDateString()) return 'Yesterday'
  return shortDate(at, now)
}

export type HistoryLine = { words: string; tone: 'spent' | 'nothing' | 'added' }

/** '−1', '0' for what came back, '+100'. */
export function movementOf({ kind, cost, amount }: CreditEntry): HistoryLine {
  if (kind === 'return') return { words: '0', tone: 'nothing' }
  if (kind === 'refund') return { words: '+1', tone: 'added' }
  if (kind === 'grant') return { words: `+${amount}`, tone: 'added' }
  const taken = kind === 'spend' ? cost : -amount
  return taken === 0 ? { words: '0', tone: 'nothing' } : { words: `−${taken}`, tone: 'spent' }
}

/** The height of a day's bar, in the 64 units of the picture; a day without use is a line. */
export function barHeight(spent: number, most: number): number {
  return spent === 0 ? 1.5 : Math.max(3, (58.5 * spent) / most)
}

/** 'Oct 22', of a UTC day such as '2026-10-22'. */
export function utcDay(day: string): string {
  return new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

/** '200 credits, Pro'. */
export function packWords({ credits, plan }: Pick<Purchase, 'credits' | 'plan'>): string {
  return `${credits} credits, ${planLimits[plan].displayName}`
}

/** What became of a purchase, where it is not simply one's own. */
export const purchaseStates: Record<Purchase['state'], string | null> = {
  granted: null,
  refunded: 'Refunded, its credits were taken back',
  disputed: 'Disputed, its credits were taken back',
}

/** '$18', '€18.50', from the smallest unit. */
export function paidWords({ price, currency }: Pick<Purchase, 'price' | 'currency'>): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: price % 100 === 0 ? 0 : 2,
  }).format(price / 100)
}
