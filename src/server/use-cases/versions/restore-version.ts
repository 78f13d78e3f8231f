import { maker } from '#api/generations.ts'
import type { ProjectContent } from '#api/project-content.ts'
import type { Tx } from '../../db/database.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { hideChat, listHidden, unhideChat } from '../../db/queries/hidden-messages.ts'
import { findAnswer, hasTurn, lastAnswerBefore, type MessageRow, nextMessageIndex } from '../../db/queries/messages.ts'
import { isShownBy } from '../../db/queries/switches.ts'
import { showCurrent } from '../../db/queries/pages.ts'
import { stillThere } from '../../db/queries/stored.ts'
import {
  currentVersions,
  findVersion,
  findVersionInfo,
  storeVersion,
  type VersionRow,
} from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { currentOf } from '../../presenters/content.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { newId } from '../../db/new-id.ts'
import { refuse, refuseWhileAnyMade } from '../pages/page-changes.ts'
import { contentOf } from '../projects/read-content.ts'
import { needRoomForVersion } from '../../policies/room-in-storage.ts'

type RestoreInput = {
  project_id: string
  version_id: string
  scope: 'project' | 'page'
  seen_id?: string | null | undefined
  id?: string | undefined
}

const changedSince = 'Somebody else has changed this page since: it stays as it is. Switch to a version instead.'

/**
 * Switches to a version: all pages and the structure become what they were when it was stored, and what was said on its
 * page since is put aside. With the scope 'page' all other pages stay as they are. It is itself a new
 * version, so that nothing is lost; of two at once the later one is seen, but for who says which version they see: only
 * that is replaced. The same `id` sent twice switches once.
 * Throws NOT_FOUND and CONFLICT.
 */
export async function restoreVersion(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: projectId, version_id: versionId, scope, seen_id: seen, id: switchId = newId() }: RestoreInput,
): Promise<ProjectContent> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'change')
    const known = await findVersionInfo(tx, projectId, switchId)
    if (known?.restoredFrom === versionId) return contentOf(services, tx, project)
    refuse(known || (await hasTurn(tx, projectId, switchId)) ? 'This id is taken.' : null)
    const version = await findVersion(tx, projectId, versionId)
    if (!version) throw new AppError('NOT_FOUND')
    await refuseWhileAnyMade(tx, projectId)
    const { pageName, htmlContent, jsonStructure, prompt, map, picture, pictureType } = version
    const replaced = {
      current: await currentVersions(tx, projectId),
      structure: project.structure,
      nextIndex: await nextMessageIndex(tx, projectId, pageName),
      hidden: await listHidden(tx, projectId, pageName),
    }
    const now = replaced.current[pageName] ?? null
    const isSeen = !seen || (now !== null && (await isShownBy(tx, projectId, now, seen)))
    refuse(isSeen ? null : changedSince)
    await needRoomForVersion(services, tx, project, Buffer.byteLength(htmlContent))
    const { current } = replaced
    const shown =
      scope === 'page'
        ? { ...current, [pageName]: version.id }
        : await stillThere(tx, projectId, currentOf(version), version.createdAt)
    await showCurrent(tx, project, shown)
    const { id } = await storeVersion(tx, project, {
      id: switchId,
      pageName,
      htmlContent,
      jsonStructure,
      prompt,
      maker: version.maker,
      map,
      elementIds: version.elementIds,
      picture,
      pictureType,
      restoredFrom: version.id,
      authorId: person.id,
      replaced,
    })
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'version-restored',
      project,
      facts: { number: version.number, page: pageName },
    })
    await truncateChat(tx, await originOf(tx, version), id)
    return contentOf(services, tx, await contentChanged(tx, projectId, { structure: jsonStructure }))
  })
}

/** The version whose page a restore shows. */
async function originOf(tx: Tx, version: VersionRow): Promise<VersionRow> {
  let origin = version
  while (origin.restoredFrom) {
    const earlier = await findVersion(tx, version.projectId, origin.restoredFrom)
    if (!earlier) break
    origin = earlier
  }
  return origin
}

/** Everything after the version's message is put aside; a message that was put aside itself comes back with those before it. */
async function truncateChat(tx: Tx, version: VersionRow, by: string): Promise<void> {
  const { projectId, pageName } = version
  const answer = await answerOf(tx, version)
  if (!answer) {
    if (isByPerson(version)) await hideChat(tx, projectId, pageName, { after: -1, by })
    return
  }
  const { messageIndex, hiddenBy } = answer
  if (hiddenBy !== null) await unhideChat(tx, projectId, pageName, { upTo: messageIndex, by: hiddenBy })
  await hideChat(tx, projectId, pageName, { after: messageIndex, by })
}

/** The message that a version came with; one that a person stored follows the last answer before it. */
async function answerOf(tx: Tx, version: VersionRow): Promise<MessageRow | null> {
  const own = await findAnswer(tx, version)
  if (own || !isByPerson(version)) return own
  const { projectId, pageName, createdAt: before } = version
  return lastAnswerBefore(tx, { projectId, pageName, before })
}

function isByPerson({ maker: made }: VersionRow): boolean {
  return maker.safeParse(made).data?.kind === 'person'
}
