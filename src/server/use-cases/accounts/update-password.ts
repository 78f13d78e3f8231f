import { hash } from '../../auth/passwords.ts'
import { lockUser, setPassword } from '../../db/queries/people.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { passwordChangedLetter } from '../../mail/letters.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { newId } from '../../db/new-id.ts'

/** Sets the password, also the first one of a person who came by Google, and ends all other sessions. */
export async function updatePassword(
  services: Pick<Services, 'config' | 'db' | 'auth' | 'limits' | 'mail'>,
  person: Person,
  visitor: Visitor,
  password: string,
): Promise<void> {
  const { auth, config, db, limits, mail } = services
  await limits.take('password', { account: person.id, address: visitor.address })
  const hashed = await hash(password)
  const ended = await transact(db, async (tx) => {
    if (!(await lockUser(tx, person.id))) throw new AppError('UNAUTHORIZED')
    await setPassword(tx, person.id, hashed, newId())
    return endSessions(tx, person.id, person.sessionId)
  })
  auth.revoked.add(ended)
  mail?.send(passwordChangedLetter(person.email, `${config.baseUrl}/auth?mode=forgot`))
}
