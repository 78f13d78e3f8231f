import { findUserByEmail } from '../../db/queries/people.ts'
import { AppError } from '../../errors.ts'
import { verifyLetter } from '../../mail/letters.ts'
import type { Services, Visitor } from '../../services.ts'
import { mailLink, verifyValue } from './mail-links.ts'

/** Sends the verification mail again, if there is such an account and it needs one; the answer does not tell. */
export async function resendVerification(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'mail' | 'now'>,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const { db, limits, mail } = services
  if (!mail) throw new AppError('UNAVAILABLE', 'This host sends no mail.')
  await limits.take('mail', { account: email, address: visitor.address })
  const user = await findUserByEmail(db, email)
  const isWanted = user !== null && !user.emailVerified
  const link = await mailLink(db, services, 'verify', isWanted ? verifyValue.write(user.id, visitor.id) : '')
  if (isWanted) mail.send(verifyLetter(email, link))
}
