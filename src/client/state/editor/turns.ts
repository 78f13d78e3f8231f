import type { Act } from '#rules/acts.ts'
import { atLimit, messages, outOfCredits } from '#rules/messages.ts'
import type { GenerationEvent } from '#api/generations.ts'
import { askAgainMs, sendDelayMs } from '../builder/limits.ts'
import type { Numbered } from '../builder/turn.ts'
import type { Trouble } from '#design/answer.ts'
import type { EditorDeps } from './deps.ts'

/** Deltas are folded together this often: a screen that follows every token would do nothing else. */
const foldEveryMs = 30

/** What an answer of this tab leaves to the builder, on which page and in which words that was asked. */
export type WantedAct = { page: string; prompt: string; act: Act }

/** Carries a turn from Send to its end: the delay, the start, the stream, Stop. */
export function createTurnRunner(deps: EditorDeps, onAct: (wanted: WantedAct) => void) {
  const { store } = deps
  const own = new Set<string>()
  let following: { id: string; leave: AbortController } | null = null
  let delay: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setTimeout> | undefined

  function begin(turn: string) {
    own.add(turn)
    clearTimeout(delay)
    delay = setTimeout(() => {
      delay = undefined
      void start(turn)
    }, sendDelayMs)
  }

  async function start(turn: string, isAgain = false) {
    const builder = store.get()
    if (builder.turn?.turn !== turn) return
    const answer = await deps.start(builder, builder.turn)
    deps.onCredits()
    if (answer.kind === 'accepted') {
      store.dispatch({ type: 'turn-accepted', turn, id: answer.id })
      if (store.get().turn?.phase === 'stopping') void stopOnServer(answer.id)
      return follow(answer.id)
    }
    if (answer.kind === 'waits') {
      store.dispatch({ type: 'turn-in-line', turn })
      return deps.refresh()
    }
    if (answer.kind === 'no-credits') {
      store.dispatch({ type: 'turn-taken-back', turn })
      return deps.notify(outOfCredits(answer.plan), deps.toPlans)
    }
    if (answer.kind === 'at-limit') {
      store.dispatch({ type: 'turn-taken-back', turn })
      return deps.notify(atLimit(answer.reason))
    }
    if (answer.kind === 'credit-failed') {
      store.dispatch({ type: 'turn-taken-back', turn })
      return deps.notify(messages.creditNotUsed)
    }
    if (answer.kind === 'signed-out') return void store.dispatch({ type: 'turn-taken-back', turn })
    if (answer.kind === 'running') {
      store.dispatch({ type: 'turn-taken-back', turn })
      deps.refresh()
      return deps.notify({
        ...messages.pageIsBeingMade,
        description: `${answer.reason} Your words are back in the input.`,
      })
    }
    // A page that is left or reloaded loses its answers before it is gone: what is written then would say that this failed.
    if (answer.kind === 'unreachable' && !isAgain) {
      asking = setTimeout(() => void start(turn, true), askAgainMs)
      return undefined
    }
    const trouble: Trouble =
      answer.kind === 'refused'
        ? { kind: 'refused', reason: answer.reason }
        : { kind: 'connection', reason: 'The server could not be reached.' }
    breakOff(turn, trouble, answer.request)
  }

  function breakOff(turn: string, trouble: Trouble, request: string | null) {
    store.dispatch({ type: 'turn-broken', turn, trouble, at: deps.now(), request })
    const { generationError } = messages
    deps.notify(trouble.kind === 'refused' ? { ...generationError, description: trouble.reason } : generationError)
  }

  async function follow(id: string) {
    const turn = store.get().turn
    if (!turn || turn.id !== id || following?.id === id) return
    following?.leave.abort()
    const leave = new AbortController()
    following = { id, leave }
    let act: Act | null = null
    const fold = batched((events) => store.dispatch({ type: 'streamed', id, events }))
    const end = await deps.follow(id, turn.seen, {
      signal: leave.signal,
      onLine: (line) => store.dispatch({ type: 'line-changed', id, line }),
      onEvent(numbered) {
        speak(numbered.event)
        if (numbered.event.type === 'act') act = numbered.event.act
        fold.push(numbered)
      },
    })
    fold.flush()
    if (following?.leave === leave) following = null
    if (end === 'ended') deps.onCredits()
    if (end === 'gone') breakOff(turn.turn, { kind: 'gone', reason: goneReason }, null)
    if (end !== 'left') deps.refresh()
    // what another tab has asked for is done there
    if (end === 'ended' && act && own.has(turn.turn)) onAct({ page: turn.page, prompt: turn.prompt, act })
  }

  /** Stages, notices and ends are told; tokens never are. */
  function speak(event: GenerationEvent) {
    if (event.type === 'stage') deps.announce(event.label)
    if (event.type === 'notice') deps.notify(event)
    if (event.type === 'done') deps.announce(ends[event.outcome])
  }

  async function stopOnServer(id: string) {
    try {
      await deps.stop(id)
    } catch {
      // The stream tells how it ended; without a line there is nothing to stop it with.
    }
  }

  return {
    own: own as ReadonlySet<string>,
    begin,
    /** Follows the turn of the builder; one that was never accepted is started again under the same name. */
    resume() {
      const { turn } = store.get()
      if (turn?.id) void follow(turn.id)
      else if (turn && !own.has(turn.turn)) begin(turn.turn)
    },
    /** Stops the turn. Within the delay of Send nothing was started: the words go back into the input. */
    stop() {
      const { turn } = store.get()
      if (!turn || turn.phase === 'stopping') return
      if (delay !== undefined) {
        clearTimeout(delay)
        delay = undefined
        store.dispatch({ type: 'turn-taken-back', turn: turn.turn })
        return deps.announce('Not sent.')
      }
      store.dispatch({ type: 'stop-asked' })
      deps.announce('Stopping.')
      if (turn.id) void stopOnServer(turn.id)
    },
    /** What somebody else makes goes on without this tab looking on: it is about to send something itself. */
    letGo() {
      following?.leave.abort()
      following = null
      store.dispatch({ type: 'adopted', part: { turn: null } })
    },
    leave() {
      clearTimeout(delay)
      clearTimeout(asking)
      following?.leave.abort()
    },
  }
}

const goneReason = 'The server no longer knows this generation. Your page is kept; send the prompt again.'

const ends: Record<Extract<GenerationEvent, { type: 'done' }>['outcome'], string> = {
  stored: 'The new version is ready.',
  unchanged: 'Nothing was changed.',
  fallback: 'A fallback design is shown.',
  stopped: 'Stopped.',
  failed: 'The page could not be made.',
  interrupted: 'The page could not be made.',
}

/** Gathers events and hands them on together; a version or an end goes at once. */
function batched(hand: (events: Numbered[]) => void) {
  let held: Numbered[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    const events = held
    held = []
    if (events.length > 0) hand(events)
  }
  return {
    flush,
    push(event: Numbered) {
      held.push(event)
      if (event.event.type === 'done' || event.event.type === 'version') flush()
      else timer ??= setTimeout(flush, foldEveryMs)
    },
  }
}
