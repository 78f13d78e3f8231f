import type { User } from '#api/auth.ts'
import type { Browser } from '../../auth/auth.ts'
import { tokenHash } from '../../auth/mail-token.ts'
import { confirmEmail, lockUser } from '../../db/queries/people.ts'
import { takeToken } from '../../db/queries/tokens.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { verifyValue } from './mail-links.ts'
import { presentUser } from '../../presenters/session.ts'

/**
 * Verifies the address that a mail was sent to. The browser in which the account was made is signed in by it;
 * any other gets `user: null`, so that a link sent by somebody else never signs one in to their account.
 */
export async function verifyEmail(
  { auth, config, db, limits }: Pick<Services, 'config' | 'db' | 'auth' | 'limits'>,
  browser: Browser,
  person: Person | null,
  token: string,
): Promise<{ user: User | null }> {
  await limits.take('token', { address: browser.visitor.address })
  const { userId, visitorId } = await transact(db, async (tx) => {
    const whose = verifyValue.read((await takeToken(tx, 'verify', tokenHash(token))) ?? '')
    if (!(await lockUser(tx, whose.userId))) throw new AppError('GONE')
    await confirmEmail(tx, whose.userId)
    return whose
  })
  if (person?.id === userId) {
    const refreshed = await auth.refresh(browser)
    return { user: refreshed && presentUser(config, refreshed) }
  }
  if (person || visitorId !== browser.visitor.id) return { user: null }
  return { user: presentUser(config, await auth.open(browser, userId)) }
}
