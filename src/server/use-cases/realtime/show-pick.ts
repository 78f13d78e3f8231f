import type { PickedPlace } from '#api/realtime.ts'
import { publish } from '../../bus/publish.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person, Services, Visitor } from '../../services.ts'

/** Shows everybody who has the project open where one is and what one has picked. Throws NOT_FOUND and TOO_MANY. */
export async function showPick(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  person: Person,
  { address }: Visitor,
  { project_id, tab, page_name, version, path, still_ms }: PickedPlace & { project_id: string },
): Promise<Record<string, never>> {
  await limits.take('pick', { account: person.id, address })
  const { workspaceId: workspace_id } = await projectFor(db, person, project_id, 'see')
  await publish(db, [{ type: 'picked', workspace_id, project_id, tab, page_name, version, path, still_ms }])
  return {}
}
