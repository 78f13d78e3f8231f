import type { QueryClient } from '@tanstack/react-query'
import { type RealtimeUpdate, subscribeToRealtime } from '../data/core/realtime.ts'
import { lookAgain } from './session.ts'

/** Reads again whatever others have changed, wherever it is shown. Returns how to stop. */
export function followChanges(queryClient: QueryClient): () => void {
  return subscribeToRealtime((event) => {
    if (event.type === 'signed-out') void lookAgain()
    // Just opened, a screen is still reading: that is not begun again, and followed by another read.
    const cancelRefetch = event.type !== 'missed'
    for (const queryKey of staleAfter(event)) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch })
  })
}

/** The keys of what may be old after an event; what begins with one of them is read again. */
export function staleAfter(event: RealtimeUpdate): string[][] {
  switch (event.type) {
    case 'workspaces':
      return [['workspaces'], ['usage'], ['people'], ['shared']]
    case 'projects':
      return [['projects', event.workspace_id], ['usage'], ['workspaces']]
    case 'content':
      return [
        ['project', event.project_id, 'content'],
        ['publishing', event.project_id],
        // Their pins follow the page.
        ['comments', event.project_id],
      ]
    case 'comments':
    case 'reviews':
      return [[event.type, event.project_id]]
    case 'generation':
      return [['project', event.project_id, 'content'], ['credits'], ['projects']]
    case 'profile':
      return [['profile'], ['credits'], ['usage'], ['purchases']]
    case 'notifications':
      return [['notifications']]
    case 'missed':
      return [[]]
    default:
      return []
  }
}
