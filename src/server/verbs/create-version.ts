import type { z } from 'zod'
import type { newVersion, VersionInfo } from '#api/project-content.ts'
import { changedBands } from '#design/page-map.ts'
import { parseTree } from '#design/tree.ts'
import { findMessage, hasTurn } from '../db/queries/messages.ts'
import { listShownPages } from '../db/queries/pages.ts'
import { findVersionInfo, storeVersion } from '../db/queries/versions.ts'
import { transact } from '../db/transact.ts'
import { storable } from '../db/storable.ts'
import { Refusal } from '../errors.ts'
import type { Person, Services } from '../services.ts'
import { lockProjectFor } from './access.ts'
import { versionAnswer } from './content-answers.ts'
import { contentChanged } from './content-changed.ts'
import { newId } from './new-id.ts'
import { refuse } from './page-changes.ts'
import { needRoomForVersion } from './room-for-version.ts'

/**
 * Stores a page that no generation made; the same `id` stored twice is one version. While a generation runs on that page,
 * it is the version before the one to come. Throws NOT_FOUND, CONFLICT, BAD_REQUEST and STORAGE_LIMIT.
 */
export async function createVersion(
  services: Services,
  person: Person,
  input: z.infer<typeof newVersion>,
): Promise<VersionInfo & { revision: number }> {
  const { project_id: id, page_name: pageName, html_content: htmlContent, associated_message_id: messageId } = input
  const versionId = input.id ?? newId()
  const tree = treeOf(input.json_structure)
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, id)
    const known = await findVersionInfo(tx, versionId)
    if (known?.projectId === id) return { ...versionAnswer(known), revision: project.revision }
    refuse(known || (await hasTurn(tx, id, versionId)) ? 'This id is taken.' : null)
    const page = (await listShownPages(tx, id)).find(({ name }) => name === pageName)
    if (!page || (messageId !== null && !(await findMessage(tx, id, messageId)))) throw new Refusal('NOT_FOUND')
    await needRoomForVersion(services, tx, project, Buffer.byteLength(htmlContent))
    const row = await storeVersion(tx, project, {
      id: versionId,
      pageName,
      htmlContent,
      jsonStructure: tree,
      associatedMessageId: messageId,
      prompt: input.title,
      maker: { kind: 'person' },
      map: changedBands(page.html, htmlContent, []),
    })
    const { revision } = await contentChanged(tx, id, tree === null ? {} : { structure: tree })
    return { ...versionAnswer(row), revision }
  })
}

/** A tree from outside, by allow-list; a string holds its JSON. */
function treeOf(given: unknown): unknown {
  if (given === undefined || given === null) return null
  const parsed = parseTree(typeof given === 'string' ? jsonOf(given) : given)
  if (!parsed.ok) throw new Refusal('BAD_REQUEST', parsed.message)
  return storable(parsed.tree)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
