import type { z } from 'zod'
import type { liveChanges } from '#api/realtime.ts'
import type { BusEvent } from '../../bus/events.ts'
import { fitsOnBus, publish } from '../../bus/publish.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person, Services, Visitor } from '../../services.ts'

type Shown = { project_id: string; tab: string; page_name: string } & z.infer<typeof liveChanges>

/** Shows everybody who has the project open what one changes by hand. Throws NOT_FOUND, FORBIDDEN and TOO_MANY. */
export async function showEdit(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  person: Person,
  { address }: Visitor,
  { project_id, tab, page_name, ...changes }: Shown,
): Promise<{ told: boolean }> {
  await limits.take('liveEdit', { account: person.id, address })
  const { workspaceId: workspace_id } = await projectFor(db, person, project_id, 'change')
  const event: BusEvent = { type: 'edited', workspace_id, project_id, tab, page_name, ...changes }
  if (!fitsOnBus(event)) return { told: false }
  await publish(db, [event])
  return { told: true }
}
