import { tokenHash } from '../../auth/mail-token.ts'
import { hash } from '../../auth/passwords.ts'
import { confirmEmail, deleteOtherIdentities, lockUser, setPassword } from '../../db/queries/people.ts'
import { deleteTokens, findToken, takeToken } from '../../db/queries/tokens.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Services, Visitor } from '../../services.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { newId } from '../../db/new-id.ts'

/**
 * Sets a new password with the token of a mail, once, and ends all sessions. The mail proves the address too.
 * Answers with the address, so that the browser can sign in with the new password as with any other.
 */
export async function resetPassword(
  { auth, db, limits }: Pick<Services, 'db' | 'auth' | 'limits'>,
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  await limits.take('token', { address: visitor.address })
  const key = tokenHash(token)
  if (!(await findToken(db, 'reset', key))) throw new AppError('GONE')
  const hashed = await hash(password)
  const { ended, email } = await transact(db, async (tx) => {
    const user = await lockUser(tx, (await takeToken(tx, 'reset', key)) ?? '')
    if (!user) throw new AppError('GONE')
    await deleteTokens(tx, 'reset', user.id)
    await setPassword(tx, user.id, hashed, newId())
    // Whoever made the account without owning the address may have tied a Google account of their own to it.
    if (!user.emailVerified) await deleteOtherIdentities(tx, user.id)
    await confirmEmail(tx, user.id)
    return { ended: await endSessions(tx, user.id, null), email: user.email }
  })
  auth.revoked.add(ended)
  return { email }
}
