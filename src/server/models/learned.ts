import type { Logger } from 'pino'
import { z } from 'zod'
import { newDialect, type Dialect } from '#engine/models/dialect.ts'
import type { Db } from '../db/database.ts'
import { listDialects, saveDialect } from '../db/queries/models.ts'

/** After this long an endpoint is asked anew: it may have learned something itself. */
const forgottenAfterMs = 30 * 24 * 60 * 60_000

const kept = z.object({
  stream: z.boolean(),
  limit: z.enum(['max_tokens', 'max_completion_tokens']).nullable(),
  rules: z.enum(['system', 'developer', 'user']),
  sees: z.boolean(),
  context: z.number().int().positive().nullable().default(null),
  without: z.array(z.string().max(200)).max(50),
})

/** What endpoints have taught this host, in memory and in the database. */
export type LearnedDialects = {
  /** what is known of one, to be learned on from */
  recall(baseUrl: string, model: string): Dialect
  keep(baseUrl: string, model: string, dialect: Dialect): void
  settled(): Promise<void>
}

/** A write that fails loses only what one more refusal teaches again. */
export async function openLearned(db: Db, logger: Logger, now = () => Date.now()): Promise<LearnedDialects> {
  const known = new Map<string, z.infer<typeof kept>>()
  for (const { endpoint, model, dialect, updatedAt } of await listDialects(db)) {
    const found = kept.safeParse(dialect).data
    if (found && now() - updatedAt.getTime() < forgottenAfterMs) known.set(`${endpoint} ${model}`, found)
  }
  let writing = Promise.resolve()
  return {
    recall(baseUrl, model) {
      const found = known.get(`${endpointOf(baseUrl)} ${model}`)
      return found ? { ...found, without: new Set(found.without) } : newDialect()
    },
    keep(baseUrl, model, dialect) {
      const endpoint = endpointOf(baseUrl)
      const value = { ...dialect, without: [...dialect.without].slice(0, 50) }
      known.set(`${endpoint} ${model}`, value)
      writing = writing
        .then(() => saveDialect(db, endpoint, model, value))
        .catch((error: unknown) => logger.warn({ err: error }, 'what an endpoint taught was not kept'))
    },
    settled: () => writing,
  }
}

/** A query or a name in an address may hold what is nobody's business. */
function endpointOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname}`.replace(/\/+$/, '')
}
