import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How often a visitor or a network address started a generation on a UTC day. */
export const visitorQuotas = pgTable(
  'visitor_quotas',
  {
    day: date('day', { mode: 'string' }).notNull(),
    scope: text('scope', { enum: ['visitor', 'address'] }).notNull(),
    subject: text('subject').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.scope, t.subject] }),
    check('visitor_quotas_scope', sql`${t.scope} in ('visitor', 'address')`),
    check('visitor_quotas_used', sql`${t.used} >= 0`),
  ],
)

/** A person. The auth library reads and writes this table and the three below; ids are uuid v7 as text. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** unused by the product: names stand in `profiles` */
  name: text('name').notNull(),
  /** normalised, see `email` in rules/fields.ts */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** when the person proved to own the address; null as long as it is not verified */
  emailConfirmedAt: instant('email_confirmed_at'),
  image: text('image'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const userId = (name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** The identities of the specification: ways to sign in. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** 'credential' for e-mail and password, else 'google' */
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('accounts_user').on(t.userId), uniqueIndex('accounts_identity').on(t.providerId, t.accountId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

const plan = ['free', 'pro', 'teams'] as const

/** One row a person, made in the same transaction as the person. */
export const profiles = pgTable(
  'profiles',
  {
    id: userId('id').primaryKey(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** key of the stored picture, such as '{userId}/avatar.webp' */
    avatarKey: text('avatar_key'),
    avatarChangedAt: instant('avatar_changed_at'),
    plan: text('plan', { enum: plan }).notNull().default('free'),
    /** when the default workspace was made for this person; after that, one is only made when asked for */
    defaultsCreatedAt: instant('defaults_created_at'),
    /** when this person went back to Free; what was bought before it keeps its credits, but gives no plan any more */
    returnedToFreeAt: instant('returned_to_free_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [check('profiles_plan', sql`${t.plan} in ('free', 'pro', 'teams')`)],
)

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    workspaceType: text('workspace_type', { enum: ['personal', 'team'] })
      .notNull()
      .default('personal'),
    /** who pays for it and may delete it */
    ownerId: userId('owner_id'),
    /** the one that every new person gets */
    isDefault: boolean('is_default').notNull().default(false),
    /** credits a month for everybody who has no limit of their own; null: as many as there are */
    memberLimit: integer('member_limit'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('workspaces_owner').on(t.ownerId),
    uniqueIndex('workspaces_default').on(t.ownerId).where(sql`${t.isDefault}`),
    check('workspaces_type', sql`${t.workspaceType} in ('personal', 'team')`),
    check('workspaces_name', sql`char_length(${t.name}) between 2 and 49`),
    check('workspaces_description', sql`char_length(${t.description}) <= 500`),
    check('workspaces_member_limit', sql`${t.memberLimit} between 0 and 100000`),
  ],
)

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: workspaceId(),
    userId: userId(),
    role: text('role', { enum: ['owner', 'admin', 'editor', 'viewer'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    index('workspace_members_user').on(t.userId),
    uniqueIndex('workspace_members_owner').on(t.workspaceId).where(sql`${t.role} = 'owner'`),
    check('workspace_members_role', sql`${t.role} in ('owner', 'admin', 'editor', 'viewer')`),
  ],
)

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** who created it */
    userId: userId(),
    name: text('name').notNull(),
    mode: text('mode', { enum: ['html', 'json'] })
      .notNull()
      .default('html'),
    /** who is asked for its pages, see rules/model-choice.ts; null: as this host has it */
    model: text('model'),
    /** the element tree of the last version in JSON mode */
    structure: jsonb('structure'),
    /** grows with every change of its content */
    revision: integer('revision').notNull().default(0),
    /** the visitor's work that it was made from, so that it is imported once */
    importId: uuid('import_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('projects_list').on(t.workspaceId, t.updatedAt),
    index('projects_user').on(t.userId),
    uniqueIndex('projects_import').on(t.userId, t.importId),
    check('projects_name', sql`char_length(${t.name}) between 1 and 100`),
    check('projects_mode', sql`${t.mode} in ('html', 'json')`),
  ],
)

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/** The pages of a project in the order of the page selector. A page taken out keeps its row, so that it can come back. */
export const projectPages = pgTable(
  'project_pages',
  {
    projectId: projectId(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    versionId: uuid('version_id'),
    removedAt: instant('removed_at'),
    /** not deleted: a switch to a version that does not have it took it out, and it is offered to be brought back */
    leftOut: boolean('left_out').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.name] }),
    // When the version goes, only `version_id` is set to null: the migration says so, Drizzle cannot.
    foreignKey({
      name: 'project_pages_shown',
      columns: [t.projectId, t.versionId],
      foreignColumns: [pageVersions.projectId, pageVersions.id],
    }).onDelete('set null'),
    index('project_pages_version').on(t.projectId, t.versionId),
    index('project_pages_workspace').on(t.workspaceId),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    projectId: projectId(),
    workspaceId: workspaceId(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    timestamp: instant('timestamp').notNull().defaultNow(),
    pageName: text('page_name').notNull(),
    messageIndex: integer('message_index').notNull(),
    turn: uuid('turn'),
    /** who wrote it; null for the assistant, and when the person is gone */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** the restoring version that put it aside */
    hiddenBy: uuid('hidden_by'),
    /** `answerDetails` of the contract */
    details: jsonb('details'),
  },
  (t) => [
    uniqueIndex('chat_messages_order').on(t.projectId, t.pageName, t.messageIndex),
    uniqueIndex('chat_messages_turn').on(t.projectId, t.turn, t.role),
    index('chat_messages_workspace').on(t.workspaceId),
    index('chat_messages_user').on(t.userId),
    check('chat_messages_role', sql`${t.role} in ('user', 'assistant')`),
  ],
)

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Append-only: what was stored once is never changed, only its picture and its name come later. */
export const pageVersions = pgTable(
  'page_versions',
  {
    /** chosen by whoever stores it, so it is unique in its project only: another project's ids are nobody's business */
    id: uuid('id').notNull(),
    projectId: projectId(),
    workspaceId: workspaceId(),
    pageName: text('page_name').notNull(),
    number: integer('number').notNull(),
    htmlContent: text('html_content').notNull(),
    /** null for a page that was not made in JSON mode, and when created from local data */
    jsonStructure: jsonb('json_structure'),
    associatedMessageId: uuid('associated_message_id').references(() => chatMessages.id, { onDelete: 'set null' }),
    restoredFrom: uuid('restored_from'),
    /** who stored it or asked for it; null once their account is gone, and for what nobody noted it of */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** of a restore: what it replaced, so that it can be taken back (`Replaced` in queries/versions.ts) */
    replaced: jsonb('replaced'),
    prompt: text('prompt'),
    maker: jsonb('maker'),
    /** what a person called it */
    name: text('name'),
    /** which version each page showed when this one was stored */
    current: jsonb('current').notNull(),
    map: jsonb('map').notNull(),
    /** the names by which a model knows its elements (`keyTable` of design/key-table.ts) */
    keys: text('keys'),
    /** which elements it has, by ids that stay with them (design/rebase/element-ids.ts); null: it is the origin of all of them */
    elementIds: text('element_ids'),
    /** where it met changes of others, as its author was told */ conflicts: jsonb('conflicts'),
    /** what was read of the request for its page, or which version has that (`versionReading` of rules/page-reading.ts) */
    reading: jsonb('reading'),
    picture: bytes('picture'),
    pictureType: text('picture_type'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** a stopped page whose credit was taken back: it goes with the sweep a day later */
    discardedAt: instant('discarded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.id] }),
    index('page_versions_discarded').on(t.discardedAt).where(sql`${t.discardedAt} is not null`),
    uniqueIndex('page_versions_number').on(t.projectId, t.pageName, t.number),
    index('page_versions_message').on(t.associatedMessageId),
    index('page_versions_workspace').on(t.workspaceId),
    index('page_versions_author').on(t.authorId),
  ],
)

/** A generation from its start until it is forgotten; what it produced stands in `generation_events`. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    /** who started it: a visitor's id, or the id of a signed-in person */
    visitorId: text('visitor_id').notNull(),
    address: text('address').notNull(),
    /** null for a visitor's */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    prompt: text('prompt'),
    base: uuid('base'),
    /** what its page showed when it began */ shown: uuid('shown'),
    turn: uuid('turn').notNull(),
    pageName: text('page_name').notNull(),
    mode: text('mode', { enum: ['html', 'json'] }).notNull(),
    status: text('status', {
      enum: ['running', 'stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted'],
    }).notNull(),
    /** the day whose quota a visitor's generation holds or spent; null when nothing is counted */
    quotaDay: date('quota_day', { mode: 'string' }),
    /** whose credit a project's generation holds or spent; null when nothing is counted */
    payerId: text('payer_id'),
    /** made with a key of the workspace, which costs no credit */ ownKey: boolean('own_key').notNull().default(false),
    charge: text('charge', { enum: ['reserved', 'settled', 'released'] }).notNull(),
    /** the stopped generation that this one finishes, for free: always the first of them */
    continues: uuid('continues'),
    /** the process that runs it says so before this instant; a dead one's is ended as 'interrupted' */
    leaseUntil: instant('lease_until').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('generations_running').on(t.projectId, t.pageName).where(sql`${t.status} = 'running'`),
    unique('generations_turn').on(t.visitorId, t.projectId, t.turn).nullsNotDistinct(),
    index('generations_ended').on(t.endedAt),
    index('generations_continues').on(t.continues).where(sql`${t.continues} is not null`),
    index('generations_project').on(t.projectId),
    index('generations_workspace').on(t.workspaceId),
    check(
      'generations_status',
      sql`${t.status} in ('running', 'stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted')`,
    ),
    check('generations_charge', sql`${t.charge} in ('reserved', 'settled', 'released')`),
    check('generations_end', sql`(${t.status} = 'running') = (${t.endedAt} is null)`),
  ],
)

/** The event log of a generation; `seq` counts from 1 without gaps. */
export const generationEvents = pgTable(
  'generation_events',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    event: jsonb('event').notNull(),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.seq] })],
)

/** Page versions that a model has repaired, by their digest: each is repaired once. */
export const repairs = pgTable('repairs', {
  version: text('version').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
