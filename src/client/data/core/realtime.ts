import { ORPCError } from '@orpc/client'
import type { RealtimeEvent } from '#api/realtime.ts'
import { realtime } from '#rules/account.ts'
import { alone } from './alone.ts'
import { api } from '../api.ts'
import { pause } from './pause.ts'

/** `missed`: nothing was heard for a while (before the line stood, too), so that what was read before may be old. */
export type RealtimeUpdate = RealtimeEvent | { type: 'missed' }

/** One tab of a browser holds the stream and passes on what it hears. */
const name = 'pagewright.realtime'

/** A stream on which nothing comes for this long is dead, in milliseconds. */
const silenceMs = 2.5 * realtime.heartbeatMs

const listeners = new Set<(event: RealtimeUpdate) => void>()
let close: (() => void) | null = null

/** Hears what others change, for as long as the returned function was not called. */
export function subscribeToRealtime(listener: (event: RealtimeUpdate) => void): () => void {
  listeners.add(listener)
  close ??= open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    close?.()
    close = null
  }
}

function tell(event: RealtimeUpdate): void {
  for (const listener of listeners) listener(event)
}

function open(): () => void {
  const leaving = new AbortController()
  const channel = new BroadcastChannel(name)
  // Only tabs of this site can speak here, and they pass on what the server told them.
  channel.addEventListener('message', ({ data }: MessageEvent<RealtimeUpdate>) => tell(data))
  const pass = (event: RealtimeUpdate) => {
    tell(event)
    if (!leaving.signal.aborted) channel.postMessage(event)
  }
  alone(name, () => read(pass, leaving.signal), leaving.signal).catch(() => {
    // The screen was left before this tab had its turn.
  })
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Reads the stream over as many connections as it takes; tries again after 1, 2, 5, then every 10 seconds. */
async function read(pass: (event: RealtimeUpdate) => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  // What this tab read before its first line stood may have changed since.
  let hasGap = true
  while (!signal.aborted) {
    const line = new AbortController()
    const end = () => line.abort()
    signal.addEventListener('abort', end)
    let silence = setTimeout(end, silenceMs)
    try {
      for await (const event of await api.realtime.subscribe(undefined, { signal: line.signal })) {
        clearTimeout(silence)
        silence = setTimeout(end, silenceMs)
        failures = 0
        // From the first heartbeat on nothing is missed; what came before it was.
        if (hasGap) pass({ type: 'missed' })
        hasGap = false
        pass(event)
        // The session may be renewed by a sign-in over the page; the line is tried again.
        if (event.type === 'signed-out') break
      }
    } catch (error) {
      // Any other failure is told by the calls that people make.
      if (error instanceof ORPCError && error.status === 401) pass({ type: 'signed-out' })
    }
    clearTimeout(silence)
    signal.removeEventListener('abort', end)
    if (signal.aborted) return
    hasGap = true
    const { reconnectMs } = realtime
    await pause(reconnectMs[Math.min(failures++, reconnectMs.length - 1)] ?? 0, signal)
  }
}
