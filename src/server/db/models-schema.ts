import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** What an endpoint turned out to take, so that a restart does not forget it. Nothing in it is secret. */
export const modelDialects = pgTable(
  'model_dialects',
  {
    /** without its query */
    endpoint: text('endpoint').notNull(),
    model: text('model').notNull(),
    dialect: jsonb('dialect').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.endpoint, t.model] })],
)

/** What whoever runs this host chose on the screen instead of in the environment. */
export const hostSettings = pgTable('host_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Models that a workspace speaks to with a key of its own. */
export const workspaceModels = pgTable(
  'workspace_models',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    baseUrl: text('base_url').notNull(),
    model: text('model').notNull(),
    /** encrypted, see models/sealed-key.ts */
    sealedKey: text('sealed_key').notNull(),
    lastFour: text('last_four').notNull(),
    /** how the last test went; null: it works, or it was not tried yet */
    trouble: text('trouble'),
    firstWordMs: integer('first_word_ms'),
    testedAt: instant('tested_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('workspace_models_workspace').on(t.workspaceId)],
)

/** How well a model did in each format of an edit; both figures fade, so they are no whole numbers. */
export const modelFormats = pgTable(
  'model_rungs',
  {
    model: text('model').notNull(),
    format: text('rung', { enum: ['operations', 'section', 'search', 'page'] }).notNull(),
    tried: doublePrecision('tried').notNull(),
    worked: doublePrecision('worked').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.format] }),
    check('model_rungs_rung', sql`${t.format} in ('operations', 'section', 'search', 'page')`),
    check('model_rungs_share', sql`${t.worked} >= 0 and ${t.worked} <= ${t.tried}`),
  ],
)
