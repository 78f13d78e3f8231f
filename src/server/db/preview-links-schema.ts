import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, projects, workspaces } from './schema.ts'

/**
 * The link with which whoever has it reads a project. One row a project; without a row nobody reads it. The token stands as
 * it is, since its people copy it again and again: a database that was stolen has the pages anyway.
 */
export const previewLinks = pgTable(
  'preview_links',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** 256 random bits */
    token: text('token').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('preview_links_workspace').on(t.workspaceId)],
)
