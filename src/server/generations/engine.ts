import type { CallReport, ModelClient } from '#engine/models/types.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'

/**
 * The engine as the server sees it: a request in, events out, ended by the signal. `person`: who asks, so that everybody
 * gets their turn. `generation`: its id, under which the log and the person know it.
 */
export type Engine = (
  request: GenerationRequest,
  signal: AbortSignal,
  person?: string,
  generation?: string,
  /** who is asked; null: the built-in designer; left out: as this host has it */
  model?: ModelClient | null,
) => AsyncIterable<EngineEvent>

/** A call of the model, and for which generation it was made. */
export type ModelCall = { generation: string; model: string; report: CallReport }
