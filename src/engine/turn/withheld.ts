import type { EngineEvent } from '../types.ts'
import { resetPage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** The provider withheld the answer by its rules: the page stays as it was, the person is told, nothing is spent. */
export async function* withheld(turn: Turn): TurnEvents {
  yield* resetPage(turn)
  const description = 'The model’s provider withheld the answer by its rules. Your page was kept.'
  const content =
    'The model’s provider withheld this answer by its rules, so nothing was changed and nothing was spent. ' +
    'It may take other words.'
  yield { type: 'reply', content } satisfies EngineEvent
  yield { type: 'notice', code: 'partial', title: 'Nothing was changed', description, variant: 'info' }
  return { outcome: 'unchanged', maker: turn.maker }
}
