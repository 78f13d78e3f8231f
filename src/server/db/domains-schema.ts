import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type DomainProblem, domainStates, type SeenRecords } from '#rules/domains.ts'
import { instant, users, workspaces } from './schema.ts'
import { sites } from './sites-schema.ts'

/** Names of people's own that lead to a site. Anybody may add one; it is theirs once they have shown it. */
export const domains = pgTable(
  'domains',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** as DNS has it: lower case, other scripts in Punycode */
    name: text('name').notNull(),
    /** where the record of proof stands: the name without 'www.' */
    base: text('base').notNull(),
    /** what that record says; a name and its 'www.' share it */
    token: text('token').notNull(),
    /** the other names of the site lead here */
    isMain: boolean('is_main').notNull().default(false),
    state: text('state', { enum: domainStates }).notNull().default('waiting'),
    /** when it was shown whose it is and that it points here; null: not now. Certificates are made for these only */
    verifiedAt: instant('verified_at'),
    liveAt: instant('live_at'),
    problem: jsonb('problem').$type<DomainProblem>(),
    seen: jsonb('seen').$type<SeenRecords>(),
    /** of the certificate that visitors get */
    certificateUntil: instant('certificate_until'),
    /** since when it waits, or is lost: how often it is looked at follows from it */
    stateSince: instant('state_since').notNull().defaultNow(),
    checkedAt: instant('checked_at'),
    /** whoever checks it moves this on first, so that nobody else does */
    checkAt: instant('check_at').notNull().defaultNow(),
    /** the plan of its owner has no domains any more */
    planEndedAt: instant('plan_ended_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('domains_of_site').on(t.siteId, t.name),
    // One holder of a name on this host; certificates and visitors are looked up here.
    uniqueIndex('domains_holder').on(t.name).where(sql`${t.verifiedAt} is not null`),
    uniqueIndex('domains_main').on(t.siteId).where(sql`${t.isMain}`),
    index('domains_check').on(t.checkAt),
    index('domains_workspace').on(t.workspaceId),
    index('domains_created_by').on(t.createdBy),
    check('domains_name', sql`${t.name} ~ '^[a-z0-9.-]{4,253}$'`),
    check('domains_state', sql`${t.state} in ('waiting', 'live', 'lost', 'taken')`),
    check('domains_live', sql`${t.state} <> 'live' or ${t.verifiedAt} is not null`),
  ],
)
