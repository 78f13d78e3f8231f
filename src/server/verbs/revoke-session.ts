import { deleteSession, deleteSessions } from '../db/queries/sessions.ts'
import { Refusal } from '../errors.ts'
import type { Person, Services } from '../services.ts'

/** Ends one of the person's sessions; the current one too. */
export async function revokeSession({ auth, db }: Services, person: Person, id: string): Promise<void> {
  if (!(await deleteSession(db, person.id, id))) throw new Refusal('NOT_FOUND')
  auth.revoked.add([id])
}

/** Ends all of the person's sessions but this one. */
export async function revokeOtherSessions({ auth, db }: Services, person: Person): Promise<void> {
  auth.revoked.add(await deleteSessions(db, person.id, person.sessionId))
}
