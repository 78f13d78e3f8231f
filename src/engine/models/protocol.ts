import { anthropic } from './anthropic.ts'
import type { Body, Dialect } from './dialect.ts'
import { google } from './google.ts'
import { openAi } from './openai.ts'
import { providerOf, type ModelSettings } from './request.ts'
import type { FinishReason, ModelMessage, ModelUsage } from './types.ts'

/** What a call asks for, in no protocol's words. */
export type ModelAsk = { model: string; messages: readonly ModelMessage[]; maxTokens: number; extra: Body }

/** One piece of an answer as it came in, or a whole one. Thinking is never part of it. */
export type Piece = {
  text: string
  finishReason: FinishReason | null
  usage: ModelUsage | null
  /** nothing comes behind it */
  isLast?: boolean
}

/** How one family of endpoints is spoken to. Everything else (patience, retries, breaker, limits) is the client's. */
export type Protocol = {
  body(ask: ModelAsk, dialect: Dialect): Body
  /** learns from a refusal, see `learnDialect` */
  learn(dialect: Dialect, body: Body, status: number, answer: string): string | null
  /** where a call goes; the key is in the headers, never here */
  url(settings: ModelSettings, isStream: boolean): string
  /** reads the pieces of one answer in order; throws `garbage` or `error-in-stream` */
  reader(): (data: string) => Piece
}

export function protocolOf(settings: ModelSettings): Protocol {
  const provider = providerOf(settings)
  if (provider === 'anthropic') return anthropic
  return provider === 'google' ? google : openAi
}
