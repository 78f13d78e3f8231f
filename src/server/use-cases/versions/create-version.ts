import type { z } from 'zod'
import type { EditConflict, newVersion, VersionInfo } from '#api/project-content.ts'
import { idsFrom, type KnownPage } from '#design/rebase/element-ids.ts'
import { pageTakenOut } from '#rules/pages.ts'
import { displayName } from '#rules/people.ts'
import { rebasedTitle } from '#rules/version-names.ts'
import { findMessage, hasTurn } from '../../db/queries/messages.ts'
import { listShownPages } from '../../db/queries/pages.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findPeople } from '../../db/queries/members.ts'
import {
  findConflicts,
  findLastOther,
  findVersion,
  findVersionInfo,
  knownPage,
  storeVersion,
} from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { storable } from '../../db/storable.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import { conflictsOf, briefConflicts } from '../../brief-conflicts.ts'
import { versionAnswer } from '../../presenters/content.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { newId } from '../../db/new-id.ts'
import { refuse } from '../pages/page-changes.ts'
import { needRoomForVersion } from '../../policies/room-in-storage.ts'
import { needShallow } from '../../policies/need-shallow.ts'

type StoredVersion = VersionInfo & { revision: number; conflicts: EditConflict[]; changed_by: string | null }

/**
 * Stores a page that no generation made; the same `id` stored twice is one version. While a generation runs on that page,
 * it is the version before the one to come. What others have changed of the page since `base_id` stays: both together are a
 * version of their own, and shown. Throws NOT_FOUND, CONFLICT, BAD_REQUEST and STORAGE_LIMIT.
 */
export async function createVersion(
  services: Pick<Services, 'config' | 'db' | 'work'>,
  person: Person,
  input: z.infer<typeof newVersion>,
): Promise<StoredVersion> {
  const { project_id: id, page_name: pageName, html_content: htmlContent, associated_message_id: messageId } = input
  const versionId = input.id ?? newId()
  const { db, work } = services
  const tree = await treeOf(services, person, input.json_structure)
  await projectFor(db, person, id, 'change')
  await needShallow(services, person.id, [htmlContent])
  // made before the project is held: others may change it meanwhile, and then it is made again
  const base = input.base_id === null ? null : await findVersion(db, id, input.base_id)
  const prepare = async (shown: KnownPage) => {
    const mapOf = async (before: string, html: string) => (await work('maps', [{ before, html }], person.id))[0] ?? []
    const map = await mapOf(shown.html, htmlContent)
    if (!base || base.pageName !== pageName || base.htmlContent === shown.html) return { map, together: null }
    const sides = { base: knownPage(base), mine: { html: htmlContent, ids: input.element_ids }, theirs: shown }
    const { html, ids, conflicts } = await work('rebase', { ...sides, preferred: input.preferred }, person.id)
    if (html === htmlContent) return { map, together: null }
    return { map, together: { html, ids, conflicts, map: await mapOf(htmlContent, html) } }
  }
  const before = await shownPage(db, id, pageName)
  const early = await prepare(before ?? { html: '', ids: null })
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const known = await findVersionInfo(tx, id, versionId)
    if (known) {
      // Who asks again has not heard the answer.
      const conflicts = conflictsOf(await findConflicts(tx, id, versionId))
      const changed_by = conflicts.length > 0 ? await otherAuthor(tx, input, person) : null
      return { ...versionAnswer(known), revision: project.revision, conflicts, changed_by }
    }
    refuse((await hasTurn(tx, id, versionId)) ? 'This id is taken.' : null)
    const page = await shownPage(tx, id, pageName)
    if (!page) throw new AppError('NOT_FOUND', pageTakenOut)
    if (messageId !== null && !(await findMessage(tx, id, messageId))) throw new AppError('NOT_FOUND')
    const { map, together } = page.versionId === before?.versionId ? early : await prepare(page)
    const conflicts = briefConflicts(together?.conflicts ?? [])
    const changed_by = conflicts.length > 0 ? await otherAuthor(tx, input, person) : null
    const bytes = [htmlContent, together?.html ?? ''].reduce((sum, html) => sum + Buffer.byteLength(html), 0)
    await needRoomForVersion(services, tx, project, bytes)
    const row = await storeVersion(tx, project, {
      id: versionId,
      pageName,
      htmlContent,
      jsonStructure: tree,
      associatedMessageId: messageId,
      prompt: input.title,
      maker: { kind: 'person' },
      authorId: person.id,
      reading: storable(input.reading),
      map,
      elementIds: input.element_ids,
      conflicts: conflicts.length > 0 ? storable(conflicts) : null,
    })
    if (together)
      await storeVersion(tx, project, {
        id: newId(),
        pageName,
        htmlContent: together.html,
        jsonStructure: null,
        associatedMessageId: null,
        prompt: rebasedTitle,
        maker: { kind: 'person' },
        authorId: person.id,
        reading: storable(input.reading),
        map: together.map,
        elementIds: together.ids,
      })
    const { revision } = await contentChanged(tx, id, tree === null ? {} : { structure: tree })
    return { ...versionAnswer(row), revision, conflicts, changed_by }
  })
}

/** Who else changed a page last, as others see them. */
async function otherAuthor(
  tx: Tx,
  { project_id: projectId, page_name: pageName }: z.infer<typeof newVersion>,
  { id: authorId }: Person,
): Promise<string | null> {
  const other = await findLastOther(tx, { projectId, pageName, authorId })
  const [found] = other === null ? [] : await findPeople(tx, [other])
  return found ? displayName(found) : null
}

async function shownPage(db: Db | Tx, projectId: string, name: string) {
  const page = (await listShownPages(db, projectId)).find((one) => one.name === name)
  const ids = page?.elementIds ?? (page?.versionId ? idsFrom(page.versionId) : null)
  return page && { ...page, ids }
}

/** A tree from outside, by allow-list; a string holds its JSON. */
async function treeOf({ work }: Pick<Services, 'work'>, person: Person, given: unknown): Promise<unknown> {
  if (given === undefined || given === null) return null
  const parsed = await work('tree', given, person.id)
  if (!parsed.ok) throw new AppError('BAD_REQUEST', parsed.message)
  return storable(parsed.tree)
}
