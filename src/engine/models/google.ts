import { z } from 'zod'
import { learnMember, type Body, type Dialect } from './dialect.ts'
import { ModelError } from './errors.ts'
import type { ModelAsk, Piece, Protocol } from './protocol.ts'
import { readJson } from './read-json.ts'
import { wordsOnly } from './seen.ts'
import { refusalTrouble } from './trouble.ts'
import type { FinishReason, ModelMessage, ModelUsage } from './types.ts'

const count = z.number().int().nonnegative().nullish().catch(null)
const part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish() })

const answer = z.object({
  error: z.object({ code: z.number().nullish().catch(null), status: z.string().catch('') }).nullish(),
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish().catch(null),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      cachedContentTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
    })
    .nullish()
    .catch(null),
})

const finishReasons: Record<string, FinishReason> = {
  STOP: 'stop',
  MAX_TOKENS: 'length',
  SAFETY: 'filter',
  RECITATION: 'filter',
  BLOCKLIST: 'filter',
  PROHIBITED_CONTENT: 'filter',
  SPII: 'filter',
  IMAGE_SAFETY: 'filter',
}

/** Google's generateContent, as the Gemini API has it. */
export const google: Protocol = {
  body: bodyFor,
  learn: learnMember,
  url({ baseUrl, model }, isStream) {
    const url = new URL(baseUrl)
    const base = url.pathname.replace(/\/+$/, '') || '/v1beta'
    const name = model.split('/').map(encodeURIComponent).join('/')
    const path = name.includes('/') ? name : `models/${name}`
    url.pathname = `${base}/${path}:${isStream ? 'streamGenerateContent' : 'generateContent'}`
    if (isStream) url.searchParams.set('alt', 'sse')
    return url.href
  },
  reader: () => read,
}

const settings = z.record(z.string(), z.unknown()).catch({})

function bodyFor({ messages, maxTokens, extra }: ModelAsk, dialect: Dialect): Body {
  const rules = messages.filter(({ role }) => role === 'system').map(({ content }) => ({ text: content }))
  const body: Body = {
    ...(rules.length > 0 ? { systemInstruction: { parts: rules } } : {}),
    contents: messages.filter(({ role }) => role !== 'system').map((message) => said(message, dialect)),
    ...extra,
    generationConfig: { maxOutputTokens: maxTokens, ...settings.parse(extra['generationConfig'] ?? {}) },
  }
  for (const name of dialect.without) delete body[name]
  return body
}

function said(message: ModelMessage, { sees }: Dialect): object {
  const { role, content, images = [] } = message
  const pictures = sees ? images.map(({ mediaType, data }) => ({ inlineData: { mimeType: mediaType, data } })) : []
  const text = sees ? content : wordsOnly(message)
  return { role: role === 'assistant' ? 'model' : 'user', parts: [...pictures, { text }] }
}

function read(data: string): Piece {
  const { error, candidates, promptFeedback, usageMetadata: used } = readJson(answer, data)
  if (error) {
    const status = error.code ?? null
    throw new ModelError('error-in-stream', { status, trouble: refusalTrouble(status, error.status) })
  }
  const [candidate] = candidates ?? []
  const spoken = (candidate?.content?.parts ?? []).filter(({ thought }) => !thought)
  const reason = candidate?.finishReason
  const withheld = promptFeedback?.blockReason ? 'filter' : null
  return {
    text: spoken.map(({ text }) => text ?? '').join(''),
    finishReason: reason ? (finishReasons[reason] ?? 'other') : withheld,
    usage: used ? usageOf(used) : null,
  }
}

type Used = NonNullable<z.infer<typeof answer>['usageMetadata']>

function usageOf(used: Used): ModelUsage {
  const reasoning = used.thoughtsTokenCount ?? 0
  return {
    input: used.promptTokenCount ?? 0,
    cached: used.cachedContentTokenCount ?? 0,
    output: (used.candidatesTokenCount ?? 0) + reasoning,
    reasoning,
  }
}
