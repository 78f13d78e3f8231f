import { deleteUser, listProjectIds, lockOwnedWorkspaces, transferProjects } from '../../db/queries/account.ts'
import { forgetAddress } from '../../db/queries/activity.ts'
import { deleteEmptyThreads } from '../../db/queries/comments.ts'
import { lockUser } from '../../db/queries/people.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { announceDeleted } from '../projects/announce-deleted.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** Deletes the person and all they own. `email` is what they typed to confirm it. Throws FORBIDDEN and CONFLICT. */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'auth' | 'files' | 'logger'>,
  person: Person,
  email: string,
): Promise<void> {
  const { auth, db, files, logger } = services
  const ended = await transact(db, async (tx) => {
    const user = await lockUser(tx, person.id)
    if (!user) throw new AppError('UNAUTHORIZED')
    if (email !== user.email)
      throw new AppError('FORBIDDEN', 'This is not the email of your account. Nothing was deleted.')
    const owned = await lockOwnedWorkspaces(tx, person.id)
    const shared = owned.find(({ others }) => others > 0)
    if (shared)
      throw new AppError(
        'CONFLICT',
        `Other people work in your workspace “${shared.name}”. Offer it to one of them under Settings, People, or delete it first. Nothing was deleted.`,
      )
    const projects = await listProjectIds(
      tx,
      owned.map(({ id }) => id),
    )
    const sessions = await endSessions(tx, person.id, null)
    await announceDeleted(tx, projects)
    await transferProjects(tx, person.id)
    await deleteEmptyThreads(tx, person.id)
    await forgetAddress(tx, user.email)
    await deleteUser(tx, person.id)
    return sessions
  })
  auth.revoked.add(ended)
  await files.deleteFolder(person.id).catch((error: unknown) => {
    logger.warn({ err: error }, 'the picture of a deleted person could not be deleted')
  })
}
