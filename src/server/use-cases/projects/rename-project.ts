import type { Project } from '#api/projects.ts'
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
    const { role } = await lockProjectFor(tx, person, id, 'change')
    return projectAnswer(await contentChanged(tx, id, { name }), role)
  })
}
