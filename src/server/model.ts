import { createModelClient } from '#engine/models/client.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { product } from '#rules/product.ts'
import type { Config } from './config.ts'

/**
 * The client of the model's endpoint, when this host has one; null: the built-in designer answers. `onLearned` hears what
 * the endpoint turned out not to take.
 */
export function modelOf({ ai, baseUrl }: Config, onLearned?: (what: string) => void): ModelClient | null {
  return ai ? createModelClient({ ...ai, referer: baseUrl, title: product.name, fetch, onLearned }) : null
}
