import type { ProjectContent } from '#api/project-content.ts'
import { pageTakenOut } from '#rules/pages.ts'
import type { Tx } from '../../db/database.ts'
import { setHidden } from '../../db/queries/hidden-messages.ts'
import { nextMessageIndex } from '../../db/queries/messages.ts'
import { showCurrent } from '../../db/queries/pages.ts'
import { findReplaced, isShownBy, isTakenBack, noteTakenBack } from '../../db/queries/switches.ts'
import { type Current, currentVersions } from '../../db/queries/versions.ts'
import { newId } from '../../db/new-id.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { refuse, refuseWhileAnyMade } from '../pages/page-changes.ts'
import { contentOf } from '../projects/read-content.ts'

type UndoInput = {
  project_id: string
  page_name: string
  version_id?: string | null | undefined
  id?: string | undefined
}

const tooLate = 'Something was said or changed since this switch, so it cannot be undone. Switch to a version instead.'

/**
 * Takes the last switch of a page back: pages, structure and chat become what they were before it. Only as long as nothing
 * was said or changed since, and where the person knows which version they see, only that switch. The same `id` sent twice
 * takes one back. Throws NOT_FOUND and CONFLICT.
 */
export async function undoRestore(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: projectId, page_name: pageName, version_id: seen, id = newId() }: UndoInput,
): Promise<ProjectContent> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'change')
    if (await isTakenBack(tx, projectId, id)) return contentOf(services, tx, project)
    const current = await currentVersions(tx, projectId)
    if (!(pageName in current)) throw new AppError('NOT_FOUND', pageTakenOut)
    await refuseWhileAnyMade(tx, projectId)
    const restore = await findReplaced(tx, projectId, current[pageName] ?? null)
    if (!restore) throw new AppError('CONFLICT', tooLate)
    refuse(!seen || (await isShownBy(tx, projectId, restore.id, seen)) ? null : tooLate)
    const { replaced } = restore
    const isUntouched =
      same(current, restore.current) && (await saidNothing(tx, projectId, pageName, replaced.nextIndex))
    refuse(isUntouched ? null : tooLate)
    await noteTakenBack(tx, projectId, restore.id, id)
    await showCurrent(tx, project, replaced.current)
    await setHidden(tx, projectId, pageName, replaced.hidden)
    return contentOf(services, tx, await contentChanged(tx, projectId, { structure: replaced.structure }))
  })
}

async function saidNothing(tx: Tx, projectId: string, pageName: string, nextIndex: number): Promise<boolean> {
  return (await nextMessageIndex(tx, projectId, pageName)) === nextIndex
}

function same(a: Current, b: Current): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}
