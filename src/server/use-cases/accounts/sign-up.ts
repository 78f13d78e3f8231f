import type { User } from '#api/auth.ts'
import type { Browser } from '../../auth/auth.ts'
import { hash } from '../../auth/passwords.ts'
import { ensureProfile, insertUser, setPassword } from '../../db/queries/people.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { verifyLetter } from '../../mail/letters.ts'
import type { Services } from '../../services.ts'
import { mailLink, verifyValue } from './mail-links.ts'
import { newId } from '../../db/new-id.ts'
import { presentUser } from '../../presenters/session.ts'

/** Makes an account. A session is opened at once, unless the address has to be verified first. */
export async function signUp(
  services: Pick<Services, 'config' | 'db' | 'auth' | 'limits' | 'mail' | 'now'>,
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<{ user: User | null }> {
  const { auth, config, db, limits, mail } = services
  await limits.take('signUp', { account: email, address: browser.visitor.address })
  const hashed = await hash(password)
  const id = newId()
  const link = await transact(db, async (tx) => {
    if (!(await insertUser(tx, { id, email }))) throw new AppError('ALREADY_REGISTERED')
    await setPassword(tx, id, hashed, newId())
    await ensureProfile(tx, id, {})
    return config.emailVerification ? mailLink(tx, services, 'verify', verifyValue.write(id, browser.visitor.id)) : null
  })
  if (link) mail?.send(verifyLetter(email, link))
  return { user: link ? null : presentUser(config, await auth.open(browser, id)) }
}
