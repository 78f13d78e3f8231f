import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { reviewVerdicts } from '#rules/reviews.ts'
import { instant, projects, userId, users, workspaces } from './schema.ts'

/**
 * Links with which somebody without an account looks at one page and decides on it. The database keeps only the hash of a
 * token: its address is shown once, when it is made.
 */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    pageName: text('page_name').notNull(),
    /** the one version that it shows; null: always the newest */
    versionId: uuid('version_id'),
    tokenHash: text('token_hash').notNull().unique(),
    passwordHash: text('password_hash'),
    /** whether whoever has it may comment on the page */
    allowsComments: boolean('allows_comments').notNull().default(false),
    /** who made it, and is named to whoever looks */
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    endsAt: instant('ends_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('review_links_project').on(t.projectId),
    index('review_links_workspace').on(t.workspaceId),
    index('review_links_maker').on(t.madeBy),
  ],
)

/** Who looked with a link, and at which version last: they decide on that one. They go with the link. */
export const reviewLooks = pgTable(
  'review_looks',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    /** a browser, by an id that it made up; nobody else is told it */
    viewer: uuid('viewer').notNull(),
    name: text('name').notNull(),
    mail: text('mail'),
    versionId: uuid('version_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    versionHash: text('version_hash').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.linkId, t.viewer] })],
)

/**
 * What was decided about a version. Rows are only added. They name the version by id, number and hash and refer to neither
 * it, its project nor the link: a decision outlives them and goes with the account of the project's owner.
 */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    /** chosen by the browser, so that a decision sent twice is kept once */
    id: uuid('id').primaryKey(),
    ownerId: userId('owner_id'),
    workspaceId: uuid('workspace_id').notNull(),
    projectId: uuid('project_id').notNull(),
    projectName: text('project_name').notNull(),
    pageName: text('page_name').notNull(),
    linkId: uuid('link_id').notNull(),
    viewer: uuid('viewer').notNull(),
    name: text('name').notNull(),
    mail: text('mail'),
    versionId: uuid('version_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    /** SHA-256 of the version's page, in hex */
    versionHash: text('version_hash').notNull(),
    verdict: text('verdict', { enum: reviewVerdicts }).notNull(),
    words: text('words').notNull().default(''),
    decidedAt: instant('decided_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('review_decisions_project').on(t.projectId),
    index('review_decisions_owner').on(t.ownerId),
    index('review_decisions_viewer').on(t.linkId, t.viewer),
    check('review_decisions_verdict', sql`${t.verdict} in ('approved', 'changes')`),
    check('review_decisions_words', sql`char_length(${t.words}) <= 4000`),
  ],
)
