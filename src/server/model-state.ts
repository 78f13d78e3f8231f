import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { findLocalModels, type LocalModel } from './local-models.ts'
import { probeModel } from './model-probe.ts'
import type { ModelDesk } from './models/desk.ts'

/** How it stands with models on this host; `trouble` and `local` are known once somebody has looked. */
export type ModelState = {
  isLooked: boolean
  trouble: string | null
  /** how much the model that is set up takes at once, in tokens, where its endpoint says so */
  context?: number
  local: readonly LocalModel[]
}

/** Looks once, at start: whether the model that is set up answers, or else which ones run on this machine. */
export function lookAtModels(config: Config, logger: Logger): { state: ModelState; looked: Promise<void> } {
  const state: ModelState = { isLooked: false, trouble: null, local: [] }
  const look = async () => {
    if (!config.aiProbe) return
    if (config.ai) Object.assign(state, await probeModel(config))
    else
      state.local = (await findLocalModels(config.aiLocal)).filter(
        ({ baseUrl }) => new URL(baseUrl).port !== String(config.port),
      )
    state.isLooked = true
    if (state.trouble) logger.warn({ model: config.ai?.model }, `the model’s endpoint ${state.trouble}`)
  }
  return { state, looked: look().catch((error: unknown) => logger.warn({ err: error }, 'models were not looked at')) }
}

/** What was found out goes to where models are asked. The setting of the host goes before what an endpoint says. */
export function applyFound(desk: ModelDesk, { ai }: Pick<Config, 'ai'>, { local, context }: ModelState): void {
  desk.local.found = local
  for (const one of local) if (one.context !== null) desk.knowContext(one.baseUrl, one.model, one.context)
  if (ai && ai.context === null && context !== undefined) desk.knowContext(ai.baseUrl, ai.model, context)
}

/** For /readyz: who makes pages, and what will not work. */
export function modelDetail({ ai }: Pick<Config, 'ai'>, { isLooked, trouble }: ModelState): string {
  if (!ai) return 'pages by the built-in designer'
  if (!isLooked) return `pages by ${ai.model}, which was not asked whether it answers`
  return trouble === null ? `pages by ${ai.model}, which answers` : `pages by ${ai.model}, whose endpoint ${trouble}`
}
