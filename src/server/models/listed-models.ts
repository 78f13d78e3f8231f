import { z } from 'zod'
import { providerSettings } from '#engine/models/request.ts'
import type { AiConfig } from '../config.ts'

/** A model that people may choose, as AI_MODELS lists it. What is left out is that of AI_BASE_URL. */
const listed = z.strictObject({
  model: z.string().min(1).max(200),
  label: z.string().min(1).max(60).optional(),
  provider: z.enum(providerSettings).optional(),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** the name of the variable that its key stands in */
  keyEnv: z
    .string()
    .regex(/^[A-Z_][A-Z0-9_]{0,80}$/)
    .optional(),
  /** whether it sees pictures; left out: found out when one is sent */
  sees: z.boolean().optional(),
  /** how much it takes at once, in tokens; left out: as its endpoint says */
  context: z.number().int().min(1_000).max(10_000_000).optional(),
})
type ListedModel = z.infer<typeof listed>

/** AI_MODELS; null: not what it has to be. */
export function readListedModels(text: string): ListedModel[] | null {
  try {
    const models = z.array(listed).max(20).parse(JSON.parse(text))
    const places = models.map(({ model, baseUrl }) => JSON.stringify([model, baseUrl]))
    return new Set(places).size === models.length ? models : null
  } catch {
    return null
  }
}

/** A model of this host that people may choose. */
export type HostModel = AiConfig & { label: string; sees: boolean | null }

/** The model of AI_MODEL, then those of AI_MODELS; one that stands in both has what the list says of it. */
export function hostModels(
  main: AiConfig | null,
  text: string,
  limits: Pick<AiConfig, 'maxTokens' | 'limits'>,
  env: Record<string, string | undefined>,
  fail: (words: string) => never,
): HostModel[] {
  const named = readListedModels(text) ?? []
  const isNamed = named.some(({ model, baseUrl }) => model === main?.model && baseUrl === undefined)
  const all: ListedModel[] = main && !isNamed ? [{ model: main.model }, ...named] : named
  const models = all.map(({ model, label = model, sees = null, keyEnv, context = null, ...one }) => {
    const baseUrl = (one.baseUrl ?? main?.baseUrl)?.replace(/\/+$/, '')
    if (!baseUrl) return fail(`AI_MODELS: ${model} has no baseUrl, and AI_BASE_URL is not set.`)
    if (keyEnv && !env[keyEnv]) return fail(`AI_MODELS: ${keyEnv}, the key of ${model}, is not set.`)
    // The key of one endpoint never goes to another.
    const there = baseUrl === main?.baseUrl ? main : null
    return {
      label,
      model,
      sees,
      context: context ?? (model === main?.model && baseUrl === main.baseUrl ? main.context : null),
      baseUrl,
      apiKey: keyEnv ? (env[keyEnv] ?? null) : (there?.apiKey ?? null),
      provider: one.provider ?? there?.provider ?? 'auto',
      extraBody: there?.extraBody ?? {},
      ...limits,
    }
  })
  const isMain = (one: HostModel) => one.model === main?.model && one.baseUrl === main.baseUrl
  return models.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))
}
