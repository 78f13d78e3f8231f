import type { Present } from '#api/realtime.ts'
import { publish } from '../../bus/publish.ts'
import { noteSeen } from '../../db/queries/workspace-people.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'

type Looking = { project_id: string; tab: string; page_name: string | null; sequence?: number | undefined }

/** Says that a tab looks at a project, and tells who else does. Throws NOT_FOUND, for another tenant's project too. */
export async function announcePresence(
  { db, now, presence }: Pick<Services, 'db' | 'now' | 'presence'>,
  person: Person,
  { project_id, tab, page_name, sequence }: Looking,
): Promise<{ people: Present[] }> {
  const { workspaceId: workspace_id } = await projectFor(db, person, project_id, 'see')
  await noteSeen(db, workspace_id, person.id, now())
  const event = { type: 'present', workspace_id, project_id, tab, user_id: person.id, page_name, sequence } as const
  await publish(db, [event])
  // The answer names this tab too, even when the bus is slower.
  presence.handle(event)
  return { people: await presence.people(project_id) }
}
