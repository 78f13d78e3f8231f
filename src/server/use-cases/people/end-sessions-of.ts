import { displayName } from '#rules/people.ts'
import { isGuestIn } from '../../db/queries/access.ts'
import { findPeople } from '../../db/queries/members.ts'
import { findMembership } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { signedOutLetter } from '../../mail/ownership-letters.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/**
 * Signs a member or guest out of every browser, since each of their sessions can open the workspace. Account, role and
 * work stay; a letter tells them who did it. Throws NOT_FOUND, FORBIDDEN, TOO_MANY, and CONFLICT for the owner and oneself.
 */
export async function endSessionsOf(
  { auth, config, db, limits, mail }: Pick<Services, 'auth' | 'config' | 'db' | 'limits' | 'mail'>,
  person: Person,
  { address }: Visitor,
  { workspace_id: workspaceId, user_id: userId }: { workspace_id: string; user_id: string },
): Promise<{ ended: number }> {
  const { ended, letter } = await transact(db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'managePeople')
    if (userId === person.id)
      throw new AppError('CONFLICT', 'Your own devices are under Settings, Password: end their sessions there.')
    const isIn = (await findMembership(tx, userId, workspaceId)) ?? (await isGuestIn(tx, userId, workspaceId))
    if (!isIn) throw new AppError('NOT_FOUND')
    if (userId === workspace.ownerId) throw new AppError('CONFLICT', 'Nobody else ends the sessions of the owner.')
    await limits.take('signOutOther', { account: `${person.id} ${userId}`, address })
    const ids = await endSessions(tx, userId, null)
    const people = new Map((await findPeople(tx, [person.id, userId])).map((one) => [one.id, one]))
    const [by, to] = [people.get(person.id), people.get(userId)]
    const words = by && { who: displayName(by), workspace: workspace.name, url: `${config.baseUrl}/auth` }
    return { ended: ids, letter: to && words && ids.length > 0 ? signedOutLetter(to.email, words) : null }
  })
  auth.revoked.add(ended)
  if (letter) mail?.send(letter)
  return { ended: ended.length }
}
