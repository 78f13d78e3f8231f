import type { EngineEvent } from '../types.ts'
import type { ModelAnswer } from './answer.ts'
import type { AskResult } from './ask.ts'
import { fallback, troubleOf } from './fallback.ts'
import { pageFromJson } from './json-result.ts'
import { emitAnswer } from './page-result.ts'
import { emitLeftOut } from './emit-left-out.ts'
import { brokeOff, reportPartial } from './partial.ts'
import { speaks } from './why-again.ts'
import { isTalk } from './is-order.ts'
import { emitStage, finishTurn, settlePage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** The end of a turn in which the model wrote changes, or only words. */
export async function* editResult(turn: Turn, answer: ModelAnswer, asked: AskResult): TurnEvents {
  if (turn.applied > 0) {
    yield emitStage('checking', 'Checking…')
    yield* emitAnswer(turn, answer, `${turn.labels.join('. ')}.`)
    yield* reportPartial(turn)
    yield* emitLeftOut(turn)
    if (asked.error && turn.failed.length === 0) yield brokeOff('changes')
    return yield* finishTurn(turn, 'stored')
  }
  if (asked.error) return yield* fallback(turn, troubleOf(asked.error), asked.error)
  const page = answer.json === null ? null : pageFromJson(answer.json)
  if (page?.ok) {
    yield* settlePage(turn, page.html)
    yield* emitAnswer(turn, answer, 'Here is the page.')
    return yield* finishTurn(turn, 'stored')
  }
  if (turn.failed.length > 0 && turn.request.html !== null) {
    yield* emitAnswer(turn, answer, 'I could not make this change.')
    yield* reportPartial(turn)
    return yield* finishTurn(turn, 'stored')
  }
  if (turn.asWanted.length > 0 || (speaks(answer) && turn.failed.length === 0)) {
    yield* emitAnswer(turn, answer, 'The page is as you want it already.')
    if (turn.asWanted.length > 0 || (!answer.prose.includes('?') && !isTalk(turn))) yield nothingChanged(turn)
    return { outcome: 'unchanged', maker: turn.maker }
  }
  return yield* fallback(turn, 'api-issue')
}

const nothingChanged = (turn: Turn): EngineEvent => ({
  type: 'notice',
  code: 'partial',
  title: 'Nothing was changed',
  description:
    turn.asWanted.length > 0 ? 'The page is as asked already.' : 'The model answered without a change of the page.',
  variant: 'info',
})
