import type { ModelClient, ModelMessage, ModelPart } from '../models/types.ts'
import { ModelError } from '../models/errors.ts'
import { tokensOf } from '../models/context.ts'
import { continuation } from '../prompts/messages.ts'
import type { ReplyEvent } from '../reader/events.ts'
import { createReader } from '../reader/reader.ts'
import type { EngineEvent } from '../types.ts'
import type { ModelAnswer } from './answer.ts'
import { createJoint, wholeLength } from './joint.ts'
import { waitingWords } from './trouble-words.ts'
import { emitStage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** How often one answer may be asked for when the length limit cuts it. */
const mostSegments = 3
/** A shorter wait is not worth a word, in milliseconds. */
const shortWait = 1_000

/**
 * `cut`: the length limit ended the answer before its own end. `filtered`: the provider withheld it. `error`: the call
 * failed; what came before stands. `heard`: there was a word of it.
 */
export type AskResult = { error: ModelError | null; cut: boolean; filtered: boolean; heard: boolean }

/** What is shown once the answer begins; null: what is shown already goes on. */
export type Answering = string | null

/** One answer of the model, gone on with when the length limit cuts it, read into `answer`. */
export async function* ask(
  turn: Turn,
  model: ModelClient,
  messages: readonly ModelMessage[],
  answer: ModelAnswer,
  answering: Answering = null,
): TurnEvents<AskResult> {
  const reader = createReader()
  let said = ''
  let held = ''
  const read = function* (events: readonly ReplyEvent[]) {
    for (const event of events) yield* answer.take(event)
  }
  const hear = (text: string, all: boolean): ReplyEvent[] => {
    const heard = held + text
    const whole = all ? heard.length : wholeLength(heard)
    held = heard.slice(whole)
    said += heard.slice(0, whole)
    return reader.push(heard.slice(0, whole))
  }

  const asked: AskResult = { error: null, cut: false, filtered: false, heard: false }
  let conversation = messages
  let roomy = false
  let room = model.context?.() ?? null
  if (answering !== null) yield emitStage('thinking', 'Thinking')
  for (let segment = 1; ; segment++) {
    const joint = createJoint(said === '' ? '' : said)
    const isFirst = said === '' && held === ''
    let finishReason = ''
    try {
      for await (const part of model.reply(conversation, turn.signal, { roomy })) {
        yield* waited(part)
        if (part.type === 'unseen') turn.unseenBy = model.name
        // words about a picture of the page are no picture of it
        if (turn.unseenBy !== null && turn.request.looks) return asked
        if (part.type === 'end') finishReason = part.finishReason
        if (part.type !== 'delta') continue
        if (!asked.heard && answering !== null) yield emitStage('writing', answering)
        asked.heard = true
        yield* read(hear(isFirst ? part.delta : joint.push(part.delta), false))
        if (answer.follow) yield* answer.follow(said)
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      asked.error = error
    }
    if (!isFirst) yield* read(hear(joint.end(), false))
    const learned = model.context?.() ?? null
    // only now it says how much it takes: what is left of the answer is asked for with less
    if (asked.error?.trouble === 'context' && said !== '' && learned !== room && turn.extraCalls > 0) {
      const less = continuation(messages, said, learned)
      room = learned
      if (less === null) break
      turn.extraCalls--
      segment--
      asked.error = null
      conversation = less
      continue
    }
    asked.filtered = finishReason === 'filter'
    asked.cut = finishReason === 'length' && answer.page?.complete !== true && answer.json === null
    if (!asked.cut || segment === mostSegments || turn.extraCalls === 0) break
    turn.extraCalls--
    held = ''
    // what was thought about until the limit was reached has no words to go on after
    if (said === '') {
      if (roomy || !hasMoreRoom(conversation, turn.maxTokens, learned)) {
        asked.error = new ModelError('thought')
        break
      }
      roomy = true
      yield emitStage('thinking', 'Thinking on')
      continue
    }
    const next = continuation(messages, said, learned)
    if (next === null) break
    yield emitStage('continuing', `Continuing (${segment + 1}/${mostSegments})`)
    conversation = next
  }
  const isWhole = !asked.cut && asked.error === null
  if (isWhole) yield* read(hear('', true))
  yield* read(reader.end().map((event) => (isWhole ? asMeant(event) : event)))
  return asked
}

/** Whether a larger limit would give an answer more than it had: a model that takes little at once has no more. */
const hasMoreRoom = (messages: readonly ModelMessage[], limit: number, room: number | null): boolean =>
  room === null || room - tokensOf(messages) > limit

/** An endpoint that asked for patience is waited for in sight of the person. */
function* waited(part: ModelPart): Generator<EngineEvent> {
  if (part.type === 'waiting' && part.milliseconds >= shortWait)
    yield emitStage('waiting', waitingWords(part.why, part.milliseconds))
  if (part.type === 'asked-again') yield emitStage('thinking', 'Thinking')
}

/** In an answer that came to its end, a change without its end tag is one all the same. */
function asMeant(event: ReplyEvent): ReplyEvent {
  if (event.type !== 'broken' || !event.meant) return event
  // HTML that ends inside of a word or a tag was cut, whatever the endpoint says
  if ('html' in event.meant && !event.meant.html.endsWith('>')) return event
  return { type: 'operation', operation: event.meant, source: event.source }
}
