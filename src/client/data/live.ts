import type { LiveChanges } from '#api/realtime.ts'
import { problemOf } from './core/problem.ts'
import { type RealtimeUpdate, subscribeToRealtime } from './core/realtime.ts'
import { laterApi } from './later-api.ts'
import { tab } from './presence.ts'

/**
 * Tells others what this tab changes of a page by hand: whether that could travel, or null without an answer, so that it
 * has to be told again.
 */
export async function showEdit(project: string, page: string, changes: LiveChanges): Promise<boolean | null> {
  try {
    return (await laterApi.live.edit({ project_id: project, tab, page_name: page, ...changes })).told
  } catch (error) {
    const { code, reason } = problemOf(error)
    // Who may not change anything here any more is not told of by asking again.
    return reason === null || code === 'TOO_MANY' ? null : true
  }
}

export type LiveEdit = LiveChanges & { tab: string; page_name: string }
type Heard = {
  onEdit(edit: LiveEdit): void
  /** the tabs that are here now */
  onTabs(tabs: string[]): void
  /** some of it was not heard */
  onMissed(): void
}

/** Hears what other tabs change of a project by hand, until the returned function is called. */
export function subscribeToEdits(project: string, { onEdit, onTabs, onMissed }: Heard): () => void {
  return subscribeToRealtime((event: RealtimeUpdate) => {
    if (event.type === 'missed') return onMissed()
    if (!('project_id' in event) || event.project_id !== project) return
    if (event.type === 'edited' && event.tab !== tab) onEdit(event)
    if (event.type === 'presence') onTabs(event.people.map((person) => person.tab).filter((one) => one !== tab))
  })
}
