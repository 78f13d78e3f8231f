import type { PickedPlace } from '#api/realtime.ts'
import { subscribeToRealtime } from './core/realtime.ts'
import { laterApi } from './later-api.ts'
import { tab } from './presence.ts'

export type SeenPick = PickedPlace

/** Tells others where this tab is. What does not arrive is told again soon. */
export function showPick(project: string, pick: Omit<PickedPlace, 'tab'>): void {
  laterApi.live.pick({ project_id: project, tab, ...pick }).catch(() => {})
}

/** Hears where other tabs are, until the returned function is called. */
export function subscribeToPicks(project: string, onPick: (pick: SeenPick) => void): () => void {
  return subscribeToRealtime((event) => {
    if (event.type === 'picked' && event.project_id === project && event.tab !== tab) onPick(event)
  })
}
