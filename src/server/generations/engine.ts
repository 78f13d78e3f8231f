import type { EngineEvent, GenerationRequest } from '#engine/types.ts'

/**
 * The engine as the server sees it: a request in, events out, ended by the signal. `person`: who asks, so that everybody
 * gets their turn.
 */
export type Engine = (request: GenerationRequest, signal: AbortSignal, person?: string) => AsyncIterable<EngineEvent>
