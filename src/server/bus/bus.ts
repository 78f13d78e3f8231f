import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { type BusEvent, busEvent } from './events.ts'
import { busChannel } from './publish.ts'

export type BusListener = {
  onEvent(event: BusEvent): void
  /** events may have been missed: what was read before may be old */
  onGap?(): void
}

/** What happens in any process of this product, heard in this one. */
export type Bus = {
  /** Hears everything until the returned function is called. */
  subscribe(listener: BusListener): () => void
  close(): Promise<void>
}

/** Opens the bus on the database's own LISTEN/NOTIFY; `publish` speaks on it. */
export async function openBus(database: Database, logger: Logger): Promise<Bus> {
  const listeners = new Set<BusListener>()
  const tellAll = (tell: (listener: BusListener) => void) => {
    for (const listener of listeners) {
      try {
        tell(listener)
      } catch (error) {
        logger.error({ err: error }, 'a listener of the bus failed')
      }
    }
  }
  const end = await database.listen(busChannel, {
    onPayload(payload) {
      const event = parse(payload)
      if (event) tellAll((listener) => listener.onEvent(event))
      else logger.warn('something on the bus could not be read')
    },
    onGap: () => tellAll((listener) => listener.onGap?.()),
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      await end()
      // Nothing is heard any more: who listens for somebody else lets go, and they come back to the next server.
      tellAll((listener) => listener.onGap?.())
    },
  }
}

/** Another version of the product may share the database, so that what is not understood is left alone. */
function parse(payload: string): BusEvent | null {
  try {
    return busEvent.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
