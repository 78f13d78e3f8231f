import type { Project } from '#api/projects.ts'
import { bumpProject } from '../db/queries/projects.ts'
import { transact } from '../db/transact.ts'
import type { Person, Services } from '../services.ts'
import { lockProjectFor } from './access.ts'
import { announceContent } from './announce.ts'
import { projectAnswer } from './project-answers.ts'

/** Gives a project another name. Throws NOT_FOUND. */
export async function renameProject(
  { db }: Services,
  person: Person,
  { id, name }: { id: string; name: string },
): Promise<Project> {
  return transact(db, async (tx) => {
    await lockProjectFor(tx, person, id)
    const row = await bumpProject(tx, id, { name })
    await announceContent(tx, row)
    return projectAnswer(row)
  })
}
