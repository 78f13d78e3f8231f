import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    /** whoever has the link may make a project of their own of what it shows */
    mayBeCopied: boolean('may_be_copied').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('preview_links_workspace').on(t.workspaceId)],
)
