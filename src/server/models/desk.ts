import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { createModelClient } from '#engine/models/client.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { product } from '#rules/product.ts'
import type { AiConfig, Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { LocalModel } from '../local-models.ts'
import type { LocalChoice } from './local-choice.ts'
import { openLearned } from './learned.ts'

/** Where a model is asked: by whom it is reached does not matter to it. */
export type ModelAddress = Pick<AiConfig, 'baseUrl' | 'apiKey' | 'model' | 'provider'> & {
  /** as people read it */
  label: string
  extraBody?: Record<string, unknown>
}

/** The clients of this process: one for each endpoint, model and key, so that one breaker guards it. */
export type ModelDesk = {
  /** `reach` is how it is got to: addresses that people type take another way than the host's */
  client(address: ModelAddress, reach?: typeof fetch): ModelClient
  /** the host's own, when it has one: null means the built-in designer */
  main(): ModelClient | null
  /** whether a model sees pictures, as far as it was found out */
  sees(address: Pick<ModelAddress, 'baseUrl' | 'model'>): boolean
  /** what is asked for where nothing else is chosen; null: the built-in designer */
  setMain(address: ModelAddress | null): void
  mainAddress(): ModelAddress | null
  /** what runs on this machine, once somebody has looked, and what of it was chosen */
  local: { found: readonly LocalModel[]; used: LocalChoice | null }
  /** how much a model takes at once, in tokens, as the host or its endpoint says; heeded from the next turn on */
  knowContext(baseUrl: string, model: string, context: number): void
  settled(): Promise<void>
}

/** Beyond this many clients the oldest is made anew when it is needed. */
const mostClients = 300

export async function openModelDesk(
  { ai, aiModels, aiLimits, baseUrl: referer }: Pick<Config, 'ai' | 'aiModels' | 'aiLimits' | 'baseUrl'>,
  db: Db,
  logger: Logger,
): Promise<ModelDesk> {
  const learned = await openLearned(db, logger)
  const clients = new Map<string, ModelClient>()
  const configured = ai && (aiModels.find(({ model, baseUrl }) => model === ai.model && baseUrl === ai.baseUrl) ?? null)
  let main: ModelAddress | null = configured

  function client(address: ModelAddress, reach: typeof fetch = fetch): ModelClient {
    const { baseUrl, apiKey, model, provider, label } = address
    const parts = JSON.stringify([baseUrl, apiKey, model, provider, label, reach === fetch])
    const name = createHash('sha256').update(parts).digest('hex')
    const known = clients.get(name)
    if (known) return known
    const made = createModelClient({
      ...aiLimits,
      ...address,
      referer,
      title: product.name,
      fetch: reach,
      dialect: learned.recall(baseUrl, model),
      onLearned(what, dialect) {
        logger.info({ model }, `the model is asked otherwise: ${what}`)
        learned.keep(baseUrl, model, dialect)
      },
    })
    clients.set(name, made)
    const [oldest] = clients.keys()
    if (clients.size > mostClients && oldest !== undefined) clients.delete(oldest)
    return made
  }

  function knowContext(baseUrl: string, model: string, context: number): void {
    const dialect = learned.recall(baseUrl, model)
    if (dialect.context === context) return
    learned.keep(baseUrl, model, { ...dialect, context })
    clients.clear()
  }
  for (const { baseUrl, model, context } of aiModels) if (context !== null) knowContext(baseUrl, model, context)

  return {
    client,
    knowContext,
    main: () => main && client(main),
    mainAddress: () => main,
    local: { found: [], used: null },
    setMain: (address) => void (main = address ?? configured),
    sees: ({ baseUrl, model }) => learned.recall(baseUrl, model).sees,
    settled: () => learned.settled(),
  }
}
