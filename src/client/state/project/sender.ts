import type { EditConflict } from '#api/project-content.ts'
import type { Change } from '../editor/change.ts'
import type { BrowserStorage } from '../saved/keys.ts'
import { type LogInvalid, readValue } from '../saved/load.ts'
import { type Outbox, type OutboxState, outboxSchema, pushed, retryDelay, without } from './outbox.ts'

/** Where somebody else changed the same places of a page, and who, as far as that is known. */
export type Conflicts = { places: EditConflict[]; by: string | null }

/** What came of sending a change: the least revision that has it, no with a reason, or no answer yet, with the reason where there is one. */
export type SentChange =
  | { kind: 'done'; revision: number; conflicts?: Conflicts | null }
  | { kind: 'refused'; reason: string }
  | { kind: 'lost'; reason?: string }

export type SenderDeps = {
  storage: BrowserStorage
  /** under which the outbox is kept in this browser, for all tabs together */
  key: string
  log: LogInvalid
  /** `id` is the same however often it is sent */
  send(change: Change, id: string): Promise<SentChange>
  /** runs one task at a time over all tabs of this browser */
  alone(task: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** waits; the line coming back or the signal end the wait */
  wait(ms: number, signal: AbortSignal): Promise<void>
  newId(): string
  onState(state: OutboxState): void
  /** a change has to wait, for a reason that the server gave; told once until one arrives */
  onWait(reason: string): void
  /** a change arrived; `revision` of the project has it. `conflicts`: where somebody else changed the same places */
  onDone(revision: number, change: Change, conflicts: Conflicts | null): void
  /** a change was refused for good */
  onRefused(change: Change, reason: string): void
}

export type Sender = ReturnType<typeof createSender>

/** Takes changes to the server one after the other, and keeps them in the browser until they are there. */
export function createSender(deps: SenderDeps) {
  const closed = new AbortController()
  const waiting = new Set<(isSaved: boolean) => void>()
  let outbox: Outbox = readValue(deps.storage, deps.key, outboxSchema, deps.log) ?? []
  let sending: string | null = null
  let isRunning = false
  let state: OutboxState = 'saved'

  function write(next: Outbox) {
    outbox = next
    try {
      if (next.length === 0) deps.storage.removeItem(deps.key)
      else deps.storage.setItem(deps.key, JSON.stringify(next))
    } catch {
      // Without room it is kept as long as this tab is open.
    }
  }

  function tell(next: OutboxState) {
    if (next !== 'saving') {
      for (const resolve of waiting) resolve(next === 'saved')
      waiting.clear()
    }
    if (next === state) return
    state = next
    deps.onState(next)
  }

  async function sendAll() {
    let failures = 0
    for (let head = outbox[0]; head && !closed.signal.aborted; head = outbox[0]) {
      sending = head.id
      const answer = await deps.send(head.change, head.id)
      sending = null
      if (answer.kind === 'lost') {
        tell('waiting')
        if (answer.reason !== undefined && failures === 0) deps.onWait(answer.reason)
        await deps.wait(retryDelay(++failures), closed.signal)
        continue
      }
      failures = 0
      write(without(outbox, head.id))
      if (answer.kind === 'done') deps.onDone(answer.revision, head.change, answer.conflicts ?? null)
      else deps.onRefused(head.change, answer.reason)
    }
  }

  async function run() {
    if (isRunning || outbox.length === 0) return tell(outbox.length === 0 ? 'saved' : state)
    isRunning = true
    tell('saving')
    try {
      await deps.alone(sendAll, closed.signal)
    } catch {
      // The screen was left while another tab had its turn.
    }
    isRunning = false
    if (!closed.signal.aborted) await run()
  }

  function settled(): Promise<boolean> {
    if (outbox.length === 0) return Promise.resolve(true)
    if (state === 'waiting') return Promise.resolve(false)
    return new Promise((resolve) => waiting.add(resolve))
  }

  return {
    /** what is not on the server yet */
    pending: () => outbox.map(({ change }) => change),
    push(change: Change) {
      write(pushed(outbox, { id: deps.newId(), change }, sending))
      void run()
    },
    /** Begins with what an earlier visit left. */
    start: () => void run(),
    /** Another tab of this browser has written. */
    reload() {
      outbox = readValue(deps.storage, deps.key, outboxSchema, deps.log) ?? []
      void run()
    },
    /** Answers once everything is on the server, or at once that it cannot get there now. */
    settled,
    /** Ends it once everything is on the server, or at once when it cannot get there now. */
    leave: () => void settled().then(() => closed.abort()),
  }
}
