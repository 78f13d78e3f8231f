import { kindsIn, pageSections } from '#design/sections.ts'
import { sourceOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { tokensIn, tokensOf } from '../models/context.ts'
import { ModelError } from '../models/errors.ts'
import type { ModelClient, ModelMessage } from '../models/types.ts'
import { type PromptParts, turnMessages } from '../prompts/messages.ts'
import type { ModelAnswer } from './answer.ts'
import { ask, type Answering, type AskResult } from './ask.ts'
import { promptParts, type PromptShown, type Way } from './prompt-parts.ts'
import type { PartSeen, Turn, TurnEvents } from './turn.ts'

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
  const fitted = fittedMessages(turn, way, known)
  if (fitted === null) return tooLong()
  heed(turn, fitted)
  const asked = yield* ask(turn, model, fitted.messages, answer, answering)
  const learned = model.context?.() ?? null
  const isTooLong = asked.error?.trouble === 'context' && !asked.heard
  if (!isTooLong || learned === null || learned === known || turn.extraCalls === 0) return asked
  turn.extraCalls--
  const less = fittedMessages(turn, way, learned)
  if (less === null) return asked
  heed(turn, less)
  return yield* ask(turn, model, less.messages, answer, answering)
}

/** What is shown of the page is what the answer is about. */
function heed(turn: Turn, { seen, expand }: Fitted): void {
  turn.expand = expand
  turn.seenOnly ??= seen
}

/** The endpoint would refuse it, or cut it without a word: it is not asked. */
const tooLong = (): AskResult => ({
  error: new ModelError('status', { trouble: 'context' }),
  cut: false,
  filtered: false,
  heard: false,
})

/** Messages that fit, and what of the page is in them; null: all of it, or what was asked to be written again. */
export type Fitted = { messages: ModelMessage[]; seen: PartSeen | null; expand: PromptShown['expand'] }

/**
 * The messages of a turn, as much of them as a model takes at once; null: not even the part that the request is about. The
 * request itself is never cut.
 * @param room how much it takes, in tokens; null: nobody said
 */
export function fittedMessages(turn: Turn, way: Way, room: number | null): Fitted | null {
  const { request, document, maxTokens } = turn
  const made = (part: Partial<Way> = {}, lean = false) => {
    const { parts, expand } = promptParts(turn, { ...way, ...part })
    const asked = lean ? { ...request, chat: [], pages: [] } : request
    return { parts, expand, messages: turnMessages(asked, parts, maxTokens) }
  }
  const whole = made()
  if (room === null) return { ...whole, seen: null }
  const fits = ({ parts, messages }: ReturnType<typeof made>) =>
    tokensOf(messages) + roomFor(turn, way, parts, room) <= room
  const all = fits(whole) ? whole : made({}, true)
  if (all === whole || fits(all)) return { ...all, seen: null }
  // who writes a page or a section again has to see all of it
  if (document === null || way.task || way.format === 'page') return null
  const ranked = rankedSections(document, request.prompt, turn.targets)
  for (let open = ranked.length - 1; open > 0; open = Math.floor(open * 0.7)) {
    const closed = new Map(ranked.slice(open).map(({ start, label }) => [start, label]))
    const part = made({ closed }, true)
    const names = ranked.slice(0, open).map(({ label }) => label)
    if (fits(part)) return { ...part, seen: { names, of: ranked.length } }
  }
  const [target, ...others] = turn.targets
  if (others.length > 0) return null
  const [part] = ranked
  const one = target ?? (part && part.weight > 0 ? part.key : undefined)
  if (one === undefined) return null
  const alone = made({ alone: one }, true)
  const names = target === undefined && part ? [part.label] : []
  return fits(alone) ? { ...alone, seen: { names, of: ranked.length } } : null
}

/** How many tokens are kept for an answer: what is to be written again is as long as it was. */
function roomFor({ document, maxTokens }: Turn, way: Way, { page, section }: PromptParts, room: number): number {
  if (document === null) return Math.min(maxTokens, room / 2)
  const again = way.format === 'page' ? page : way.task?.do === 'replace' ? section : null
  return Math.max(Math.min(maxTokens, Math.max(leastForChanges, room / 4)), again === null ? 0 : tokensIn(again))
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
    .map((section) => ({ key: section.key, start: section.start, label: section.label, weight: weigh(section) }))
    .toSorted((a, b) => b.weight - a.weight)
}
