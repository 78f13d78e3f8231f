import type { User } from '#api/auth.ts'
import type { Browser } from '../auth/auth.ts'
import { hash } from '../auth/passwords.ts'
import { ensureProfile, insertUser, setPassword } from '../db/queries/people.ts'
import { Refusal } from '../errors.ts'
import type { Services } from '../services.ts'
import { newId } from './new-id.ts'
import { presentUser } from './session-state.ts'

/** Makes an account. A session is opened at once, unless the address has to be verified first. */
export async function signUp(
  { auth, config, db, limits }: Services,
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<{ user: User | null }> {
  await limits.take('signUp', { account: email, address: browser.visitor.address })
  const hashed = await hash(password)
  const id = newId()
  await db.transaction(async (tx) => {
    if (!(await insertUser(tx, { id, email }))) throw new Refusal('ALREADY_REGISTERED')
    await setPassword(tx, id, hashed, newId())
    await ensureProfile(tx, id, {})
  })
  if (config.emailVerification) return { user: null }
  return { user: presentUser(config, await auth.open(browser, id)) }
}
