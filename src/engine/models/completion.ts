import { z } from 'zod'
import { ModelError } from './errors.ts'
import type { Piece } from './protocol.ts'
import { readJson } from './read-json.ts'
import { refusalTrouble } from './trouble.ts'
import type { FinishReason, ModelUsage } from './types.ts'

const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()]).optional()
/** Reasoning, in whatever member it comes, is never part of the answer: it is not even read. */
const message = z.object({ content, refusal: z.string().nullish().catch(null) })

const tokens = z.number().int().nonnegative().nullish().catch(null)
const usage = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  prompt_tokens_details: z.object({ cached_tokens: tokens }).nullish().catch(null),
  completion_tokens_details: z.object({ reasoning_tokens: tokens }).nullish().catch(null),
  /** as DeepSeek says it */
  prompt_cache_hit_tokens: tokens,
})

const completion = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(z.object({ delta: message.nullish(), message: message.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage: usage.nullish().catch(null),
})

const finishReasons: Record<string, FinishReason> = {
  stop: 'stop',
  length: 'length',
  max_tokens: 'length',
  content_filter: 'filter',
  safety: 'filter',
  recitation: 'filter',
}

/**
 * Reads the JSON of an OpenAI-compatible endpoint, one chunk of a stream or a whole answer: the same fields in both. What
 * a model says when it declines is text too. Throws `garbage`, or `error-in-stream` when it carries an error.
 */
export function readCompletion(json: string): Piece {
  const { error, choices, usage: used } = readJson(completion, json)
  const choice = choices?.[0]
  if (error || choice?.finish_reason === 'error') throw streamError(error)
  const said = choice?.delta ?? choice?.message
  const parts = said?.content ?? ''
  const text = typeof parts === 'string' ? parts : parts.map((part) => part.text ?? '').join('')
  return {
    text: text + (said?.refusal ?? ''),
    finishReason: choice?.finish_reason ? (finishReasons[choice.finish_reason.toLowerCase()] ?? 'other') : null,
    usage: used ? usageOf(used) : null,
  }
}

function usageOf(used: z.infer<typeof usage>): ModelUsage {
  return {
    input: used.prompt_tokens,
    cached: used.prompt_tokens_details?.cached_tokens ?? used.prompt_cache_hit_tokens ?? 0,
    output: used.completion_tokens,
    reasoning: used.completion_tokens_details?.reasoning_tokens ?? 0,
  }
}

function streamError(error: unknown): ModelError {
  const code = z.object({ code: z.coerce.number().int().min(400).max(599) }).safeParse(error)
  const status = code.success ? code.data.code : null
  return new ModelError('error-in-stream', { status, trouble: refusalTrouble(status, JSON.stringify(error ?? '')) })
}
