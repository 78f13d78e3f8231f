import { atLimit, messages, outOfCredits, withDescription } from '#rules/messages.ts'
import { blankTurn } from '../builder/turn.ts'
import type { RunningTurn } from '../builder/types.ts'
import { askAgainMs } from '../builder/limits.ts'
import type { EditorDeps, StartAnswer } from './deps.ts'

/** A lost answer is asked for again; the same turn stands in line once. */
const tries = 3

type Asked = Pick<RunningTurn, 'page' | 'prompt' | 'about'>

/** Puts a request behind what somebody else has made of its page; what does not come into the line returns to the input. */
export async function joinLine(deps: EditorDeps, asked: Asked): Promise<void> {
  const { store } = deps
  const { mode } = store.get()
  const prompt = asked.prompt.trim()
  const turn = { ...blankTurn, ...asked, prompt, mode, base: null, turn: deps.newId(), sentAt: deps.now() }
  const waiting = { id: turn.turn, turn: turn.turn, page: turn.page, prompt: turn.prompt, name: '', isMine: true }
  store.dispatch({ type: 'adopted', part: { waiting: [...store.get().waiting, waiting] } })
  deps.announce('Your request waits in line.')
  // A tab that is closed before the answer keeps the words.
  const keepWords = () => leaveLine(store, turn)
  addEventListener('pagehide', keepWords)
  const answer = await started(deps, turn)
  removeEventListener('pagehide', keepWords)
  deps.onCredits()
  if (answer.kind === 'accepted' || answer.kind === 'waits') return deps.refresh()
  leaveLine(deps.store, turn)
  if (answer.kind === 'no-credits') return deps.notify(outOfCredits(answer.plan), deps.toPlans)
  if (answer.kind === 'at-limit') return deps.notify(atLimit(answer.reason))
  if (answer.kind === 'credit-failed') return deps.notify(messages.creditNotUsed)
  if (answer.kind === 'signed-out') return
  const reason = answer.kind === 'unreachable' ? 'The server could not be reached.' : answer.reason
  deps.notify(withDescription(messages.generationError, `${reason} Your words are back in the input.`))
}

async function started(deps: EditorDeps, turn: RunningTurn): Promise<StartAnswer> {
  for (let left = tries; ; left -= 1) {
    const answer = await deps.start(deps.store.get(), turn)
    if (answer.kind !== 'unreachable' || left <= 1) return answer
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

/** Takes one out of the line here; its words return to the input. */
export function leaveLine(
  store: EditorDeps['store'],
  { turn, page, prompt }: Pick<RunningTurn, 'turn' | 'page' | 'prompt'>,
) {
  const { waiting, drafts } = store.get()
  store.dispatch({ type: 'adopted', part: { waiting: waiting.filter((one) => one.turn !== turn) } })
  const text = [prompt, drafts[page] ?? ''].filter((words) => words.trim() !== '').join('\n')
  store.dispatch({ type: 'draft-written', page, text })
}
