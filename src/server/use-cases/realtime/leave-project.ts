import { publish } from '../../bus/publish.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'

/** Says that a tab no longer looks at a project. Throws NOT_FOUND. */
export async function leaveProject(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id, tab, sequence }: { project_id: string; tab: string; sequence?: number | undefined },
): Promise<Record<string, never>> {
  const { workspaceId: workspace_id } = await projectFor(db, person, project_id, 'see')
  await publish(db, [{ type: 'left', workspace_id, project_id, tab, user_id: person.id, sequence }])
  return {}
}
