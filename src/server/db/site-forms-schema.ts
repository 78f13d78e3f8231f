import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FormField } from '#design/site-forms/types.ts'
import type { AnswerField } from '#rules/submissions.ts'
import { instant, workspaces } from './schema.ts'
import { sites } from './sites-schema.ts'

const siteId = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Forms of published pages. A key stays with its form from release to release, and takes answers for as long as its site. */
export const siteForms = pgTable(
  'site_forms',
  {
    key: text('key').primaryKey(),
    siteId: siteId(),
    workspaceId: workspaceId(),
    pageName: text('page_name').notNull(),
    label: text('label').notNull(),
    fields: jsonb('fields').$type<FormField[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** when it was last part of what is published */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [
    index('site_forms_site').on(t.siteId, t.seenAt),
    index('site_forms_workspace').on(t.workspaceId),
    check('site_forms_key', sql`${t.key} ~ '^[a-z0-9]{20}$'`),
  ],
)

/** Where the answers of a site go; without a row as the columns say. */
export const formSettings = pgTable(
  'form_settings',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    /** each answer as a mail to the owner of the workspace */
    mails: boolean('mails').notNull().default(true),
    /** what visitors read after sending; empty: our own words */
    thankYou: text('thank_you').notNull().default(''),
    webhookUrl: text('webhook_url'),
    /** encrypted, see models/sealed-key.ts */
    webhookSecret: text('webhook_secret'),
    sortsSpam: boolean('sorts_spam').notNull().default(true),
    /** null: answers are kept until somebody deletes them */
    retentionDays: integer('retention_days'),
    /** when the last mail of answers went or will go: the next one waits a little, so that many come together */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    index('form_settings_workspace').on(t.workspaceId),
    check('form_settings_thanks', sql`char_length(${t.thankYou}) <= 240`),
    check('form_settings_secret', sql`${t.webhookUrl} is null or ${t.webhookSecret} is not null`),
  ],
)

/** What visitors sent. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    siteId: siteId(),
    workspaceId: workspaceId(),
    formKey: text('form_key')
      .notNull()
      .references(() => siteForms.key, { onDelete: 'cascade' }),
    /** as they were called when it was sent */
    formLabel: text('form_label').notNull(),
    pageName: text('page_name').notNull(),
    fields: jsonb('fields').$type<AnswerField[]>().notNull(),
    folder: text('folder', { enum: ['inbox', 'spam'] }).notNull(),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    /** of its stamp and its words: what is sent twice is kept once */
    digest: text('digest').notNull(),
    /** a keyed digest of the stamp and the address, so that one opened page does not send for ever */
    opened: text('opened').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('submissions_list').on(t.siteId, t.folder, t.createdAt, t.id),
    index('submissions_workspace').on(t.workspaceId),
    index('submissions_opened').on(t.formKey, t.opened),
    uniqueIndex('submissions_once').on(t.formKey, t.digest),
    check('submissions_folder', sql`${t.folder} in ('inbox', 'spam')`),
  ],
)

/** What of it still has to go out, and what went: written with the answer, so that no crash loses one. */
export const submissionDeliveries = pgTable(
  'submission_deliveries',
  {
    id: uuid('id').primaryKey(),
    siteId: siteId(),
    workspaceId: workspaceId(),
    /** null: a test of the webhook */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['mail', 'webhook'] }).notNull(),
    /** over: the mails of the month were used up */
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'over'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    /** a process is at it until then; a dead one's is taken over */
    leasedUntil: instant('leased_until'),
    /** what the other side answered */
    status: integer('status'),
    tookMs: integer('took_ms'),
    trouble: text('trouble'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('submission_deliveries_due').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('submission_deliveries_site').on(t.siteId, t.kind, t.createdAt),
    index('submission_deliveries_submission').on(t.submissionId),
    index('submission_deliveries_workspace').on(t.workspaceId),
    check('submission_deliveries_kind', sql`${t.kind} in ('mail', 'webhook')`),
    check('submission_deliveries_state', sql`${t.state} in ('waiting', 'sent', 'failed', 'over')`),
  ],
)
