import { homePage } from '#rules/chat.ts'
import { beingMade, pageNameProblem } from '#rules/pages.ts'
import type { Tx } from '../../db/database.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { hideChat } from '../../db/queries/hidden-messages.ts'
import { movePageContent } from '../../db/queries/move-page.ts'
import { deletePageRow, updatePage } from '../../db/queries/pages.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { newId } from '../../db/new-id.ts'
import { pageNames, refuse } from './page-changes.ts'

/**
 * A page becomes Home, with its chat and versions; the one that was Home is called `former` and takes its place.
 * @returns the new revision. Throws NOT_FOUND and CONFLICT.
 */
export async function chooseHome(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: id, name, former }: { project_id: string; name: string; former: string },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { shown, made } = await pageNames(tx, id)
    if (!shown.includes(name)) throw new AppError('NOT_FOUND')
    refuse(name === homePage ? 'This is Home already.' : null)
    refuse(made.includes(name) || made.includes(homePage) ? beingMade : null)
    const others = shown.filter((other) => other !== name)
    refuse(pageNameProblem(others, former))
    if (former !== name) {
      await hideChat(tx, id, former, { after: -1, by: newId() })
      await deletePageRow(tx, id, former)
    }
    // Home has no name of its own until the other has it.
    const between = newId()
    await rename(tx, id, homePage, between, shown.indexOf(name))
    await rename(tx, id, name, homePage, 0)
    await rename(tx, id, between, former)
    for (const [position, page] of shown.entries())
      if (page !== homePage && page !== name) await updatePage(tx, id, page, { position })
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'home-chosen',
      project,
      facts: { page: former, before: name },
    })
    return { revision: (await contentChanged(tx, id)).revision }
  })
}

async function rename(tx: Tx, id: string, from: string, to: string, position?: number): Promise<void> {
  await updatePage(tx, id, from, { name: to, ...(position === undefined ? {} : { position }) })
  await movePageContent(tx, id, from, to)
}
