import type { Present } from '#api/realtime.ts'
import { realtime } from '#rules/account.ts'
import { api } from './api.ts'
import { subscribeToRealtime } from './core/realtime.ts'

/** This tab, for as long as its document lives. */
export const tab = crypto.randomUUID()

/** Counts what this tab says, so that what is late does not bring it back. */
let sequence = 0

export type PresenceVisit = { look(page: string): void; leave(): void }

/**
 * Says that this tab looks at a project, and hears in which tabs others than `me` do. `isShared`: it is open elsewhere, by
 * this person too.
 */
export function visitProject(
  projectId: string,
  me: string | null,
  onOthers: (others: Present[], isShared: boolean) => void,
): PresenceVisit {
  let page: string | null = null
  const tell = (people: Present[]) =>
    onOthers(
      people.filter(({ user_id }) => user_id !== me),
      people.some((person) => person.tab !== tab),
    )

  async function say() {
    try {
      tell((await api.realtime.present({ project_id: projectId, tab, page_name: page, sequence: ++sequence })).people)
    } catch {
      // It is said again with the next beat.
    }
  }

  /** Sent even when the tab is closing. */
  function sayLeft() {
    void fetch(`/api/projects/${projectId}/presence/leave`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tab, sequence: ++sequence }),
    }).catch(() => {})
  }

  // A hidden tab says nothing, and is not here any more soon.
  const sayIfSeen = () => void (document.hidden || say())
  const beat = setInterval(sayIfSeen, realtime.sayMs)
  document.addEventListener('visibilitychange', sayIfSeen)
  const unhear = subscribeToRealtime((event) => {
    if (event.type === 'presence' && event.project_id === projectId) tell(event.people)
  })
  addEventListener('pagehide', sayLeft)
  return {
    look(name) {
      if (name === page) return
      page = name
      sayIfSeen()
    },
    leave() {
      clearInterval(beat)
      document.removeEventListener('visibilitychange', sayIfSeen)
      unhear()
      removeEventListener('pagehide', sayLeft)
      sayLeft()
    },
  }
}
