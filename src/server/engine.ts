import { edit } from '#engine/composer/edit.ts'
import { compose } from '#engine/composer/compose.ts'
import { generate } from '#engine/generate.ts'
import type { Config } from './config.ts'
import type { Engine } from './generations/engine.ts'
import { modelOf } from './model.ts'

/** The engine as this host configured it, on the thread of who calls: for the command line and for benches. */
export function createEngine(config: Config): Engine {
  const model = modelOf(config)
  return (request, signal) =>
    generate(request, {
      model,
      designer: { compose, edit },
      signal,
      pace: config.designerSeconds * 1000,
      maxTokens: config.aiLimits.maxTokens,
    })
}
