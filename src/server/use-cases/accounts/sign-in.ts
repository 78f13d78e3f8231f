import type { User } from '#api/auth.ts'
import type { Browser } from '../../auth/auth.ts'
import { matches } from '../../auth/passwords.ts'
import { findUserByEmail, passwordOf } from '../../db/queries/people.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { presentUser } from '../../presenters/session.ts'

/**
 * Opens a session for a person who knows the password. An unknown address costs the same work and gets the same words.
 * Strangers' tries are counted for the account and their network address; a browser that was signed in before has tries
 * of its own, so that nobody is kept out by others.
 */
export async function signIn(
  { auth, config, db, limits }: Pick<Services, 'config' | 'db' | 'auth' | 'limits'>,
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<{ user: User }> {
  const device = auth.knownDevice(browser.headers, email)
  const tries = device === null ? 'signIn' : 'signInFromKnown'
  const subject = device === null ? { account: email, address: browser.visitor.address } : { address: device }
  await limits.take(tries, subject)
  const user = await findUserByEmail(db, email)
  const isRight = await matches(password, await passwordOf(db, user?.id ?? ''))
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS')
  if (config.emailVerification && !user.emailVerified) throw new AppError('NOT_VERIFIED')
  await limits.succeeded(tries, subject)
  return { user: presentUser(config, await auth.open(browser, user.id)) }
}
