import type { Key } from '#design/types.ts'
import type { ModelAnswer } from './answer.ts'
import type { AskResult } from './ask.ts'
import { firstFormat, formatBelow, withSeen } from './edit-formats.ts'
import type { EditFormat, FormatMemory } from './edit-formats.ts'
import { sectionTask } from './section-task.ts'
import type { SectionTask } from './section-task.ts'
import type { FailedChange, Turn } from './turn.ts'
import { wantsNewPage } from './wants-new-page.ts'

/** A page that is longer than this is never asked for as a whole, in characters: an answer has to hold it. */
const longestPage = 11_000

/** The formats of one turn: where it begins, where it goes down to, and what is learned of the model. */
export type FormatFallback = {
  readonly first: EditFormat
  below(format: EditFormat): EditFormat | null
  /** the one section to ask for, as the page and the open changes are now */
  task(): SectionTask | null
  /** the section that a change belongs to */
  sectionOf(change: FailedChange): Key | null
  learn(asked: EditFormat, answer: ModelAnswer, end: AskResult, made: { applied: number; failed: number }): void
}

/** A page that is asked for anew has no formats: it is written whole, and nothing is learned from it. */
export function createFormatFallback(turn: Turn, model: string, memory: FormatMemory | null): FormatFallback {
  const isEdit = turn.document !== null && (turn.request.continues !== undefined || !wantsNewPage(turn.request))
  const task = () => (turn.document === null ? null : sectionTask(turn.document, turn.request, turn.failed))
  const possible = () => {
    const open = new Set<EditFormat>(['operations', 'search'])
    if (task()) open.add('section')
    if (turn.html.length <= longestPage) open.add('page')
    return open
  }
  return {
    first: isEdit && memory ? firstFormat(memory.recall(model), possible()) : 'operations',
    below: (format) => (turn.document === null ? null : formatBelow(format, possible())),
    task,
    sectionOf: (change) =>
      turn.document === null ? null : (sectionTask(turn.document, turn.request, [change])?.key ?? null),
    learn(asked, answer, end, { applied, failed }) {
      const asks = answer.wrote === null && (answer.prose.includes('?') || turn.asWanted.length > 0)
      if (!memory || !isEdit || end.error !== null || asks) return
      const worked = answer.wrote === 'page' ? (end.cut ? 0 : 1) : applied / Math.max(1, applied + failed)
      memory.keep(model, withSeen(memory.recall(model), { asked, wrote: answer.wrote, worked }))
    },
  }
}
