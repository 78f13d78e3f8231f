import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, projects, userId, workspaces } from './schema.ts'

/** Guests: people who were invited to one project, without being members of its workspace. */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: userId(),
    role: text('role', { enum: ['editor', 'viewer'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.userId] }),
    index('project_members_user').on(t.userId),
    index('project_members_workspace').on(t.workspaceId),
    check('project_members_role', sql`${t.role} in ('editor', 'viewer')`),
  ],
)
