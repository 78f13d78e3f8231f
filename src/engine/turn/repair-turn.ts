import type { ModelClient } from '../models/types.ts'
import { readAnswer } from './answer.ts'
import { askFitted } from './fitted.ts'
import { emitStage, finishTurn, resetPage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** One answer of the model to what a check found: its operations count, a page of its own does not. */
export async function* repairTurn(turn: Turn, model: ModelClient | null): TurnEvents {
  if (model === null || turn.document === null) return yield* unrepaired(turn)
  // where it says only now how much it takes, it is asked once more, with less
  turn.extraCalls = 1
  yield emitStage('repairing', 'Repairing what was found')
  const way = { format: 'operations', task: null, again: null } as const
  const asked = yield* askFitted(turn, model, way, readAnswer(turn, true), null)
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
