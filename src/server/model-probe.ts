import { z } from 'zod'
import { createModelClient } from '#engine/models/client.ts'
import { ModelError } from '#engine/models/errors.ts'
import { askingHeaders, endpointUrl, type ModelSettings } from '#engine/models/request.ts'
import type { ModelTrouble } from '#engine/models/trouble.ts'
import { product } from '#rules/product.ts'
import type { Config } from './config.ts'
import { localContext } from './local-models.ts'

/** What will not work, in words for the host; null: the model answers. */
export type ProbeResult = {
  trouble: string | null /** how much it takes at once, where that is said */
  context?: number
}

const listMs = 5_000
const answerMs = 15_000

/** What the host can do about each trouble. */
const hostWords: Partial<Record<ModelTrouble, string>> = {
  key: 'refuses the key: look at AI_API_KEY',
  model: 'does not know the model: look at AI_MODEL and AI_BASE_URL',
  balance: 'says that the account is used up',
  parameter: 'refuses how it is asked: look at AI_EXTRA_BODY',
  unreachable: 'cannot be reached: look at AI_BASE_URL',
  late: 'does not answer',
  silent: 'does not answer',
  long: 'does not answer',
  busy: 'is busy right now',
}

/** A model of a list; how much it takes at once is a member of its own with vLLM, OpenRouter, Groq, Mistral and Google. */
type Listed = { id: string; context: number | undefined }
const size = z.number().int().min(512).optional().catch(undefined)
const sizes = { max_model_len: size, context_length: size, context_window: size, max_context_length: size }

/** As OpenAI and Anthropic list their models, and as Google does. */
const list = z.union([
  z.object({ data: z.array(z.object({ id: z.string(), ...sizes })) }).transform(({ data }) =>
    data.map(({ id, max_model_len, context_length, context_window, max_context_length }) => ({
      id,
      context: max_model_len ?? context_length ?? context_window ?? max_context_length,
    })),
  ),
  z
    .object({ models: z.array(z.object({ name: z.string(), inputTokenLimit: size })) })
    .transform(({ models }) => models.map(({ name, inputTokenLimit }) => ({ id: name, context: inputTokenLimit }))),
])

/** Asks once whether the model will answer: by the list of models, and where that does not say, by a call of a few tokens. */
export async function probeModel(
  { ai, aiLocal, baseUrl }: Pick<Config, 'ai' | 'aiLocal' | 'baseUrl'>,
  ask = fetch,
): Promise<ProbeResult> {
  if (!ai) return { trouble: null }
  const settings = { ...ai, referer: baseUrl, title: product.name }
  try {
    const found = (await listed(settings, ask))?.find(({ id }) => id === ai.model || id.endsWith(`/${ai.model}`))
    if (found) {
      const context = (await localContext(ai, aiLocal, ask)) ?? found.context
      return { trouble: null, ...(context === undefined ? {} : { context }) }
    }
    const limits = { firstByte: answerMs, idle: answerMs, total: answerMs, retries: 0 }
    const client = createModelClient({ ...settings, fetch: ask, limits, maxTokens: 16 })
    const said = client.reply([{ role: 'user', content: 'Say yes.' }], new AbortController().signal)
    for await (const _ of said) break
    return { trouble: null }
  } catch (error) {
    const trouble = error instanceof ModelError ? error.trouble : 'server'
    return { trouble: hostWords[trouble] ?? 'has a fault of its own' }
  }
}

/** The models that the endpoint names; null where it names none. */
async function listed(settings: ModelSettings, ask: typeof fetch): Promise<Listed[] | null> {
  const signal = AbortSignal.timeout(listMs)
  const url = endpointUrl(settings.baseUrl, 'models')
  const response = await ask(url, { headers: askingHeaders(settings), redirect: 'manual', signal }).catch(() => {
    throw new ModelError('connection')
  })
  if (response.status === 401) throw new ModelError('status', { status: 401, trouble: 'key' })
  if (!response.ok) return null
  const body: unknown = await response.json().catch(() => null)
  return list.safeParse(body).data ?? null
}
