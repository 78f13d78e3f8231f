import type { EngineEvent, GenerationRequest } from '#engine/types.ts'

/** The engine as the server sees it: a request in, events out, ended by the signal. */
export type Engine = (request: GenerationRequest, signal: AbortSignal) => AsyncIterable<EngineEvent>
