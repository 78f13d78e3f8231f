import { fallbackMessages, messages, replies } from '#rules/messages.ts'
import { ModelError } from '../models/errors.ts'
import type { ModelErrorCode } from '../models/errors.ts'
import type { EngineEvent, NoticeCode } from '../types.ts'
import { notContinued } from './continued.ts'
import { designerWork, treeFor } from './designer-turn.ts'
import { troubleWords } from './trouble-words.ts'
import { finishTurn, leaveToDesigner } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/** Why the built-in designer has to step in: the cases of spec.md section 8. */
export type FallbackCause = 'api-issue' | 'network' | 'no-json' | 'json-error'

type TroubleMessage = typeof messages.generationError | (typeof fallbackMessages)[keyof typeof fallbackMessages]

const troubles: Record<FallbackCause, { code: NoticeCode; message: TroubleMessage; reply: string; keptReply: string }> =
  {
    'api-issue': {
      code: 'using-fallback',
      message: fallbackMessages.usingFallback,
      reply: replies.apiIssue,
      keptReply: 'I hit an issue with the API and could not make this change. Your page is as it was.',
    },
    network: {
      code: 'generation-error',
      message: messages.generationError,
      reply: replies.error,
      keptReply: replies.error,
    },
    'no-json': {
      code: 'no-json',
      message: fallbackMessages.noJson,
      reply: 'The answer held no element tree, so I used a fallback template for this page.',
      keptReply: 'The answer held no element tree. Your page is as it was.',
    },
    'json-error': {
      code: 'json-error',
      message: fallbackMessages.jsonError,
      reply: 'The element tree in the answer could not be read, so I used a fallback template for this page.',
      keptReply: 'The element tree in the answer could not be read. Your page is as it was.',
    },
  }

/** An endpoint that answered, but not well, is an API issue; one that could not be heard to the end is the network. */
const apiIssues = new Set<ModelErrorCode>([
  'status',
  'breaker-open',
  'content-type',
  'garbage',
  'error-in-stream',
  'thought',
])

export function troubleOf(error: unknown): FallbackCause {
  return error instanceof ModelError && apiIssues.has(error.code) ? 'api-issue' : 'network'
}

/**
 * The turn goes on with the built-in designer: a page of its own, or the change where it understands it; otherwise the
 * page stays. The person is told in the words of the specification, and why beside them.
 */
export async function* fallback(turn: Turn, trouble: FallbackCause, error: ModelError | null = null): TurnEvents {
  if (turn.request.continues) return yield* notContinued(turn, error)
  const { code, message, reply, keptReply } = troubles[trouble]
  turn.maker = { kind: 'fallback' }
  yield* leaveToDesigner(turn)
  turn.failed = []
  const { understood, suggestions } = yield* designerWork(turn, 'Asking the built-in designer')
  yield { type: 'reply', content: understood ? reply : keptReply }
  yield {
    type: 'notice',
    code,
    title: message.title,
    description: description(trouble, understood),
    variant: noticeVariant(message.variant),
    ...(error === null ? {} : { why: troubleWords(error) }),
  }
  if (understood && suggestions.length > 0) yield { type: 'suggestions', prompts: suggestions }
  return yield* finishTurn(turn, 'fallback', treeFor(turn.request.mode, turn.html))
}

/** Where the page was kept, the notice may not speak of a new one. */
function description(trouble: FallbackCause, understood: boolean): string {
  const { message } = troubles[trouble]
  if (understood || trouble === 'network') return message.description
  return `${message.description.split('. ')[0]}. Your page was kept.`
}

type Notice = Extract<EngineEvent, { type: 'notice' }>
const noticeVariant = (variant: 'default' | 'info' | 'destructive' | 'success'): Notice['variant'] =>
  variant === 'success' ? 'default' : variant
