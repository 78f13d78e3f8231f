import { attributeValue, parseSource } from '#design/parse.ts'
import { againReasons, askAgain } from '../prompts/messages.ts'
import type { ModelAnswer } from './answer.ts'
import { isOrder } from './is-order.ts'
import type { Again } from './prompt-parts.ts'
import type { Turn } from './turn.ts'
import { showsSomething } from './page-result.ts'
import { leavesOut } from './usable.ts'

/** Libraries of other hosts that draw a page out of nothing, by their address or the kind of script they read. */
const drawsPages = /react|vue|svelte|preact|solid|angular|babel|importmap/i

const isDrawnByLibrary = (html: string): boolean =>
  parseSource(html).elements.some(
    (element) =>
      element.tag === 'script' &&
      drawsPages.test(`${attributeValue(element, 'src') ?? ''} ${attributeValue(element, 'type') ?? ''}`),
  )

/**
 * What the model has to be told when its answer cannot stand; null when it can. Words are an answer, unless they answer
 * an order: then it is asked once more whether it wants to carry it out.
 */
export function whyAgain(turn: Turn, { answer }: { answer: ModelAnswer }): Again | null {
  const isNew = turn.request.html === null
  if (answer.page) {
    if (isNew && answer.page.complete && !showsSomething(turn.html) && isDrawnByLibrary(turn.html))
      return { said: againReasons.drawnElsewhere, open: [] }
    if (!leavesOut(turn.html)) return null
    return { said: isNew ? againReasons.leftOutOfNew : againReasons.leftOut, open: [] }
  }
  if (turn.failed.length > 0 && !isNew)
    return { said: askAgain(turn.failed), open: turn.applied > 0 ? openOf(turn) : [] }
  if (turn.applied + turn.asWanted.length > 0 || answer.json !== null || turn.retrying) return null
  if (isAnswer(turn, answer)) return null
  return { said: isNew ? againReasons.nothing : againReasons.noChange, open: [] }
}

/** Whether words alone answer what was said: a question to the person, or an answer to what is no order. */
export function isAnswer(turn: Turn, answer: ModelAnswer): boolean {
  return speaks(answer) && (answer.prose.includes('?') || !isOrder(turn))
}

/** Whether there are words in it that a person can read; what is left of bytes is none. */
export const speaks = ({ prose }: ModelAnswer): boolean => /\p{L}/u.test(prose) && !/[\u0000-\u0008\ufffd]/.test(prose)

/** What of a request is not done yet, when some of it is. */
const openOf = ({ failed }: Turn): string[] => failed.map(({ about }) => about.replace(/\.$/, ''))
