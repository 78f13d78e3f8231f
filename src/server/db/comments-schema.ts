import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, projects, userId, users, workspaces } from './schema.ts'

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })
const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Remarks about an element of a page. The pin follows its element when the comments are read (use-cases/comments/follow.ts). */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: uuid('id').primaryKey(),
    projectId: projectId(),
    workspaceId: workspaceId(),
    pageName: text('page_name').notNull(),
    number: integer('number').notNull(),
    /** where its element was seen last; the version may be thinned out, so it is no reference */
    versionId: uuid('version_id').notNull(),
    elementKey: text('element_key').notNull(),
    /** the version in which it was looked for last; another one than that in which it was seen: it is gone from there */
    lookedIn: uuid('looked_in').notNull(),
    place: text('place').notNull(),
    says: text('says').notNull(),
    /** the turn that asked for what it wants */
    askedTurn: uuid('asked_turn'),
    /** the review link that it was begun with: whoever has that takes part. It outlives the link, so it is no reference */
    linkId: uuid('link_id'),
    /** with a link: where it was begun, for whoever looks at that version still */
    begunIn: uuid('begun_in'),
    begunKey: text('begun_key'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: text('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('comment_threads_number').on(t.projectId, t.number),
    index('comment_threads_workspace').on(t.workspaceId),
    index('comment_threads_link').on(t.linkId),
    index('comment_threads_resolver').on(t.resolvedBy),
  ],
)

export const threadId = () =>
  uuid('thread_id')
    .notNull()
    .references(() => commentThreads.id, { onDelete: 'cascade' })

/** What was said. It goes with the account of who said it; what was said with a review link goes with the project. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    threadId: threadId(),
    projectId: projectId(),
    workspaceId: workspaceId(),
    /** null: it was said with a review link */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** what they called themselves, and the id that their browser made up */
    guestName: text('guest_name'),
    viewer: uuid('viewer'),
    content: text('content').notNull(),
    /** ids of the people who are called */
    mentions: text('mentions').array().notNull().default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    editedAt: instant('edited_at'),
  },
  (t) => [
    index('comments_thread').on(t.threadId),
    index('comments_project').on(t.projectId),
    index('comments_workspace').on(t.workspaceId),
    index('comments_user').on(t.userId),
    check('comments_author', sql`(${t.userId} is null) = (${t.guestName} is not null and ${t.viewer} is not null)`),
    check('comments_content', sql`char_length(${t.content}) between 1 and 4000`),
  ],
)

/** When somebody looked at a thread last. */
export const commentReads = pgTable(
  'comment_reads',
  {
    threadId: threadId(),
    userId: userId(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.userId] }), index('comment_reads_user').on(t.userId)],
)
