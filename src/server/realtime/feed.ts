import type { RealtimeEvent } from '#api/realtime.ts'
import { realtime } from '#rules/account.ts'
import type { Bus } from '../bus/bus.ts'
import type { BusEvent } from '../bus/events.ts'
import type { Reach } from '../db/queries/access.ts'
import type { Presence, PresenceChange } from './presence.ts'

/** A reader this many events behind is cut off; it reads everything anew when it comes back. */
const maxWaiting = 1000

type Told = BusEvent | PresenceChange

/** What a feed needs to know about its person. */
export type FeedOf = {
  person: { id: string; sessionId: string }
  /** the workspaces of this person now, and the projects of others that they were invited to */
  reach(): Promise<Reach>
  isSessionOpen(): Promise<boolean>
  signal: AbortSignal
}

/**
 * What others change in the workspaces of one person, as it happens; a heartbeat comes at once, when nothing that happens
 * from then on is missed, and every 30 s. Ends when the session does, and when something may have been missed.
 */
export async function* openFeed(bus: Bus, presence: Presence, of: FeedOf): AsyncGenerator<RealtimeEvent> {
  const waiting: Told[] = []
  let wake = () => {}
  let isCut = false
  let isBeatDue = false
  const cut = () => {
    isCut = true
    wake()
  }
  const hear = (event: Told) => {
    if (!concerns(event, of.person.id)) return
    if (waiting.push(event) > maxWaiting) cut()
    else wake()
  }
  const leave = bus.subscribe({ onEvent: hear, onGap: cut })
  const unwatch = presence.watch(hear)
  const beating = setInterval(() => {
    isBeatDue = true
    wake()
  }, realtime.heartbeatMs)
  of.signal.addEventListener('abort', cut, { once: true })
  const isOver = () => isCut || of.signal.aborted
  try {
    let reach = await of.reach()
    yield { type: 'heartbeat' }
    while (!isOver()) {
      const event = waiting.shift()
      if (event) {
        // Read before anything later is passed on: who was just taken out sees no more.
        if (event.type === 'workspaces') reach = await of.reach()
        const told = tellable(event, reach, of.person.sessionId)
        if (told) yield told
        if (told?.type === 'signed-out') return
      } else if (isBeatDue) {
        isBeatDue = false
        if (!(await of.isSessionOpen())) {
          yield { type: 'signed-out' }
          return
        }
        yield { type: 'heartbeat' }
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    clearInterval(beating)
    leave()
    unwatch()
  }
}

function concerns(event: Told, userId: string): boolean {
  switch (event.type) {
    case 'workspaces':
    case 'profile':
    case 'notifications':
    case 'signed-out':
      return event.user_id === userId
    case 'stop':
    case 'present':
    case 'left':
      return false
    default:
      return true
  }
}

/** What of an event this person reads, listed by hand; null when it is none of theirs. */
function tellable(event: Told, { workspaceIds, projectIds }: Reach, sessionId: string): RealtimeEvent | null {
  const isOfGuest = 'project_id' in event && projectIds.includes(event.project_id)
  if ('workspace_id' in event && !isOfGuest && !workspaceIds.includes(event.workspace_id)) return null
  switch (event.type) {
    case 'workspaces':
    case 'profile':
    case 'notifications':
      return { type: event.type }
    case 'signed-out':
      return event.session_ids === null || event.session_ids.includes(sessionId) ? { type: 'signed-out' } : null
    case 'projects':
      return { type: 'projects', workspace_id: event.workspace_id }
    case 'content':
      return { type: 'content', project_id: event.project_id, revision: event.revision }
    case 'comments':
    case 'reviews':
      return { type: event.type, project_id: event.project_id }
    case 'project-deleted':
      return { type: 'project-deleted', project_id: event.project_id }
    case 'generation': {
      const { project_id, generation_id, running } = event
      return { type: 'generation', project_id, generation_id, running }
    }
    case 'edited': {
      const { project_id, tab, page_name, base, splices, mark, stored, ids } = event
      return { type: 'edited', project_id, tab, page_name, base, splices, mark, stored, ids }
    }
    case 'picked': {
      const { project_id, tab, page_name, version, path, still_ms } = event
      return { type: 'picked', project_id, tab, page_name, version, path, still_ms }
    }
    case 'presence':
      return { type: 'presence', project_id: event.project_id, people: event.people }
    default:
      return null
  }
}
