import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How often a visitor, and a network address, started a generation on a UTC day. */
export const visitorQuotas = pgTable(
  'visitor_quotas',
  {
    day: date('day', { mode: 'string' }).notNull(),
    scope: text('scope', { enum: ['visitor', 'address'] }).notNull(),
    subject: text('subject').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.scope, t.subject] }),
    check('visitor_quotas_scope', sql`${t.scope} in ('visitor', 'address')`),
    check('visitor_quotas_used', sql`${t.used} >= 0`),
  ],
)

/** A generation from its start until it is forgotten; what it produced stands in `generation_events`. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    visitorId: text('visitor_id').notNull(),
    address: text('address').notNull(),
    turn: uuid('turn').notNull(),
    pageName: text('page_name').notNull(),
    mode: text('mode', { enum: ['html', 'json'] }).notNull(),
    status: text('status', {
      enum: ['running', 'stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted'],
    }).notNull(),
    /** the day whose quota this generation holds or spent; null when nothing is counted */
    quotaDay: date('quota_day', { mode: 'string' }),
    charge: text('charge', { enum: ['reserved', 'settled', 'released'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('generations_turn').on(t.visitorId, t.turn),
    index('generations_ended').on(t.endedAt),
    check(
      'generations_status',
      sql`${t.status} in ('running', 'stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted')`,
    ),
    check('generations_charge', sql`${t.charge} in ('reserved', 'settled', 'released')`),
    check('generations_end', sql`(${t.status} = 'running') = (${t.endedAt} is null)`),
  ],
)

/** The event log of a generation; `seq` counts from 1 without gaps. */
export const generationEvents = pgTable(
  'generation_events',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    event: jsonb('event').notNull(),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.seq] })],
)
