import { homePage } from '#rules/chat.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { pageNames, putPage, refuse } from './page-changes.ts'

/**
 * Puts a page at another place of the list; Home stays first. One that is there already stays as it is.
 * @returns the new revision. Throws NOT_FOUND and CONFLICT.
 */
export async function movePage(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: id, name, index }: { project_id: string; name: string; index: number },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { shown } = await pageNames(tx, id)
    const from = shown.indexOf(name)
    if (from < 0) throw new AppError('NOT_FOUND')
    refuse(name === homePage ? 'Home is always the first page.' : null)
    if (from === Math.min(Math.max(1, index), shown.length - 1)) return { revision: project.revision }
    return putPage(tx, id, { others: shown.toSpliced(from, 1), name, index })
  })
}
