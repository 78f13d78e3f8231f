import { publish } from '../bus/publish.ts'
import { findMemberProject } from '../db/queries/projects.ts'
import { Refusal } from '../errors.ts'
import type { Person, Services } from '../services.ts'

/** Says that a tab no longer looks at a project. Throws NOT_FOUND. */
export async function leaveProject(
  { db }: Services,
  person: Person,
  { project_id, tab }: { project_id: string; tab: string },
): Promise<Record<string, never>> {
  const project = await findMemberProject(db, person.id, project_id)
  if (!project) throw new Refusal('NOT_FOUND')
  const { workspaceId: workspace_id } = project
  await publish(db, [{ type: 'left', workspace_id, project_id, tab, user_id: person.id }])
  return {}
}
