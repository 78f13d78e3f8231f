import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, projects, userId, users, workspaceMembers, workspaces } from './schema.ts'

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

/** How many credits of a workspace somebody may use in a month. Without a row the workspace's own limit holds. */
export const memberLimits = pgTable(
  'member_limits',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** null: as many as there are, whatever the workspace's own limit is */
    credits: integer('credits'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    index('member_limits_user').on(t.userId),
    check('member_limits_credits', sql`${t.credits} between 0 and 100000`),
  ],
)

/** Who was invited and has not answered yet. What was accepted or revoked is gone; what ran out stays until it is renewed. */
export const workspaceInvites = pgTable(
  'workspace_invites',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** the one project that a guest is invited to; null: the workspace */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    /** null: an invitation by link, for whoever has it */
    email: text('email'),
    role: text('role', { enum: ['admin', 'editor', 'viewer'] }).notNull(),
    /** of the link; the link itself is kept nowhere */
    tokenHash: text('token_hash').notNull().unique(),
    /** so many people may still use it */
    uses: integer('uses').notNull().default(1),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('workspace_invites_workspace').on(t.workspaceId),
    index('workspace_invites_project').on(t.projectId),
    uniqueIndex('workspace_invites_address')
      .on(t.workspaceId, t.email)
      .where(sql`${t.projectId} is null and ${t.email} is not null`),
    uniqueIndex('workspace_invites_guest')
      .on(t.projectId, t.email)
      .where(sql`${t.projectId} is not null and ${t.email} is not null`),
    check('workspace_invites_role', sql`${t.role} in ('admin', 'editor', 'viewer')`),
    check('workspace_invites_uses', sql`${t.uses} between 1 and 50`),
    check('workspace_invites_once', sql`${t.email} is null or ${t.uses} = 1`),
  ],
)

/** A workspace that its owner has offered to one of its members. It goes with the membership of who was asked. */
export const ownershipOffers = pgTable(
  'ownership_offers',
  {
    /** one at a time */
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** who is asked */
    userId: userId(),
    /** the owner who asks */
    offeredBy: userId('offered_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** kept until the owner has seen it */
    declinedAt: instant('declined_at'),
  },
  (t) => [
    index('ownership_offers_user').on(t.userId),
    index('ownership_offers_by').on(t.offeredBy),
    foreignKey({
      name: 'ownership_offers_member',
      columns: [t.workspaceId, t.userId],
      foreignColumns: [workspaceMembers.workspaceId, workspaceMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** When a member or guest last had a project of the workspace open; written once an hour at most. */
export const workspaceSeen = pgTable(
  'workspace_seen',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: userId(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), index('workspace_seen_user').on(t.userId)],
)
