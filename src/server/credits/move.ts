import type { Tx } from '../db/database.ts'
import { appendLedger, type LedgerEntry, lockAccount, writeAccount } from '../db/queries/credit-accounts.ts'
import { newId } from '../db/new-id.ts'

/** A movement of bought credits. The same `key` moves once: a second one throws. */
export type Movement = Pick<LedgerEntry, 'userId' | 'reference' | 'key' | 'what' | 'note'> & { credits: number }

export async function grantCredits(tx: Tx, { credits, ...movement }: Movement): Promise<void> {
  const account = await lockAccount(tx, movement.userId)
  await writeAccount(tx, { ...account, balance: account.balance + credits })
  await appendLedger(tx, { ...movement, id: newId(), kind: 'grant', amount: credits })
}

/** Takes back as many as there are: never below zero, and nothing that a running generation holds. @returns how many */
export async function clawBackCredits(tx: Tx, { credits, ...movement }: Movement): Promise<number> {
  const account = await lockAccount(tx, movement.userId)
  const taken = Math.min(credits, account.balance - account.reserved)
  if (taken <= 0) return 0
  await writeAccount(tx, { ...account, balance: account.balance - taken })
  await appendLedger(tx, { ...movement, id: newId(), kind: 'claw-back', amount: -taken })
  return taken
}
