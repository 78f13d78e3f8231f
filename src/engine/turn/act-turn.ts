import { actIn } from '../composer/edit/acts.ts'
import type { ActAnswer } from '../composer/edit/acts.ts'
import { emitParagraph, type Turn, type TurnEvents } from './turn.ts'

/**
 * A turn that is done by the builder of whoever asked, at once and for free; null for every other request. A model is
 * left what it can do itself: it knows what a page lacks.
 */
export function actTurn(turn: Turn, hasModel: boolean): TurnEvents | null {
  const answer = actIn(turn.request)
  if (!answer || (hasModel && (answer.act === null || answer.act.do === 'fill-facts'))) return null
  return acted(turn, answer)
}

async function* acted(turn: Turn, { act, reply, suggestions }: ActAnswer): TurnEvents {
  yield emitParagraph(turn, reply)
  if (suggestions.length > 0) yield { type: 'suggestions', prompts: suggestions }
  if (act) yield { type: 'act', act }
  return { outcome: 'unchanged', maker: { kind: 'designer' } }
}
