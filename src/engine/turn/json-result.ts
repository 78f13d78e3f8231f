import { fromTree, parseTree } from '#design/tree.ts'
import type { PageTree } from '#design/types.ts'
import type { ModelAnswer } from './answer.ts'
import type { AskResult } from './ask.ts'
import { fallback, troubleOf } from './fallback.ts'
import { emitAnswer } from './page-result.ts'
import { isAnswer } from './why-again.ts'
import { emitStage, finishTurn, settlePage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** The end of a turn in JSON mode. */
export async function* jsonResult(turn: Turn, answer: ModelAnswer, asked: AskResult): TurnEvents {
  if (asked.error) return yield* fallback(turn, troubleOf(asked.error), asked.error)
  if (answer.json === null && isAnswer(turn, answer)) {
    yield* emitAnswer(turn, answer, '')
    return { outcome: 'unchanged', maker: turn.maker }
  }
  if (answer.json === null) return yield* fallback(turn, 'no-json')
  const page = pageFromJson(answer.json)
  if (!page.ok) return yield* fallback(turn, 'json-error')
  yield emitStage('checking', 'Checking…')
  if (page.html !== turn.request.html) yield* settlePage(turn, page.html)
  yield* emitAnswer(turn, answer, 'Here is the page.')
  return yield* finishTurn(turn, 'stored', page.tree)
}

/** The page that a JSON text describes. Commas that JSON does not allow are forgiven. */
export function pageFromJson(json: string): { ok: true; tree: PageTree; html: string } | { ok: false } {
  const read = parseTree(parseLoosely(json))
  return read.ok ? { ok: true, tree: read.tree, html: fromTree(read.tree) } : { ok: false }
}

function parseLoosely(json: string): unknown {
  for (const text of [json, json.replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      return JSON.parse(text)
    } catch {
      // the next reading may do
    }
  }
  return undefined
}
