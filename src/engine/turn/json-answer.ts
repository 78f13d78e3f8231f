import { readAnswer } from './answer.ts'
import type { ModelAnswer } from './answer.ts'
import { pageSoFar } from './partial-tree.ts'
import { writePage } from './turn.ts'
import type { Turn } from './turn.ts'

/** A piece of a tree is looked at again when it has grown by so much, in characters and as a share of it. */
const step = { least: 400, share: 1 / 16 }

/**
 * Reads one reply in JSON mode: changes and trees, and HTML where a model writes that instead. A tree of a new page is
 * shown as it comes. `quiet`: its prose is not for the person, who was told already.
 */
export function readJsonAnswer(turn: Turn, quiet = false): ModelAnswer {
  const answer = readAnswer(turn, quiet)
  let seen = 0
  return Object.assign(answer, {
    *follow(said: string) {
      if (turn.document !== null || answer.page !== null || answer.json !== null) return
      if (said.length - seen < Math.max(step.least, said.length * step.share)) return
      seen = said.length
      const html = pageSoFar(said)
      if (html !== null && html.length > turn.html.length && html.startsWith(turn.html))
        yield writePage(turn, html.slice(turn.rewritten ? turn.html.length : 0))
    },
  })
}
