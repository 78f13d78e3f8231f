import type { Operation } from '#design/types.ts'
import type { ComposedPage } from './composer/types.ts'
import type { GenerationRequest } from './types.ts'

/**
 * `operations` empty: the request was not understood, or `reply` is a question that `suggestions` answer.
 * `page`: the request asked for another page instead of a change of this one.
 */
export type EditAnswer = { reply: string; operations: Operation[]; suggestions: string[]; page?: ComposedPage }

/** The built-in designer, as the rest of the engine sees it. Both are pure and take milliseconds. */
export type Designer = {
  compose(request: GenerationRequest): ComposedPage
  edit(request: GenerationRequest): EditAnswer
}
