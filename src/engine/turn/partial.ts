import type { EngineEvent } from '../types.ts'
import { emitParagraph } from './turn.ts'
import type { Turn } from './turn.ts'

/** '3 of 4 changes made; could not find where “Start free” belongs.' */
export function partialSummary(turn: Turn): string {
  const total = turn.applied + turn.failed.length
  const reasons = turn.failed.map(({ about }) => about.replace(/\.$/, ''))
  return `${turn.applied} of ${total} ${total === 1 ? 'change' : 'changes'} made; ${reasons.join('; ')}.`
}

/** What could not be done is said in the answer and in a notice; what was there already only in the answer. */
export function reportPartial(turn: Turn): EngineEvent[] {
  const there = alreadyThere(turn)
  if (turn.failed.length === 0) return there === '' ? [] : [emitParagraph(turn, there)]
  const summary = [partialSummary(turn), there].filter((words) => words !== '').join(' ')
  return [
    emitParagraph(turn, summary),
    {
      type: 'notice',
      code: 'partial',
      title: turn.applied === 0 ? 'Nothing was changed' : 'Not everything was changed',
      description: summary,
      variant: 'info',
    },
  ]
}

/** '“Start free” was like that already.' */
function alreadyThere({ asWanted, applied, failed }: Turn): string {
  const named = [...new Set(asWanted)]
  if (named.length === 0 || applied + failed.length === 0) return ''
  return `${named.join(', ')} ${named.length === 1 ? 'was' : 'were'} like that already.`
}

/** The answer broke off, and what came before was kept. */
export const brokeOff = (what: 'page' | 'changes'): EngineEvent => ({
  type: 'notice',
  code: 'partial',
  title: what === 'page' ? 'The page is not complete' : 'Not everything was changed',
  description: 'The model stopped before the end. What it had done was kept; ask it to go on.',
  variant: 'info',
})
