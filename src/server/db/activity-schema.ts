import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, users, workspaces } from './schema.ts'

/**
 * Who did what in a workspace. Rows are only added, and swept when they are old: the database refuses every other change of
 * one (the migration says so, Drizzle cannot) but forgetting a person whose account is deleted.
 */
export const workspaceActivity = pgTable(
  'workspace_activity',
  {
    /** of version 7: the order of ids is the order of rows that were written at the same instant */
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** null: a deleted account, or `actorName` says who it was */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** of who has no account, such as a client with a review link */
    actorName: text('actor_name'),
    /** `activities` of rules/activity.ts */
    action: text('action').notNull(),
    /** the project may be gone by now; it is named as it was called then */
    projectId: uuid('project_id'),
    projectName: text('project_name'),
    /** the person it happened to; null: nobody, or a deleted account */
    subjectId: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** small facts for its sentence; never what is written on a page */
    facts: jsonb('facts').notNull(),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('workspace_activity_list').on(t.workspaceId, t.createdAt, t.id),
    index('workspace_activity_project').on(t.projectId),
    index('workspace_activity_actor').on(t.actorId),
    index('workspace_activity_subject').on(t.subjectId),
    index('workspace_activity_old').on(t.createdAt),
  ],
)
