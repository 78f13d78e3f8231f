import { setVersionName } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'

/** Gives a version a name, or with null takes it away. @returns the new revision. Throws NOT_FOUND. */
export async function renameVersion(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id, name }: { project_id: string; id: string; name: string | null },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    await lockProjectFor(tx, person, projectId, 'change')
    if (!(await setVersionName(tx, projectId, id, name))) throw new AppError('NOT_FOUND')
    const { revision } = await contentChanged(tx, projectId)
    return { revision }
  })
}
