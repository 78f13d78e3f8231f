import type { z } from 'zod'
import type { newVersion, VersionInfo } from '#api/project-content.ts'
import { findMessage, hasTurn } from '../../db/queries/messages.ts'
import { listShownPages } from '../../db/queries/pages.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findVersionInfo, storeVersion } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { storable } from '../../db/storable.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import { versionAnswer } from '../../presenters/content.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { newId } from '../../db/new-id.ts'
import { refuse } from '../pages/page-changes.ts'
import { needRoomForVersion } from '../../policies/room-in-storage.ts'
import { needShallow } from '../../policies/need-shallow.ts'

/**
 * Stores a page that no generation made; the same `id` stored twice is one version. While a generation runs on that page,
 * it is the version before the one to come. Throws NOT_FOUND, CONFLICT, BAD_REQUEST and STORAGE_LIMIT.
 */
export async function createVersion(
  services: Pick<Services, 'config' | 'db' | 'work'>,
  person: Person,
  input: z.infer<typeof newVersion>,
): Promise<VersionInfo & { revision: number }> {
  const { project_id: id, page_name: pageName, html_content: htmlContent, associated_message_id: messageId } = input
  const versionId = input.id ?? newId()
  const { db, work } = services
  const tree = await treeOf(services, person, input.json_structure)
  await projectFor(db, person, id)
  await needShallow(services, person.id, [htmlContent])
  // made before the project is held: others may change it meanwhile, and then it is made again
  const before = await shownPage(db, id, pageName)
  const mapAfter = async (html: string) =>
    (await work('maps', [{ before: html, html: htmlContent }], person.id))[0] ?? []
  const map = await mapAfter(before?.html ?? '')
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id)
    const known = await findVersionInfo(tx, id, versionId)
    if (known) return { ...versionAnswer(known), revision: project.revision }
    refuse((await hasTurn(tx, id, versionId)) ? 'This id is taken.' : null)
    const page = await shownPage(tx, id, pageName)
    if (!page || (messageId !== null && !(await findMessage(tx, id, messageId)))) throw new AppError('NOT_FOUND')
    await needRoomForVersion(services, tx, project, Buffer.byteLength(htmlContent))
    const row = await storeVersion(tx, project, {
      id: versionId,
      pageName,
      htmlContent,
      jsonStructure: tree,
      associatedMessageId: messageId,
      prompt: input.title,
      maker: { kind: 'person' },
      reading: storable(input.reading),
      map: page.versionId === before?.versionId ? map : await mapAfter(page.html),
    })
    const { revision } = await contentChanged(tx, id, tree === null ? {} : { structure: tree })
    return { ...versionAnswer(row), revision }
  })
}

async function shownPage(db: Db | Tx, projectId: string, name: string) {
  return (await listShownPages(db, projectId)).find((page) => page.name === name)
}

/** A tree from outside, by allow-list; a string holds its JSON. */
async function treeOf({ work }: Pick<Services, 'work'>, person: Person, given: unknown): Promise<unknown> {
  if (given === undefined || given === null) return null
  const parsed = await work('tree', given, person.id)
  if (!parsed.ok) throw new AppError('BAD_REQUEST', parsed.message)
  return storable(parsed.tree)
}
