import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { endSession, endSessions } from './end-sessions.ts'

/** Ends one of the person's sessions; the current one too. Throws NOT_FOUND. */
export async function revokeSession(
  { auth, db }: Pick<Services, 'db' | 'auth'>,
  person: Person,
  id: string,
): Promise<void> {
  if (!(await transact(db, (tx) => endSession(tx, person.id, id)))) throw new AppError('NOT_FOUND')
  auth.revoked.add([id])
}

/** Ends all of the person's sessions but this one. */
export async function revokeOtherSessions({ auth, db }: Pick<Services, 'db' | 'auth'>, person: Person): Promise<void> {
  auth.revoked.add(await transact(db, (tx) => endSessions(tx, person.id, person.sessionId)))
}
