import { kindsIn, pageSections } from '#design/sections.ts'
import { sourceOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { tokensOf } from '../models/context.ts'
import { ModelError } from '../models/errors.ts'
import type { ModelClient, ModelMessage } from '../models/types.ts'
import { turnMessages } from '../prompts/messages.ts'
import type { ModelAnswer } from './answer.ts'
import { ask, type Answering, type AskResult } from './ask.ts'
import { promptParts, type Way } from './prompt-parts.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** An answer of changes is given at least so many tokens, and a page half of what there is. */
const leastForChanges = 600
/** Words that say where on a page something is. */
const longWord = /\p{L}{4,}/gu

/**
 * One answer of the model to a question that it can take: where a model takes less at once than the page, what the request
 * is not about is folded. An endpoint that says only now how much it takes is asked once more, with less.
 */
export async function* askFitted(
  turn: Turn,
  model: ModelClient,
  way: Way,
  answer: ModelAnswer,
  answering: Answering,
): TurnEvents<AskResult> {
  const known = model.context?.() ?? null
  const messages = fittedMessages(turn, way, known)
  if (messages === null) return tooLong()
  const asked = yield* ask(turn, model, messages, answer, answering)
  const learned = model.context?.() ?? null
  if (asked.error?.trouble !== 'context' || learned === null || learned === known || turn.extraCalls === 0) return asked
  turn.extraCalls--
  const less = fittedMessages(turn, way, learned)
  return less === null ? asked : yield* ask(turn, model, less, answer, answering)
}

/** The endpoint would refuse it, or cut it without a word: it is not asked. */
const tooLong = (): AskResult => ({
  error: new ModelError('status', { trouble: 'context' }),
  cut: false,
  filtered: false,
})

/**
 * The messages of a turn, as much of them as a model takes at once; null: not even the part that the request is about.
 * @param room how much it takes, in tokens; null: nobody said
 */
export function fittedMessages(turn: Turn, way: Way, room: number | null): ModelMessage[] | null {
  const { request, document, maxTokens } = turn
  const made = (part: Partial<Way> = {}, lean = false) =>
    turnMessages(
      lean ? { ...request, chat: [], pages: [] } : request,
      promptParts(turn, { ...way, ...part }),
      maxTokens,
    )
  const whole = made()
  if (room === null) return whole
  const share = document === null ? room / 2 : Math.max(leastForChanges, room / 4)
  const fits = (messages: readonly ModelMessage[]) => tokensOf(messages) + Math.min(maxTokens, share) <= room
  if (fits(whole)) return whole
  const lean = made({}, true)
  if (fits(lean)) return lean
  if (document === null || way.task) return null
  const ranked = rankedSections(document, request.prompt, turn.targets)
  for (let open = ranked.length - 1; open > 0; open = Math.floor(open * 0.7)) {
    const closed = new Map(ranked.slice(open).map(({ start, label }) => [start, label]))
    const messages = made({ closed }, true)
    if (fits(messages)) return messages
  }
  const [target] = turn.targets
  if (target === undefined || turn.targets.length > 1) return null
  const alone = made({ alone: target }, true)
  return fits(alone) ? alone : null
}

/** The parts of a page, those first that a request is about: what was picked, what it names, what has its words. */
function rankedSections(document: PageDocument, prompt: string, targets: readonly Key[]) {
  const kinds = kindsIn(prompt)
  const words = new Set((prompt.toLowerCase().match(longWord) ?? []).slice(0, 40))
  const picked = targets.flatMap((key) => document.elements.get(key)?.start ?? [])
  const weigh = ({ key, kind, label, start, end }: ReturnType<typeof pageSections>[number]) => {
    const text = ` ${visibleText(sourceOf(document, key)).toLowerCase()} ${label.toLowerCase()} ${kind}`
    const said = [...words].filter((word) => text.includes(word)).length
    return (picked.some((at) => at >= start && at < end) ? 10_000 : 0) + (kinds.includes(kind) ? 100 : 0) + said
  }
  return pageSections(document)
    .map((section) => ({ start: section.start, label: section.label, weight: weigh(section) }))
    .toSorted((a, b) => b.weight - a.weight)
}
