import { openDocument } from '#design/document.ts'
import type { Key } from '#design/types.ts'
import type { ModelClient } from '../models/types.ts'
import type { ModelAnswer } from './answer.ts'
import type { AskResult } from './ask.ts'
import { firstFormat, formatBelow, withSeen } from './edit-formats.ts'
import type { EditFormat, FormatMemory } from './edit-formats.ts'
import { fittedMessages } from './fitted.ts'
import { sectionOf, sectionTask } from './section-task.ts'
import type { SectionTask } from './section-task.ts'
import type { FailedChange, Turn } from './turn.ts'
import { speaks } from './why-again.ts'
import { wantsNewPage } from './wants-new-page.ts'

/** A page that is longer than this is never asked for as a whole, in characters: an answer has to hold it. */
const longestPage = 11_000

/** The formats of one turn, of those that a model has room for: where it begins, where it goes down to, and what is learned of the model. */
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
export function createFormatFallback(
  turn: Turn,
  { name: model, context }: ModelClient,
  memory: FormatMemory | null,
): FormatFallback {
  const isEdit = turn.document !== null && (turn.request.continues !== undefined || !wantsNewPage(turn.request))
  const isWide = isEdit && reachesWide(turn)
  const task = () => {
    if (turn.document === null || (isWide && turn.failed.length === 0)) return null
    return sectionTask(turn.document, askedOf(turn), turn.failed)
  }
  const possible = () => {
    const open = new Set<EditFormat>(['operations', 'search'])
    const room = context?.() ?? null
    const fits = (format: EditFormat, part: SectionTask | null) =>
      room === null || fittedMessages(turn, { format, task: part, again: null }, room) !== null
    const section = task()
    if (section && fits('section', section)) open.add('section')
    if (turn.html.length <= longestPage && fits('page', null)) open.add('page')
    return open
  }
  return {
    first: isEdit && memory ? firstFormat(memory.recall(model), possible()) : 'operations',
    below: (format) => (turn.document === null ? null : formatBelow(format, possible())),
    task,
    sectionOf: (change) =>
      turn.document === null ? null : (sectionTask(turn.document, askedOf(turn), [change])?.key ?? null),
    learn(asked, answer, end, { applied, failed }) {
      // words are an answer: they say nothing about how the model writes changes
      const isTalk = answer.wrote === null && (speaks(answer) || turn.asWanted.length > 0)
      if (!memory || !isEdit || end.error !== null || end.filtered || isTalk) return
      const worked = answer.wrote === 'page' ? (end.cut ? 0 : 1) : applied / Math.max(1, applied + failed)
      memory.keep(model, withSeen(memory.recall(model), { asked, wrote: answer.wrote, worked }))
    },
  }
}

const askedOf = ({ request: { prompt }, targets }: Turn) => ({ prompt, targets })

/** Whether a request is understood to be about the look of everything, or about more than one section. */
function reachesWide({ request, designer }: Turn): boolean {
  const { operations } = designer.edit(request)
  const keys = [...new Set(operations.map(({ k }) => k))]
  // the designer names elements by the source alone
  const document = request.html === null ? null : openDocument(request.html)
  return document !== null && keys.length > 0 && (keys.includes('theme') || sectionOf(document, keys) === null)
}
