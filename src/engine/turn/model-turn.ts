import type { ModelClient } from '../models/types.ts'
import { readAnswer } from './answer.ts'
import type { ModelAnswer } from './answer.ts'
import type { AskResult } from './ask.ts'
import { editResult } from './edit-result.ts'
import { askFitted } from './fitted.ts'
import { createFormatFallback } from './format-fallback.ts'
import type { FormatFallback } from './format-fallback.ts'
import { jsonResult } from './json-result.ts'
import { readJsonAnswer } from './json-answer.ts'
import { askAgain } from '../prompts/messages.ts'
import { leftOut, pageResult } from './page-result.ts'
import type { Again } from './prompt-parts.ts'
import type { EditFormat, FormatMemory } from './edit-formats.ts'
import type { SectionTask } from './section-task.ts'
import { readSection } from './section-answer.ts'
import { stopped } from './stopped.ts'
import { emitStage, resetPage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'
import { withheld } from './withheld.ts'
import { whyAgain } from './why-again.ts'

/** A turn with a model: its answer as it streams, put right where it has to be, or the built-in designer instead. */
export async function* modelTurn(turn: Turn, model: ModelClient, memory: FormatMemory | null): TurnEvents {
  yield emitStage('reading', 'Reading the request')
  return yield* turn.request.mode === 'json' ? jsonTurn(turn, model) : htmlTurn(turn, model, memory)
}

const isEnded = ({ error, cut, filtered }: AskResult) => error === null && !cut && !filtered

type Attempt = { format: EditFormat; answer: ModelAnswer; asked: AskResult }

/**
 * The first answer, at most one retry in the same format, at most one in the format below. What was asked for more than once
 * and still fails is told to the person.
 */
async function* htmlTurn(turn: Turn, model: ModelClient, memory: FormatMemory | null): TurnEvents {
  const formats = createFormatFallback(turn, model, memory)
  const format = formats.first
  const task = format === 'section' ? formats.task() : null
  const first = yield* attempt(turn, model, formats, { format, task, again: null })
  let last = first
  for (const step of ['retry', 'down'] as const) {
    const why = isEnded(last.asked) && turn.extraCalls > 0 ? whyAgain(turn, last) : null
    const next = why === null ? null : step === 'retry' ? last.format : formats.below(last.format)
    if (why === null || next === null || turn.signal.aborted) break
    last = yield* askOnceMore(turn, model, formats, next, step === 'retry' ? why : { ...why, said: null }, last)
  }
  if (turn.signal.aborted) return yield* stopped(turn)
  if (last.asked.filtered) return yield* withheld(turn)
  if (last.answer.page) return yield* pageResult(turn, last.answer, last.asked)
  if (first.answer.page && turn.applied === 0 && turn.failed.length === 0 && turn.request.html !== null)
    return yield* leftOut(turn)
  return yield* editResult(turn, last.answer.json ? last.answer : first.answer, last.asked)
}

/** One answer in one format, read as it comes, and what it teaches about the model. */
async function* attempt(
  turn: Turn,
  model: ModelClient,
  formats: FormatFallback,
  { format, task, again }: { format: EditFormat; task: SectionTask | null; again: Again | null },
): TurnEvents<Attempt> {
  const quiet = again !== null && turn.text !== ''
  const answer = task ? readSection(turn, task, quiet) : readAnswer(turn, quiet)
  const before = { applied: turn.applied, failed: turn.failed.length }
  const asked = yield* askFitted(turn, model, { format, task, again }, answer, again === null ? 'Answering' : null)
  formats.learn(format, answer, asked, {
    applied: turn.applied - before.applied,
    failed: turn.failed.length - before.failed,
  })
  return { format, answer, asked }
}

/** Asks for what is still open. What that does not put right stays failed. */
async function* askOnceMore(
  turn: Turn,
  model: ModelClient,
  formats: FormatFallback,
  format: EditFormat,
  again: Again,
  last: Attempt,
): TurnEvents<Attempt> {
  const { failed, applied } = turn
  turn.extraCalls--
  turn.retrying = true
  yield emitStage('repairing', applied > 0 ? 'Trying the rest again' : 'Trying again')
  if (last.answer.page) yield* resetPage(turn)
  const task = format === 'section' ? formats.task() : null
  turn.failed = []
  const next = yield* attempt(turn, model, formats, { format, task, again })
  if (next.answer.page !== null) return next
  const made = turn.applied - applied
  // a section that was written again settles all that was open in it
  const open = task && made > 0 ? failed.filter((change) => formats.sectionOf(change) !== task.key) : failed
  const settled = task ? failed.length - open.length : 0
  const left = open.length - Math.max(0, made - settled) - turn.failed.length
  turn.failed.push(...open.slice(0, Math.max(0, left)))
  return next
}

/** A tree as it streams, or changes of the page that is there; changes that were refused are asked for once more. */
async function* jsonTurn(turn: Turn, model: ModelClient): TurnEvents {
  const first = readJsonAnswer(turn)
  const hear = (answer: ModelAnswer, again: Again | null) =>
    askFitted(
      turn,
      model,
      { format: 'operations', task: null, again },
      answer,
      again === null ? 'Writing the element tree' : null,
    )
  let answer = first
  let asked = yield* hear(first, null)
  if (isEnded(asked) && turn.failed.length > 0 && first.json === null && first.page === null && turn.extraCalls > 0) {
    turn.extraCalls--
    turn.retrying = true
    yield emitStage('repairing', turn.applied > 0 ? 'Trying the rest again' : 'Trying again')
    const said = askAgain(turn.failed)
    const [failed, applied] = [turn.failed, turn.applied]
    turn.failed = []
    answer = readJsonAnswer(turn, turn.text !== '')
    asked = yield* hear(answer, { said, open: [] })
    turn.failed.push(...failed.slice(0, Math.max(0, failed.length - (turn.applied - applied) - turn.failed.length)))
  }
  if (turn.signal.aborted) return yield* stopped(turn)
  if (asked.filtered) return yield* withheld(turn)
  if (answer.page) return yield* pageResult(turn, answer, asked)
  const isEdit = turn.applied + turn.failed.length + turn.asWanted.length > 0
  if (isEdit && answer.json === null) return yield* editResult(turn, first, asked)
  return yield* jsonResult(turn, answer, asked)
}
