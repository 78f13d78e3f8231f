import type { LiveChanges } from '#api/realtime.ts'
import { type RealtimeUpdate, subscribeToRealtime } from './core/realtime.ts'
import { laterApi } from './later-api.ts'
import { tab } from './presence.ts'

/** Tells others what this tab changes of a page by hand; false when that could not travel. */
export async function showEdit(project: string, page: string, changes: LiveChanges): Promise<boolean> {
  const answer = await laterApi.live.edit({ project_id: project, tab, page_name: page, ...changes }).catch(() => null)
  // Without an answer it is told with the next change, or as a version.
  return answer?.told ?? true
}

export type LiveEdit = LiveChanges & { tab: string; page_name: string }
type Heard = { onEdit(edit: LiveEdit): void /** the tabs that are here now */; onTabs(tabs: string[]): void }

/** Hears what other tabs change of a project by hand, until the returned function is called. */
export function subscribeToEdits(project: string, { onEdit, onTabs }: Heard): () => void {
  return subscribeToRealtime((event: RealtimeUpdate) => {
    if (!('project_id' in event) || event.project_id !== project) return
    if (event.type === 'edited' && event.tab !== tab) onEdit(event)
    if (event.type === 'presence') onTabs(event.people.map((person) => person.tab).filter((one) => one !== tab))
  })
}
