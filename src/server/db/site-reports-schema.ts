import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './schema.ts'
import { sites } from './sites-schema.ts'

/** Pages that somebody reported. What was said stays when the site is gone. */
export const siteReports = pgTable(
  'site_reports',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id').references(() => sites.id, { onDelete: 'set null' }),
    siteName: text('site_name').notNull(),
    url: text('url').notNull(),
    why: text('why').notNull(),
    words: text('words').notNull(),
    /** of who reported it; empty: not said */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('site_reports_site').on(t.siteId),
    check('site_reports_words', sql`char_length(${t.words}) <= 2000 and char_length(${t.email}) <= 254`),
  ],
)
