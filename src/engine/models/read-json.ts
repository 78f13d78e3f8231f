import type { z } from 'zod'
import { ModelError } from './errors.ts'

/** What an endpoint sent, as far as we look at it. Throws `garbage`; its cause never quotes the text. */
export function readJson<T extends z.ZodType>(shape: T, json: string): z.infer<T> {
  try {
    return shape.parse(JSON.parse(json))
  } catch (cause) {
    throw new ModelError('garbage', { cause: cause instanceof SyntaxError ? undefined : cause })
  }
}
