import type { RealtimeEvent } from '#api/realtime.ts'
import { isSessionOpen, memberWorkspaceIds } from '../db/queries/members.ts'
import { openFeed } from '../realtime/feed.ts'
import type { Person, Services } from '../services.ts'

/** What others change in all workspaces of this person, until the line or the session ends. The eleventh stream ends the oldest. */
export async function* subscribeRealtime(
  { db, bus, presence, streams }: Services,
  person: Person,
  caller: AbortSignal | undefined,
): AsyncGenerator<RealtimeEvent> {
  const { signal, leave } = streams.enter(`realtime ${person.id}`, caller)
  try {
    yield* openFeed(bus, presence, {
      person,
      signal,
      workspaceIds: () => memberWorkspaceIds(db, person.id),
      isSessionOpen: () => isSessionOpen(db, person.sessionId),
    })
  } finally {
    leave()
  }
}
