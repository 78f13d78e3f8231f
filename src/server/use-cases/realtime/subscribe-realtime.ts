import type { RealtimeEvent } from '#api/realtime.ts'
import { reachOf } from '../../db/queries/access.ts'
import { isSessionOpen } from '../../db/queries/members.ts'
import { openFeed } from '../../realtime/feed.ts'
import type { Person, Services, Visitor } from '../../services.ts'

/**
 * What others change in all workspaces of this person, until the line or the session ends. The eleventh stream ends the
 * oldest. Throws TOO_MANY for who opens them without a pause.
 */
export async function subscribeRealtime(
  services: Pick<Services, 'db' | 'bus' | 'limits' | 'presence' | 'streams'>,
  person: Person,
  { address }: Visitor,
  caller: AbortSignal | undefined,
): Promise<AsyncGenerator<RealtimeEvent>> {
  await services.limits.take('realtime', { account: person.id, address })
  return follow(services, person, caller)
}

async function* follow(
  { db, bus, presence, streams }: Pick<Services, 'db' | 'bus' | 'presence' | 'streams'>,
  person: Person,
  caller: AbortSignal | undefined,
): AsyncGenerator<RealtimeEvent> {
  const { signal, leave } = streams.enter(`realtime ${person.id}`, caller)
  try {
    yield* openFeed(bus, presence, {
      person,
      signal,
      reach: () => reachOf(db, person.id),
      isSessionOpen: () => isSessionOpen(db, person.sessionId),
    })
  } finally {
    leave()
  }
}
