import { againReasons, askAgain } from '../prompts/messages.ts'
import type { ModelAnswer } from './answer.ts'
import type { Again } from './prompt-parts.ts'
import type { Turn } from './turn.ts'
import { leavesOut } from './usable.ts'

/** What the model has to be told when its answer cannot stand; null when it can, or is a question to the person. */
export function whyAgain(turn: Turn, { answer }: { answer: ModelAnswer }): Again | null {
  const isNew = turn.request.html === null
  if (answer.page) {
    if (!leavesOut(turn.html)) return null
    return { said: isNew ? againReasons.leftOutOfNew : againReasons.leftOut, open: [] }
  }
  if (turn.failed.length > 0 && !isNew)
    return { said: askAgain(turn.failed), open: turn.applied > 0 ? openOf(turn) : [] }
  if (turn.applied + turn.asWanted.length > 0 || answer.json !== null || answer.prose.includes('?')) return null
  return { said: isNew ? againReasons.nothing : againReasons.noChange, open: [] }
}

/** What of a request is not done yet, when some of it is. */
const openOf = ({ failed }: Turn): string[] => failed.map(({ about }) => about.replace(/\.$/, ''))
