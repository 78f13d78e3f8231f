import { createModelClient } from '#engine/models/client.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { product } from '#rules/product.ts'
import type { Config } from './config.ts'

/** The client of the model's endpoint, when this host has one; null: the built-in designer answers. */
export function modelOf({ ai, baseUrl }: Config): ModelClient | null {
  return ai ? createModelClient({ ...ai, referer: baseUrl, title: product.name, fetch }) : null
}
