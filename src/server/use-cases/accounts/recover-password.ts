import { findUserByEmail } from '../../db/queries/people.ts'
import { AppError } from '../../errors.ts'
import { resetLetter } from '../../mail/letters.ts'
import type { Services, Visitor } from '../../services.ts'
import { mailLink } from './mail-links.ts'

/** Sends a mail to set a new password. For an address that nobody has, the work and the answer are the same. */
export async function recoverPassword(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'mail' | 'now'>,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const { db, limits, mail } = services
  if (!mail) throw new AppError('UNAVAILABLE', 'This host sends no mail. Ask the person who runs it for help.')
  await limits.take('mail', { account: email, address: visitor.address })
  const user = await findUserByEmail(db, email)
  const link = await mailLink(db, services, 'reset', user?.id ?? '')
  if (user) mail.send(resetLetter(email, link))
}
