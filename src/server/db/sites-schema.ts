import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { siteStates, visibilities } from '#rules/sites.ts'
import type { BlobEncoding } from '../files/blob-key.ts'
import { instant, projects, users, workspaces } from './schema.ts'

/** The site of a project: at most one. Which release visitors see is one column, so that going back is one statement. */
export const sites = pgTable(
  'sites',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .unique()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** the label in front of the host's own domain */
    name: text('name').notNull().unique(),
    state: text('state', { enum: siteStates }).notNull().default('live'),
    visibility: text('visibility', { enum: visibilities }).notNull().default('public'),
    /** of the password that visitors type; kept when the site is made public, so that it can be asked for again */
    passwordHash: text('password_hash'),
    /** null: nothing was ever published, or it was unpublished */
    liveReleaseId: uuid('live_release_id'),
    badge: boolean('badge').notNull().default(true),
    /** search engines are asked to stay away */
    noindex: boolean('noindex').notNull().default(false),
    /** why the host took it down */
    takenDownWhy: text('taken_down_why'),
    takenDownAt: instant('taken_down_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('sites_workspace').on(t.workspaceId),
    index('sites_live_release').on(t.id, t.liveReleaseId),
    // Nobody can delete the release that visitors see.
    foreignKey({
      name: 'sites_live',
      columns: [t.id, t.liveReleaseId],
      foreignColumns: [releases.siteId, releases.id],
    }),
    check('sites_name', sql`${t.name} ~ '^[a-z0-9]([a-z0-9-]{1,38})[a-z0-9]$'`),
    check('sites_state', sql`${t.state} in ('live', 'paused', 'unpublished', 'taken_down')`),
    check('sites_visibility', sql`${t.visibility} in ('public', 'unlisted', 'password')`),
    check('sites_password', sql`${t.visibility} <> 'password' or ${t.passwordHash} is not null`),
    check('sites_live_state', sql`${t.state} <> 'live' or ${t.liveReleaseId} is not null`),
    check('sites_why', sql`char_length(${t.takenDownWhy}) <= 1000`),
  ],
)

/** Names that were given up: a trigger on `sites` holds them when a site is renamed or goes. */
export const siteNames = pgTable(
  'site_names',
  {
    name: text('name').primaryKey(),
    /** null: that site is gone */
    siteId: uuid('site_id').references(() => sites.id, { onDelete: 'set null' }),
    /** the workspace may take it again at any time; it may be gone, so that nothing refers to it */
    workspaceId: uuid('workspace_id').notNull(),
    /** nobody else gets it before */
    heldUntil: instant('held_until').notNull(),
    /** leads to the site's present name until then, or until somebody else has it */
    forwardsUntil: instant('forwards_until').notNull(),
  },
  (t) => [index('site_names_site').on(t.siteId)],
)

/** A page of a release: which version went out, and at which address. */
export type ReleasedPage = { name: string; version_id: string; number: number; path: string }

/** What was published, append-only. */
export const releases = pgTable(
  'releases',
  {
    siteId: uuid('site_id')
      .notNull()
      .references((): AnyPgColumn => sites.id, { onDelete: 'cascade' }),
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** counts from 1 in each site */
    number: integer('number').notNull(),
    /** null: that person's account is gone */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    pages: jsonb('pages').$type<ReleasedPage[]>().notNull(),
    /** all files together, as they are without compression */
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('releases_of_site').on(t.siteId, t.id),
    uniqueIndex('releases_number').on(t.siteId, t.number),
    index('releases_workspace').on(t.workspaceId),
    index('releases_created_by').on(t.createdBy),
  ],
)

/** The files of a release by their path, such as '/about' or '/assets/3f….webp'. */
export const releaseFiles = pgTable(
  'release_files',
  {
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => siteBlobs.sha256),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    /** compressed copies that lie beside it, see files/blob-key.ts */
    encodings: jsonb('encodings').$type<BlobEncoding[]>().notNull().default([]),
    /** Content-Security-Policy of a page: what it needs itself, by hashes */
    policy: text('policy'),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.path] }), index('release_files_sha').on(t.sha256)],
)

/** Files in the store by their content; what no release names any more is swept an hour after it was last touched. */
export const siteBlobs = pgTable(
  'site_blobs',
  { sha256: text('sha256').primaryKey(), touchedAt: instant('touched_at').notNull().defaultNow() },
  (t) => [index('site_blobs_touched').on(t.touchedAt), check('site_blobs_sha', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`)],
)
