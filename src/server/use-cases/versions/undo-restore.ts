import type { ProjectContent } from '#api/project-content.ts'
import type { Tx } from '../../db/database.ts'
import { setHidden } from '../../db/queries/hidden-messages.ts'
import { nextMessageIndex } from '../../db/queries/messages.ts'
import { showCurrent } from '../../db/queries/pages.ts'
import { type Current, currentVersions, findReplaced } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { refuse, refuseWhileAnyMade } from '../pages/page-changes.ts'
import { contentOf } from '../projects/read-content.ts'

const tooLate = 'Something was said or changed since this switch, so it cannot be undone. Switch to a version instead.'

/**
 * Takes the last switch of a page back: pages, structure and chat become what they were before it. Only as long as nothing
 * was said or changed since. Throws NOT_FOUND and CONFLICT.
 */
export async function undoRestore(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: projectId, page_name: pageName }: { project_id: string; page_name: string },
): Promise<ProjectContent> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'change')
    const current = await currentVersions(tx, projectId)
    if (!(pageName in current)) throw new AppError('NOT_FOUND')
    await refuseWhileAnyMade(tx, projectId)
    const restore = await findReplaced(tx, projectId, current[pageName] ?? null)
    if (!restore) throw new AppError('CONFLICT', tooLate)
    const { replaced } = restore
    const isUntouched =
      same(current, restore.current) && (await saidNothing(tx, projectId, pageName, replaced.nextIndex))
    refuse(isUntouched ? null : tooLate)
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
