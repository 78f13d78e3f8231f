import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { kindNames, type MailTiming, type NotificationKind, type NotificationTopic } from '#rules/notifications.ts'
import { comments, commentThreads } from './comments-schema.ts'
import { instant, projects, userId, users, workspaces } from './schema.ts'

/** What a sentence names beside who did it. */
export type NotificationDetails = { version?: number; role?: string; page?: string }

/** What somebody is told of, written in the transaction of what happened. It goes with what it is about. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    kind: text('kind', { enum: kindNames as [NotificationKind, ...NotificationKind[]] }).notNull(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id').references(() => commentThreads.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'set null' }),
    /** anything else that it is about: an invitation, a generation, a link */
    subject: uuid('subject'),
    /** null: somebody without an account */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** as it was; null where nobody did it */
    actorName: text('actor_name'),
    /** what the project or the workspace was called */
    place: text('place').notNull().default(''),
    /** the beginning of what was written */
    excerpt: text('excerpt').notNull().default(''),
    details: jsonb('details').$type<NotificationDetails>().notNull().default({}),
    /** so many became this line */
    count: integer('count').notNull().default(1),
    /** what becomes one line with it as long as it is unread */
    foldKey: text('fold_key'),
    madeAt: instant('made_at').notNull(),
    readAt: instant('read_at'),
    /** when it is mailed unless it was read; null: it is not */
    dueAt: instant('due_at'),
    mailedAt: instant('mailed_at'),
    /** a process has it in hand until then */
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    index('notifications_list').on(t.userId, t.madeAt, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_due')
      .on(t.dueAt)
      .where(sql`${t.readAt} is null and ${t.mailedAt} is null and ${t.dueAt} is not null`),
    uniqueIndex('notifications_folded')
      .on(t.userId, t.foldKey)
      .where(sql`${t.readAt} is null and ${t.foldKey} is not null`),
    index('notifications_workspace').on(t.workspaceId),
    index('notifications_project').on(t.projectId),
    index('notifications_thread').on(t.threadId),
    index('notifications_comment').on(t.commentId),
    index('notifications_actor').on(t.actorId),
    index('notifications_made').on(t.madeAt),
    check('notifications_excerpt', sql`char_length(${t.excerpt}) <= 201`),
    check('notifications_count', sql`${t.count} >= 1`),
  ],
)

/** What a person has chosen about mails; who has no row has chosen nothing. */
export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  isOff: boolean('is_off').notNull().default(false),
  byTopic: jsonb('by_topic').$type<Partial<Record<NotificationTopic, MailTiming>>>().notNull().default({}),
  /** of the browser in which they chose or read last */
  timeZone: text('time_zone'),
})
