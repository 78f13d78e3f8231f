import type { ModelErrorCode, ModelErrorDetail } from '#engine/models/errors.ts'
import type { ModelMessage, ModelPart } from '#engine/models/types.ts'
import type { FormatCounts } from '#engine/turn/edit-formats.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import type { MessagePort } from 'node:worker_threads'
import type { Pulse } from './pulse.ts'

/** A turn as it is handed to a worker. */
export type TurnTask = {
  request: GenerationRequest
  /** null: the built-in designer answers */
  model: { name: string; formats: FormatCounts; context: number | null } | null
  pace: number
  /** what one call of the model may bring, in tokens */
  maxTokens: number
  port: MessagePort
  pulse: Pulse
}

/** What a turn tells the server, and asks of it: the calls of a model are made there. */
export type FromTurn =
  | { type: 'event'; event: EngineEvent }
  | { type: 'ask'; call: number; messages: readonly ModelMessage[]; roomy: boolean }
  | { type: 'enough'; call: number }
  | { type: 'formats'; model: string; counts: FormatCounts }

export type SentError = ModelErrorDetail & { code: ModelErrorCode }

/** What the server tells a turn. */
export type ToTurn =
  | { type: 'stop'; reason: unknown }
  | { type: 'part'; call: number; part: ModelPart }
  | {
      type: 'over'
      call: number
      error: SentError | null /** how much it takes at once, by now */
      context: number | null
    }
