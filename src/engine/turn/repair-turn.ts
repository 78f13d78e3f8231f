import type { ModelClient } from '../models/types.ts'
import { turnMessages } from '../prompts/messages.ts'
import { readAnswer } from './answer.ts'
import { ask } from './ask.ts'
import { promptParts } from './prompt-parts.ts'
import { emitStage, finishTurn, resetPage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** One answer of the model to what a check found: its operations count, a page of its own does not. */
export async function* repairTurn(turn: Turn, model: ModelClient | null): TurnEvents {
  if (model === null || turn.document === null) return yield* unrepaired(turn)
  turn.extraCalls = 0
  yield emitStage('repairing', 'Repairing what was found')
  const parts = promptParts(turn, { format: 'operations', task: null, again: null })
  const asked = yield* ask(turn, model, turnMessages(turn.request, parts, turn.maxTokens), readAnswer(turn, true))
  if (turn.rewritten) yield* resetPage(turn)
  if (turn.signal.aborted || (asked.error !== null && turn.applied === 0)) return yield* unrepaired(turn)
  yield emitStage('checking', 'Checking…')
  return yield* finishTurn(turn, 'stored')
}

/** The page stays as it was. */
export async function* unrepaired(turn: Turn): TurnEvents {
  yield* resetPage(turn)
  return { outcome: turn.signal.aborted ? 'stopped' : 'failed', maker: turn.maker }
}
