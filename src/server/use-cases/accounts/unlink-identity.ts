import { deleteIdentity, identitiesOf, lockUser } from '../../db/queries/people.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'

/** Takes away a way to sign in, never the last one. Two at once happen one after the other. */
export async function unlinkIdentity(
  { db, config }: Pick<Services, 'config' | 'db'>,
  person: Person,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockUser(tx, person.id)
    const identities = await identitiesOf(tx, person.id)
    if (!identities.some((identity) => identity.id === id)) throw new AppError('NOT_FOUND')
    if (identities.length === 1) throw new AppError('LAST_METHOD')
    if (!config.accountUnlinking) throw new AppError('UNLINK_DISABLED')
    await deleteIdentity(tx, person.id, id)
  })
}
