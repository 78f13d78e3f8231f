import type { ReviewThread } from '#api/reviews.ts'
import { failedTurns, listComments, type ThreadRow } from '../../db/queries/comments.ts'
import { versionNumbers } from '../../db/queries/versions.ts'
import { findPeople } from '../../db/queries/members.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { guestThread } from '../../presenters/reviews.ts'
import type { Services, Visitor } from '../../services.ts'
import { followThreads } from '../comments/follow-threads.ts'
import { type LinkHolder, shownTo } from './shown-to.ts'

type Needed = Pick<Services, 'auth' | 'db' | 'limits' | 'now' | 'work'>

/**
 * What was said about a page with a review link, in the version that whoever asks was shown. What the team says in threads
 * of its own is not among it. Throws GONE, FORBIDDEN, CONFLICT and TOO_MANY.
 */
export async function listGuestThreads(
  services: Needed,
  { address }: Visitor,
  asking: LinkHolder,
): Promise<{ threads: ReviewThread[] }> {
  const { db, limits } = services
  await limits.take('previewLook', { address })
  const { link, look } = await shownTo(db, services, asking)
  const { threads } = await followThreads(services, link.id, link.projectId)
  const own = threads.filter(({ linkId }) => linkId === link.id)
  if (own.length === 0) return { threads: [] }
  const said = Map.groupBy(await listComments(db, link.projectId), ({ threadId }) => threadId)
  const authors = own.flatMap(({ id }) => said.get(id) ?? []).flatMap(({ userId }) => userId ?? [])
  const people = await findPeople(db, [...new Set(authors)])
  const names = new Map(people.map(({ id, firstName }) => [id, firstName]))
  const turns = own.flatMap(({ askedTurn }) => askedTurn ?? [])
  const numbers = await versionNumbers(db, link.projectId, turns)
  const keys = await keysIn(services, own, look.versionId)
  const failed = await failedTurns(db, link.projectId, turns)
  const around = { viewer: asking.viewer, names, numbers, failed }
  return {
    threads: own.map((thread) =>
      guestThread(thread, said.get(thread.id) ?? [], { ...around, key: keys.get(thread.id) ?? null }),
    ),
  }
}

/** Where the elements of threads are in one version: known where they were begun or seen last in it, else looked for. */
async function keysIn({ db, work }: Needed, threads: readonly ThreadRow[], versionId: string) {
  const keys = new Map<string, string | null>()
  for (const { id, begunIn, begunKey, versionId: seenIn, elementKey } of threads) {
    if (begunIn === versionId) keys.set(id, begunKey)
    else if (seenIn === versionId) keys.set(id, elementKey)
  }
  const late = threads.filter(({ id }) => !keys.has(id))
  const now = late.length > 0 ? await findVersion(db, late[0]?.projectId ?? '', versionId) : null
  if (!now) return keys
  for (const [seenIn, group] of Map.groupBy(late, (thread) => thread.versionId)) {
    const from = await findVersion(db, now.projectId, seenIn)
    const pins = group.map(({ elementKey: key, place, says }) => ({ key, place, says }))
    const found = await work('pins', { from: from?.htmlContent ?? null, to: now.htmlContent, pins }, now.projectId)
    for (const [index, { id }] of group.entries()) keys.set(id, found[index] ?? null)
  }
  return keys
}
