import type { ModelClient } from '../models/types.ts'
import { againReasons, askAgain, turnMessages } from '../prompts/messages.ts'
import { readAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { ask } from './ask.ts'
import type { Asked } from './ask.ts'
import { editResult } from './edit-result.ts'
import { jsonResult } from './json-result.ts'
import { readJsonAnswer } from './json-answer.ts'
import { leftOut, pageResult } from './page-result.ts'
import { promptParts } from './prompt-parts.ts'
import { stopped } from './stopped.ts'
import { resetPage, stage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'
import { leavesOut } from './usable.ts'

/** A turn with a model: its answer as it streams, put right where it has to be, or the built-in designer instead. */
export async function* modelTurn(turn: Turn, model: ModelClient): TurnEvents {
  yield stage('reading', 'Reading the request')
  return yield* turn.request.mode === 'json' ? jsonTurn(turn, model) : htmlTurn(turn, model)
}

async function* htmlTurn(turn: Turn, model: ModelClient): TurnEvents {
  const answer = readAnswer(turn)
  const asked = yield* ask(turn, model, turnMessages(turn.request, promptParts(turn, '')), answer)
  const again = asked.error === null && !asked.cut && turn.extraCalls > 0 ? whyAgain(turn, answer) : null
  const better = again === null ? null : yield* askOnceMore(turn, model, again, answer)
  if (turn.signal.aborted) return yield* stopped(turn)
  if (better?.answer.page) return yield* pageResult(turn, better.answer, better.asked)
  if (answer.page && better === null) return yield* pageResult(turn, answer, asked)
  if (answer.page && turn.applied === 0 && turn.failed.length === 0 && turn.request.html !== null)
    return yield* leftOut(turn)
  return yield* editResult(turn, better?.answer.json ? better.answer : answer, better?.asked ?? asked)
}

/** The one retry of a turn. What it does not put right stays failed. */
async function* askOnceMore(
  turn: Turn,
  model: ModelClient,
  why: string,
  first: Answer,
): TurnEvents<{ answer: Answer; asked: Asked }> {
  const { failed, applied } = turn
  turn.extraCalls--
  turn.failed = []
  yield stage('repairing', applied > 0 ? 'Trying the rest again' : 'Trying again')
  if (first.page) yield* resetPage(turn)
  const answer = readAnswer(turn, turn.text !== '')
  const asked = yield* ask(turn, model, turnMessages(turn.request, promptParts(turn, why)), answer)
  if (answer.page === null) {
    const open = failed.length - (turn.applied - applied) - turn.failed.length
    turn.failed.push(...failed.slice(0, Math.max(0, open)))
  }
  return { answer, asked }
}

async function* jsonTurn(turn: Turn, model: ModelClient): TurnEvents {
  yield stage('writing', 'Writing the element tree')
  const answer = readJsonAnswer(turn)
  const asked = yield* ask(turn, model, turnMessages(turn.request, promptParts(turn, '')), answer)
  if (turn.signal.aborted) return yield* stopped(turn)
  return yield* jsonResult(turn, answer, asked)
}

/** What the model has to be told when its answer cannot stand; null when it can, or is a question to the person. */
function whyAgain(turn: Turn, answer: Answer): string | null {
  const isNew = turn.request.html === null
  if (answer.page) {
    if (!leavesOut(turn.html)) return null
    return isNew ? againReasons.leftOutOfNew : againReasons.leftOut
  }
  if (turn.failed.length > 0 && !isNew) return askAgain(turn.failed)
  if (turn.applied + turn.asWanted > 0 || answer.json !== null || answer.prose.includes('?')) return null
  return isNew ? againReasons.nothing : againReasons.noChange
}
