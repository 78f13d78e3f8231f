import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './schema.ts'

/** What the calls of a model came to, a row for each generation. It outlives the generation and holds no words. */
export const modelUsage = pgTable(
  'model_usage',
  {
    generationId: uuid('generation_id').primaryKey(),
    model: text('model').notNull(),
    calls: integer('calls').notNull(),
    failed: integer('failed').notNull(),
    /** in tokens; `cached` is a part of `input`, `reasoning` one of `output` */
    input: integer('input').notNull(),
    cached: integer('cached').notNull(),
    output: integer('output').notNull(),
    reasoning: integer('reasoning').notNull(),
    /** of its first call that was answered at all, in milliseconds */
    firstByte: integer('first_byte_ms'),
    took: integer('took_ms').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('model_usage_created').on(t.createdAt)],
)
