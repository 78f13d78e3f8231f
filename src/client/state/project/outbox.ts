import * as z from 'zod/mini'
import { realtime } from '#rules/account.ts'
import { versionReading } from '#rules/page-reading.ts'
import { preferences } from '#rules/chat.ts'
import { modes } from '#rules/turns.ts'
import type { Change } from '../editor/change.ts'

/** One change on its way to the server. */
export type Sent = { id: string; change: Change }

/** What was done and is not on the server yet, oldest first; it goes there in this order. */
export type Outbox = readonly Sent[]

/** Where the work is: all on the server, on its way, or waiting for a server that does not answer. */
export type OutboxState = 'saved' | 'saving' | 'waiting'

/** Adds a change at the end. What takes the change before it back leaves nothing to send; `sending` is out already. */
export function pushed(outbox: Outbox, entry: Sent, sending: string | null): Outbox {
  const { change } = entry
  const last = outbox.at(-1)
  if (last && last.id !== sending) {
    if (change.kind === 'page-returned' && last.change.kind === 'page-deleted' && last.change.name === change.name)
      return outbox.slice(0, -1)
    if (change.kind === 'restore-undone' && last.change.kind === 'restored') return outbox.slice(0, -1)
  }
  return [...outbox.filter(({ id, change: earlier }) => id === sending || !isOverwritten(earlier, change)), entry]
}

/** Of the modes, and of the names of a version, only the last one counts. */
function isOverwritten(earlier: Change, later: Change): boolean {
  if (later.kind === 'mode') return earlier.kind === 'mode'
  return later.kind === 'version-named' && earlier.kind === 'version-named' && earlier.version === later.version
}

export function without(outbox: Outbox, id: string): Outbox {
  return outbox.filter((entry) => entry.id !== id)
}

/** How long to wait before the next try, in milliseconds: 1, 2, 5, then 10 seconds. */
export function retryDelay(failures: number): number {
  const delays = realtime.reconnectMs
  return delays[Math.min(failures, delays.length) - 1] ?? delays[0]
}

const name = z.string()
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mode'), mode: z.enum(modes) }),
  z.object({ kind: z.literal('page-added'), name }),
  z.object({ kind: z.literal('page-renamed'), from: name, to: name }),
  z.object({ kind: z.literal('page-deleted'), name }),
  z.object({ kind: z.literal('page-returned'), name, index: z.number() }),
  z.object({ kind: z.literal('page-moved'), name, index: z.number() }),
  z.object({ kind: z.literal('home-chosen'), name, former: name }),
  z.object({
    kind: z.literal('restored'),
    version: z.string(),
    scope: z.optional(z.literal('page')),
    seen: z.optional(z.nullable(z.string())),
  }),
  z.object({ kind: z.literal('restore-undone'), page: name, version: z.optional(z.nullable(z.string())) }),
  z.object({ kind: z.literal('version-named'), version: z.string(), name: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('page-stored'),
    id: z.string(),
    page: name,
    html: z.string(),
    title: z.string(),
    at: z.number(),
    reading: z._default(z.nullable(versionReading), null),
    base: z._default(z.nullable(z.string()), null),
    ids: z.optional(z.nullable(z.string())),
    preferred: z.optional(z.enum(preferences)),
  }),
]) satisfies z.ZodMiniType<Change>

/** The outbox as the browser keeps it. */
export const outboxSchema = z.array(z.object({ id: z.string(), change }))
