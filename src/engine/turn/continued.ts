import { messages } from '#rules/messages.ts'
import type { ModelError } from '../models/errors.ts'
import type { EngineEvent, GenerationRequest } from '../types.ts'
import { troubleWords } from './trouble-words.ts'
import { resetPage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'

/**
 * The request that finishes what was stopped; others come back as they are. The built-in designer makes the same page
 * again, whole, from the same words; a model is asked to add to what is there.
 */
export function continuedRequest(request: GenerationRequest, isByModel: boolean): GenerationRequest {
  const { continues, html, prompt } = request
  if (!continues || html === null) return request
  if (isByModel) return { ...request, prompt: orders[continues](prompt) }
  return continues === 'page' ? { ...request, html: null, written: html } : request
}

const orders = {
  page: (prompt: string) =>
    'The page was stopped before it was finished. Keep everything that is there as it is, and go on after it: add ' +
    'the sections that are still missing, by <edit> operations with do="after" or do="append". It was asked for with ' +
    `these words: ${prompt}`,
  changes: (prompt: string) =>
    `This was stopped before it was done, and part of it may be made already. Make what is still missing, and nothing else: ${prompt}`,
} as const

/** A model that cannot finish it leaves the page as it stands; nobody else's page takes its place. */
export async function* notContinued(turn: Turn, error: ModelError | null): TurnEvents {
  yield* resetPage(turn)
  const content = 'I could not go on. The page is as you stopped it; nothing was spent. Continue is still free.'
  const { title, variant } = messages.generationError
  const notice = { code: 'generation-error', title, description: 'The page is as you stopped it.', variant } as const
  yield { type: 'reply', content } satisfies EngineEvent
  yield { type: 'notice', ...notice, ...(error === null ? {} : { why: troubleWords(error) }) }
  return { outcome: 'failed', maker: turn.maker }
}
