import type { ProjectCard } from '#api/projects.ts'
import { listProjects as listRows, listShared } from '../../db/queries/projects.ts'
import type { Person, Services } from '../../services.ts'
import { workspaceFor } from '../../policies/access.ts'
import { projectCard } from '../../presenters/project.ts'

/** The projects of a workspace, newest updated first. Throws NOT_FOUND. */
export async function listProjects(
  { db }: Pick<Services, 'db'>,
  person: Person,
  workspaceId: string,
): Promise<ProjectCard[]> {
  const { role } = await workspaceFor(db, person, workspaceId, 'see')
  return (await listRows(db, workspaceId)).map((row) => projectCard(row, role))
}

/** Single projects of others that this person was invited to, newest updated first. */
export async function sharedProjects({ db }: Pick<Services, 'db'>, person: Person): Promise<ProjectCard[]> {
  return (await listShared(db, person.id)).map((row) => projectCard(row, row.role))
}
