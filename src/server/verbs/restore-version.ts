import type { ProjectContent } from '#api/project-content.ts'
import type { Tx } from '../db/database.ts'
import { hideChat, listHidden, unhideChat } from '../db/queries/hidden-messages.ts'
import { findAnswer, type MessageRow, nextMessageIndex } from '../db/queries/messages.ts'
import { showCurrent } from '../db/queries/pages.ts'
import { currentVersions, findVersion, storeVersion, type VersionRow } from '../db/queries/versions.ts'
import { transact } from '../db/transact.ts'
import { Refusal } from '../errors.ts'
import type { Person, Services } from '../services.ts'
import { lockProjectFor } from './access.ts'
import { currentOf } from './content-answers.ts'
import { contentChanged } from './content-changed.ts'
import { newId } from './new-id.ts'
import { refuseWhileAnyMade } from './page-changes.ts'
import { contentOf } from './read-content.ts'

/**
 * Switches to a version: all pages and the structure become what they were when it was stored, and what was said on its
 * page since is put aside. It is itself a new version, so that nothing is lost; of two at once the later one is seen.
 * Throws NOT_FOUND and CONFLICT.
 */
export async function restoreVersion(
  { db }: Services,
  person: Person,
  { project_id: projectId, version_id: versionId }: { project_id: string; version_id: string },
): Promise<ProjectContent> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId)
    const version = await findVersion(tx, projectId, versionId)
    if (!version) throw new Refusal('NOT_FOUND')
    await refuseWhileAnyMade(tx, projectId)
    const { pageName, htmlContent, jsonStructure, prompt, maker, map, picture, pictureType } = version
    const replaced = {
      current: await currentVersions(tx, projectId),
      structure: project.structure,
      nextIndex: await nextMessageIndex(tx, projectId, pageName),
      hidden: await listHidden(tx, projectId, pageName),
    }
    await showCurrent(tx, project, currentOf(version))
    const { id } = await storeVersion(tx, project, {
      id: newId(),
      pageName,
      htmlContent,
      jsonStructure,
      prompt,
      maker,
      map,
      picture,
      pictureType,
      restoredFrom: version.id,
      replaced,
    })
    const answer = await answerOf(tx, version)
    if (answer) await truncateChat(tx, answer, id)
    return contentOf(tx, await contentChanged(tx, projectId, { structure: jsonStructure }))
  })
}

/** The message that a version came with; that of a restore is the one of the version it restored. */
async function answerOf(tx: Tx, version: VersionRow): Promise<MessageRow | null> {
  let origin: VersionRow | null = version
  while (origin?.restoredFrom) origin = await findVersion(tx, version.projectId, origin.restoredFrom)
  return origin && findAnswer(tx, origin)
}

/** Everything after the message is put aside; a message that was put aside itself comes back with those before it. */
async function truncateChat(tx: Tx, answer: MessageRow, by: string): Promise<void> {
  const { projectId, pageName, messageIndex, hiddenBy } = answer
  if (hiddenBy !== null) await unhideChat(tx, projectId, pageName, { upTo: messageIndex, by: hiddenBy })
  await hideChat(tx, projectId, pageName, { after: messageIndex, by })
}
