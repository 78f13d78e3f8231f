import { type Broken, brokenInvariants } from '../../db/queries/credit-invariants.ts'
import type { Services } from '../../services.ts'

/** What of the ledger's rules is broken; an empty list is how it must be. */
export function checkLedger({ db }: Pick<Services, 'db'>): Promise<Broken[]> {
  return brokenInvariants(db)
}
