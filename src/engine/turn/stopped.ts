import { finishedPage } from './page-result.ts'
import { emitParagraph, finishTurn, resetPage, settlePage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'
import { isUsable } from './usable.ts'

/**
 * The person stopped it. Changes that were made stay; half a page stays when there was none before and it is worth it.
 */
export async function* stopped(turn: Turn): TurnEvents {
  if (turn.rewritten) {
    const html = finishedPage(turn, turn.html)
    const isMore = html.length >= (turn.request.written?.length ?? 0)
    if (turn.request.html === null && isMore && isUsable(html, null)) yield* settlePage(turn, html)
    else yield* resetPage(turn)
  }
  const kept = turn.rewritten || turn.applied > 0
  yield emitParagraph(turn, kept ? 'Stopped. What was made so far is kept.' : 'Stopped. Nothing was changed.')
  return yield* finishTurn(turn, 'stopped')
}
