import type { Browser } from '../../auth/auth.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { endSession } from '../sessions/end-sessions.ts'

/** Ends the session of this browser and takes its cookies away; without one there is nothing to do. */
export async function signOut(
  { auth, db }: Pick<Services, 'db' | 'auth'>,
  browser: Browser,
  person: Person | null,
): Promise<void> {
  if (person) {
    await transact(db, (tx) => endSession(tx, person.id, person.sessionId))
    auth.revoked.add([person.sessionId])
  }
  await auth.forget(browser)
}
