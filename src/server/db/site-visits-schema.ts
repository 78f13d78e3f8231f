import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sites } from './sites-schema.ts'

const siteId = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

const day = () => date('day', { mode: 'string' }).notNull()

/** A random salt a day. It goes the next day, and with it every way from a digest back to an address. */
export const visitSalts = pgTable('visit_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
})

/** Who came to a site today, as digests under the salt of the day; they go with it. */
export const siteVisitors = pgTable(
  'site_visitors',
  { siteId: siteId(), day: day(), visitor: text('visitor').notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.day, t.visitor] }), index('site_visitors_day').on(t.day)],
)

export const siteDays = pgTable(
  'site_days',
  {
    siteId: siteId(),
    day: day(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
    /** the owner was told that it rests until tomorrow */
    rested: boolean('rested').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day] }), index('site_days_day').on(t.day)],
)

/** Views of a day by page, by the host that people came from ('': directly) and by device. */
export const siteViews = pgTable(
  'site_views',
  {
    siteId: siteId(),
    day: day(),
    kind: text('kind', { enum: ['page', 'referrer', 'device'] }).notNull(),
    name: text('name').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.day, t.kind, t.name] }),
    index('site_views_day').on(t.day),
    check('site_views_kind', sql`${t.kind} in ('page', 'referrer', 'device')`),
  ],
)
