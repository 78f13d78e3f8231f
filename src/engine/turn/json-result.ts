import { fromTree, parseTree, toTree } from '#design/tree.ts'
import type { PageTree } from '#design/types.ts'
import type { ModelAnswer } from './answer.ts'
import type { AskResult } from './ask.ts'
import { fallback, troubleOf } from './fallback.ts'
import { emitLeftOut } from './emit-left-out.ts'
import { emitAnswer, ourPage } from './page-result.ts'
import { isAnswer } from './why-again.ts'
import { treeLoads } from './tree-loads.ts'
import { emitStage, finishTurn, settlePage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** The end of a turn in JSON mode. */
export async function* jsonResult(turn: Turn, answer: ModelAnswer, asked: AskResult): TurnEvents {
  if (asked.error) return yield* fallback(turn, troubleOf(asked.error), asked.error)
  // words beside a tree that was shown in part and broke are no answer
  if (answer.json === null && !turn.rewritten && isAnswer(turn, answer)) {
    yield* emitAnswer(turn, answer, '')
    return { outcome: 'unchanged', maker: turn.maker }
  }
  if (answer.json === null) return yield* fallback(turn, 'no-json')
  const page = pageFromJson(answer.json)
  if (!page.ok) return yield* fallback(turn, 'json-error')
  yield emitStage('checking', 'Checking…')
  const { head, scripts } = treeLoads(parseLoosely(answer.json))
  const html = ourPage(turn, withHead(page.html, head))
  if (scripts > 0)
    turn.told.push(`left out ${scripts === 1 ? 'a script' : `${scripts} scripts`}: a tree of elements has none`)
  if (html !== turn.request.html) yield* settlePage(turn, html)
  yield* emitAnswer(turn, answer, 'Here is the page.')
  yield* emitLeftOut(turn)
  return yield* finishTurn(turn, 'stored', html === page.html ? page.tree : toTree(html))
}

/** What the tree would have loaded, at the beginning of the head; it is taken out again for what it meant. */
function withHead(html: string, head: string): string {
  const at = /<head\b[^>]{0,200}>\n?/i.exec(html)
  if (head === '' || !at) return html
  const end = at.index + at[0].length
  return html.slice(0, end) + head + html.slice(end)
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
