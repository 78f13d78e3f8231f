import type { EngineEvent } from '../types.ts'
import { emitParagraph } from './turn.ts'
import type { Turn } from './turn.ts'

/** More lines than these nobody reads. */
const mostLines = 6

/** What became of what a page here cannot have, and a press that asks for the page without it. */
export function* emitLeftOut(turn: Turn): Generator<EngineEvent> {
  const { told } = turn
  if (told.length === 0) return
  const lines = told.slice(0, mostLines).map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}.`)
  const more = told.length - mostLines
  const rest = more > 0 ? [`- And ${more} more.`] : []
  yield emitParagraph(turn, ['The page needs nothing from other hosts now:', ...lines, ...rest].join('\n'))
  const missing = told.flatMap((line) => /^left out ([^:]+): pages here/.exec(line)?.[1] ?? [])
  if (missing.length === 0) return
  yield { type: 'suggestions', prompts: [`Make it without ${listed(missing.slice(0, 3))}`] }
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
