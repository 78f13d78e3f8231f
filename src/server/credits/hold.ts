import { nextCredit, type ReturnReason } from '#rules/credits.ts'
import type { Plan } from '#rules/plans.ts'
import type { Tx } from '../db/database.ts'
import {
  appendLedger,
  endReservation,
  insertReservation,
  lockAccount,
  type ReservationRow,
  writeAccount,
} from '../db/queries/credit-accounts.ts'
import { newId } from '../db/new-id.ts'

/** Where it is held for: the usage of a workspace is counted by it. */
type Place = Pick<ReservationRow, 'workspaceId' | 'projectId' | 'projectName'>
export type Hold = Pick<ReservationRow, 'id' | 'userId' | 'actorId' | 'what' | 'prompt'> & Partial<Place>

/**
 * Holds one credit of `userId`, who is on this plan, for what has the same `id` (`nextCredit` says which one).
 * @returns false, and nothing is held, when there is none
 */
export async function holdCredit(tx: Tx, hold: Hold, plan: Plan): Promise<boolean> {
  const account = await lockAccount(tx, hold.userId)
  const source = nextCredit(account, plan)
  if (!source) return false
  const isDaily = source === 'day'
  await writeAccount(tx, {
    ...account,
    dayUsed: account.dayUsed + (isDaily ? 1 : 0),
    reserved: account.reserved + (isDaily ? 0 : 1),
  })
  await insertReservation(tx, { ...hold, day: isDaily ? account.day : null, heldOn: account.day })
  return true
}

/** Spends what was held, once. False when nothing was held under this id any more. */
export async function settleCredit(tx: Tx, id: string): Promise<boolean> {
  const held = await endReservation(tx, id, 'settled')
  if (!held) return false
  if (held.day === null) {
    const account = await lockAccount(tx, held.userId)
    await writeAccount(tx, { ...account, balance: account.balance - 1, reserved: account.reserved - 1 })
  }
  const bought = held.day === null ? 1 : 0
  await appendLedger(tx, { ...entryOf(held), kind: 'spend', amount: 0 - bought, daily: 1 - bought, key: `spend:${id}` })
  return true
}

/** Gives back what was held, once; a daily credit of a day that is over is over too. */
export async function releaseCredit(tx: Tx, id: string, why: ReturnReason): Promise<boolean> {
  const held = await endReservation(tx, id, 'released')
  if (!held) return false
  const account = await lockAccount(tx, held.userId)
  if (held.day === null) await writeAccount(tx, { ...account, reserved: account.reserved - 1 })
  else if (held.day === account.day) await writeAccount(tx, { ...account, dayUsed: account.dayUsed - 1 })
  await appendLedger(tx, { ...entryOf(held), kind: 'return', amount: 0, key: `return:${id}`, note: why })
  return true
}

/** Takes what was spent back, once: to where it came from; a daily credit of a day that is over is over too. */
export async function refundCredit(tx: Tx, id: string, why: ReturnReason): Promise<boolean> {
  const spent = await endReservation(tx, id, 'refunded')
  if (!spent) return false
  const account = await lockAccount(tx, spent.userId)
  const bought = spent.day === null ? 1 : 0
  if (bought) await writeAccount(tx, { ...account, balance: account.balance + 1 })
  else if (spent.day === account.day) await writeAccount(tx, { ...account, dayUsed: account.dayUsed - 1 })
  const movement = { kind: 'refund', amount: bought, daily: bought - 1, key: `refund:${id}`, note: why } as const
  await appendLedger(tx, { ...entryOf(spent), ...movement })
  return true
}

function entryOf({ id, userId, actorId, what, prompt, workspaceId, projectId, projectName }: ReservationRow) {
  return { id: newId(), userId, actorId, reference: id, what, prompt, workspaceId, projectId, projectName }
}
