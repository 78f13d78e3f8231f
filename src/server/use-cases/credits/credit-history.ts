import type { CreditEntry, CreditHistory } from '#api/credits.ts'
import { returnReason } from '#rules/credits.ts'
import { displayName } from '#rules/people.ts'
import { type LedgerRow, listLedger, spentByDay } from '../../db/queries/credit-history.ts'
import type { Person, Services } from '../../services.ts'

const atOnce = 50

/** What the credits of a person's account were spent on in the last days, by whom. `before`: the id of the last known entry. */
export async function creditHistory(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { days, before }: { days: number; before?: string | undefined },
): Promise<CreditHistory> {
  const [byDay, rows] = await Promise.all([
    spentByDay(db, person.id, days),
    listLedger(db, person.id, { limit: atOnce + 1, before, days }),
  ])
  return {
    days: byDay,
    spent: byDay.reduce((sum, { spent }) => sum + spent, 0),
    entries: rows.slice(0, atOnce).map(entryOf),
    more: rows.length > atOnce,
  }
}

/** The last movements of a person's credits, however old. */
export async function latestEntries({ db }: Pick<Services, 'db'>, userId: string): Promise<CreditEntry[]> {
  return (await listLedger(db, userId, { limit: atOnce })).map(entryOf)
}

/** Every movement of a person's credits, newest first. */
export async function allEntries({ db }: Pick<Services, 'db'>, userId: string): Promise<CreditEntry[]> {
  return (await listLedger(db, userId, {})).map(entryOf)
}

function entryOf(row: LedgerRow): CreditEntry {
  const { id, kind, amount, daily, balance, prompt } = row
  return {
    id,
    at: row.createdAt.toISOString(),
    kind,
    who: row.actorId === null ? null : displayName(row.actor),
    what: row.what ?? kindWords[kind],
    prompt,
    why: kind === 'return' || kind === 'refund' ? returnReason(row.note) : row.note,
    cost: kind === 'spend' ? daily - amount : 0,
    daily: daily > 0,
    amount,
    balance,
  }
}

const kindWords = {
  grant: 'Credits',
  spend: 'One credit',
  return: 'One credit',
  refund: 'One credit',
  'claw-back': 'Credits',
} as const
