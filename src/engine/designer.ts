import type { Key, Operation } from '#design/types.ts'
import type { ComposedPage } from './composer/types.ts'
import type { GenerationRequest } from './types.ts'

/**
 * `operations` empty: the request was not understood, or `reply` is a question that `suggestions` answer.
 * `meant`: the element that each of them means, where each means one. `page`: the request asked for another page
 * instead of a change of this one.
 */
export type EditAnswer = {
  reply: string
  operations: Operation[]
  suggestions: string[]
  meant?: Key[]
  page?: ComposedPage
}

/** The built-in designer, as the rest of the engine sees it. Both are pure and take milliseconds. */
export type Designer = {
  compose(request: GenerationRequest): ComposedPage
  edit(request: GenerationRequest): EditAnswer
}
