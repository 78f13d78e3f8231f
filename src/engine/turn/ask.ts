import type { ModelClient, ModelMessage } from '../models/types.ts'
import { ModelError } from '../models/errors.ts'
import { continuation } from '../prompts/messages.ts'
import type { ReplyEvent } from '../reader/events.ts'
import { createReader } from '../reader/reader.ts'
import type { ModelAnswer } from './answer.ts'
import { createJoint, wholeLength } from './joint.ts'
import { emitStage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** How often one answer may be asked for when the length limit cuts it. */
const mostSegments = 3

/** `cut`: the length limit ended the answer before its own end. `error`: the call failed; what came before stands. */
export type AskResult = { error: ModelError | null; cut: boolean }

/** One answer of the model, gone on with when the length limit cuts it, read into `answer`. */
export async function* ask(
  turn: Turn,
  model: ModelClient,
  messages: readonly ModelMessage[],
  answer: ModelAnswer,
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

  let asked: AskResult = { error: null, cut: false }
  let conversation = messages
  for (let segment = 1; ; segment++) {
    const joint = createJoint(segment === 1 ? '' : said)
    let finishReason = ''
    try {
      for await (const part of model.reply(conversation, turn.signal)) {
        if (part.type === 'delta') yield* read(hear(segment === 1 ? part.delta : joint.push(part.delta), false))
        else finishReason = part.finishReason
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      asked = { error, cut: false }
    }
    if (segment > 1) yield* read(hear(joint.end(), false))
    asked.cut = finishReason === 'length' && answer.page?.complete !== true && answer.json === null
    if (!asked.cut || segment === mostSegments || turn.extraCalls === 0) break
    turn.extraCalls--
    held = ''
    yield emitStage('continuing', `Continuing (${segment + 1}/${mostSegments})`)
    conversation = continuation(messages, said)
  }
  const isWhole = !asked.cut && asked.error === null
  if (isWhole) yield* read(hear('', true))
  yield* read(reader.end().map((event) => (isWhole ? asMeant(event) : event)))
  return asked
}

/** In an answer that came to its end, a change without its end tag is one all the same. */
function asMeant(event: ReplyEvent): ReplyEvent {
  if (event.type !== 'broken' || !event.meant) return event
  // HTML that ends inside of a word or a tag was cut, whatever the endpoint says
  if ('html' in event.meant && !event.meant.html.endsWith('>')) return event
  return { type: 'operation', operation: event.meant, source: event.source }
}
