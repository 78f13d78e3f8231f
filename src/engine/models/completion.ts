import { z } from 'zod'
import { ModelError } from './errors.ts'
import type { FinishReason, ModelUsage } from './types.ts'

const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()]).optional()
const message = z.object({ content, reasoning_content: z.string().nullish(), reasoning: z.string().nullish() })

const completion = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(z.object({ delta: message.nullish(), message: message.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
})

/** One chunk of a stream, or a whole answer: the same fields in both. */
export type Completion = {
  text: string
  reasoned: boolean
  finishReason: FinishReason | null
  usage: ModelUsage | null
}

const finishReasons: Record<string, FinishReason> = {
  stop: 'stop',
  length: 'length',
  max_tokens: 'length',
  content_filter: 'filter',
}

/** Reads the JSON of an OpenAI-compatible endpoint. Throws `garbage`, or `error-in-stream` when it carries an error. */
export function readCompletion(json: string): Completion {
  const { error, choices, usage } = parse(json)
  const choice = choices?.[0]
  if (error || choice?.finish_reason === 'error') throw new ModelError('error-in-stream', { status: statusOf(error) })
  const said = choice?.delta ?? choice?.message
  const parts = said?.content ?? ''
  return {
    text: typeof parts === 'string' ? parts : parts.map((part) => part.text ?? '').join(''),
    reasoned: Boolean(said?.reasoning_content ?? said?.reasoning),
    finishReason: choice?.finish_reason ? (finishReasons[choice.finish_reason] ?? 'other') : null,
    usage: usage ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } : null,
  }
}

function parse(json: string): z.infer<typeof completion> {
  try {
    return completion.parse(JSON.parse(json))
  } catch (cause) {
    throw new ModelError('garbage', { cause: cause instanceof SyntaxError ? undefined : cause })
  }
}

function statusOf(error: unknown): number | undefined {
  const code = z.object({ code: z.coerce.number().int().min(400).max(599) }).safeParse(error)
  return code.success ? code.data.code : undefined
}
