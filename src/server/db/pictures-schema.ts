import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, projects, userId, workspaces } from './schema.ts'

/** Pictures that people put beside their messages, drawn anew as WebP. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: userId(),
    pageName: text('page_name').notNull(),
    /** the message that it went with; null: it waits beside the prompt box */
    turn: uuid('turn'),
    picture: bytes('picture').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** its colours as #rrggbb, the one that it is most of first; without greys */
    palette: jsonb('palette').$type<string[]>().notNull(),
    alt: text('alt').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('message_pictures_page').on(t.projectId, t.pageName),
    check('message_pictures_alt', sql`char_length(${t.alt}) <= 200`),
  ],
)
