import type { Project, ProjectDetails } from '#api/projects.ts'
import { hasThreads } from '../../db/queries/comments.ts'
import { findLatestProject } from '../../db/queries/projects.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'
import { projectAnswer } from '../../presenters/project.ts'

/** One project. Throws NOT_FOUND. */
export async function findProject({ db }: Pick<Services, 'db'>, person: Person, id: string): Promise<ProjectDetails> {
  const project = await projectFor(db, person, id, 'see')
  return { ...projectAnswer(project, project.role), has_comments: await hasThreads(db, id) }
}

/** The project that was changed last, in one workspace of this person or in any; null when there is none. */
export async function latestProject(
  { db }: Pick<Services, 'db'>,
  person: Person,
  workspaceId: string | undefined,
): Promise<Project | null> {
  const row = await findLatestProject(db, person.id, workspaceId)
  return row && projectAnswer(row, row.role)
}
