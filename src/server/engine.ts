import { edit } from '#engine/composer/edit.ts'
import { compose } from '#engine/composer/compose.ts'
import { generate } from '#engine/generate.ts'
import { createModelClient } from '#engine/models/client.ts'
import type { RungMemory } from '#engine/turn/rungs.ts'
import { product } from '#rules/product.ts'
import type { Config } from './config.ts'
import type { Engine } from './generations/engine.ts'

/**
 * The engine as this host configured it: the model's endpoint when there is one, always the built-in designer.
 * @param memory what is known of how models answer; without one every turn begins anew
 */
export function createEngine(config: Config, memory?: RungMemory): Engine {
  const model = config.ai
    ? createModelClient({ ...config.ai, referer: config.baseUrl, title: product.name, fetch })
    : null
  return (request, signal) =>
    generate(request, { model, designer: { compose, edit }, memory, signal, pace: config.designerSeconds * 1000 })
}
