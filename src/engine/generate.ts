import { messages, replies } from '#rules/messages.ts'
import type { Designer } from './designer.ts'
import type { ModelClient } from './models/types.ts'
import { usualMaxTokens } from './prompts/messages.ts'
import { actTurn } from './turn/act-turn.ts'
import { classTest, tailwindTest } from './turn/classes.ts'
import { continuedRequest } from './turn/continued.ts'
import { designerTurn } from './turn/designer-turn.ts'
import { fallback } from './turn/fallback.ts'
import { modelTurn } from './turn/model-turn.ts'
import type { FormatMemory } from './turn/edit-formats.ts'
import { notPolished, polishTurn } from './turn/polish-turn.ts'
import { repairTurn, unrepaired } from './turn/repair-turn.ts'
import { stopped } from './turn/stopped.ts'
import { pause as timer } from './turn/pace.ts'
import { openTurn, resetPage } from './turn/turn.ts'
import type { Turn, TurnEvents } from './turn/turn.ts'
import type { EngineEvent, GenerationRequest } from './types.ts'

/** How long the built-in designer takes to write a page, in milliseconds. */
export const defaultPace = 2_000

export type GenerateOptions = {
  /** null: the built-in designer answers */
  model: ModelClient | null
  designer: Designer
  /** what is remembered of how models answer; none when left out */
  memory?: FormatMemory
  /** ends the turn at once; what is worth keeping is kept */
  signal: AbortSignal
  /** milliseconds over which a built-in page is written; 0: at once */
  pace?: number
  /** what one call of the model may bring, in tokens; the specification's limit when left out */
  maxTokens?: number
  /** how to wait between two pieces of it; a timer when left out */
  pause?: Turn['pause']
}

/**
 * A request in, a page out: the events of one turn, in order, as they happen. Whatever fails, the last event is `done`
 * and it comes exactly once; the iterable never throws.
 */
export async function* generate(request: GenerationRequest, options: GenerateOptions): AsyncGenerator<EngineEvent> {
  const {
    model,
    designer,
    signal,
    memory = null,
    pace = defaultPace,
    pause = timer,
    maxTokens = usualMaxTokens,
  } = options
  const turn = openTurn(continuedRequest(request, model !== null), {
    designer,
    signal,
    pace,
    pause,
    maxTokens,
    maker: model ? { kind: 'model', model: model.name } : { kind: 'designer' },
  })
  yield { type: 'done', ...(yield* guarded(turn, model, memory)) }
}

async function* guarded(turn: Turn, model: ModelClient | null, memory: FormatMemory | null): TurnEvents {
  try {
    const loading = turn.document || model ? loadTests(turn) : null
    loading?.catch(() => {})
    // a new page needs the test only at its end: the model need not wait
    if (turn.document) await loading
    if (turn.request.repair) return yield* repairTurn(turn, model)
    if (turn.request.looks) return yield* polishTurn(turn, model)
    const acted = actTurn(turn, model !== null)
    if (acted) return yield* acted
    return yield* model ? modelTurn(turn, model, memory) : designerTurn(turn)
  } catch {
    if (turn.request.repair) return yield* unrepaired(turn)
    if (turn.request.looks && !turn.signal.aborted)
      return yield* notPolished(turn, messages.generationError.description)
    if (!turn.signal.aborted) return yield* rescued(turn)
    return yield* stopped(turn)
  }
}

async function loadTests(turn: Turn): Promise<void> {
  turn.usesTailwind = await tailwindTest()
  const exists = await classTest()
  turn.classExists = turn.request.html === null || turn.usesTailwind(turn.request.html) ? exists : () => true
}

/** Something broke that should not have: the built-in designer, and if that is what broke, an honest end. */
async function* rescued(turn: Turn): TurnEvents {
  try {
    return yield* fallback(turn, 'network')
  } catch {
    if (turn.signal.aborted) return yield* stopped(turn)
    yield* resetPage(turn)
    yield { type: 'reply', content: replies.error }
    yield { type: 'notice', code: 'generation-error', ...messages.generationError }
    return { outcome: 'failed', maker: turn.maker }
  }
}
