import type { Project } from '#api/projects.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from './content-changed.ts'
import { projectAnswer } from '../../presenters/project.ts'

/** Gives a project another name. Throws NOT_FOUND. */
export async function renameProject(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { id, name }: { id: string; name: string },
): Promise<Project> {
  return transact(db, async (tx) => {
    const { role, workspaceId, name: before } = await lockProjectFor(tx, person, id, 'change')
    if (before !== name)
      await appendActivity(tx, {
        workspaceId,
        actorId: person.id,
        action: 'project-renamed',
        project: { id, name },
        facts: { before },
      })
    return projectAnswer(await contentChanged(tx, id, { name }), role)
  })
}
