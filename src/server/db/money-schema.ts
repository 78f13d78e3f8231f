import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, userId, users } from './schema.ts'

/** A person's credits. The ledger is the truth of `balance`; `reserved` is part of it that runs now. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: userId().primaryKey(),
    /** bought credits */
    balance: integer('balance').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** the UTC day that `dayUsed` counts; it only moves forward */
    day: date('day', { mode: 'string' }).notNull(),
    /** how much of that day's allowance is used or reserved */
    dayUsed: integer('day_used').notNull().default(0),
  },
  (t) => [
    check('credit_accounts_balance', sql`${t.balance} >= 0`),
    check('credit_accounts_reserved', sql`${t.reserved} between 0 and ${t.balance}`),
    check('credit_accounts_day_used', sql`${t.dayUsed} >= 0`),
  ],
)

/** Where something was made, as it was called then; both may be gone by now. Null for what belongs to no workspace. */
const place = {
  workspaceId: uuid('workspace_id'),
  projectId: uuid('project_id'),
  projectName: text('project_name'),
}

/**
 * Every movement, append-only. `amount` changes the balance; a credit of the daily allowance moves 0 and says so in
 * `daily`. A 'return' says that a credit was held and cost nothing after all: it moves nothing. A 'refund' takes a 'spend'
 * back, bought or daily, as it was.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** who caused it: a member of the workspace, null for the system */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['grant', 'spend', 'return', 'refund', 'claw-back'] }).notNull(),
    amount: integer('amount').notNull(),
    daily: integer('daily').notNull().default(0),
    /** id of the reservation or the purchase; 'host' for what was moved by hand */
    reference: text('reference').notNull(),
    /** the same movement is written once */
    key: text('key').notNull().unique(),
    /** what it was for, in words: the project and its page, the pack that was bought */
    what: text('what'),
    prompt: text('prompt'),
    /** how the generation ended whose credit returned, or the host's own words */
    note: text('note'),
    ...place,
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('credit_ledger_user').on(t.userId, t.createdAt),
    index('credit_ledger_workspace').on(t.workspaceId, t.createdAt).where(sql`${t.workspaceId} is not null`),
    index('credit_ledger_reference').on(t.reference),
    check('credit_ledger_kind', sql`${t.kind} in ('grant', 'spend', 'return', 'refund', 'claw-back')`),
  ],
)

/** One credit held by a generation until it is settled or released. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    /** the generation's id */
    id: uuid('id').primaryKey(),
    userId: userId(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** from the daily allowance of this day, or null: from the balance */
    day: date('day', { mode: 'string' }),
    what: text('what'),
    prompt: text('prompt'),
    ...place,
    /** the account's UTC day when it was held: what a member may spend in a month is counted by it */
    heldOn: date('held_on', { mode: 'string' }),
    state: text('state', { enum: ['reserved', 'settled', 'released', 'refunded'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('credit_reservations_user').on(t.userId, t.day),
    index('credit_reservations_member').on(t.workspaceId, t.actorId, t.heldOn).where(sql`${t.workspaceId} is not null`),
    index('credit_reservations_open').on(t.expiresAt).where(sql`${t.state} = 'reserved'`),
    check('credit_reservations_state', sql`${t.state} in ('reserved', 'settled', 'released', 'refunded')`),
  ],
)

/** A checkout that a person began; its random id travels to the provider and back, and binds the sale to the person. */
export const checkoutIntents = pgTable(
  'checkout_intents',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    plan: text('plan', { enum: ['pro', 'teams'] }).notNull(),
    credits: integer('credits').notNull(),
    provider: text('provider').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('checkout_intents_user').on(t.userId)],
)

/** A confirmed sale, once per provider and sale id. Its state is what the provider said last. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey(),
    /** null when the account is gone: a sale stays bound */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    saleId: text('sale_id').notNull(),
    intentId: uuid('intent_id').references(() => checkoutIntents.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: ['pro', 'teams'] }).notNull(),
    credits: integer('credits').notNull(),
    /** cents */
    price: integer('price').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['granted', 'refunded', 'disputed'] }).notNull(),
    /** how much of it was taken back, or never given */
    clawedBack: integer('clawed_back').notNull().default(0),
    /** how often its state changed; every change moves credits once */
    changes: integer('changes').notNull().default(0),
    /** the provider's id of a subscription whose charges are further sales */
    subscriptionId: text('subscription_id'),
    note: text('note'),
    createdAt: instant('created_at').notNull().defaultNow(),
    checkedAt: instant('checked_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('purchases_sale').on(t.provider, t.saleId),
    index('purchases_user').on(t.userId),
    index('purchases_checked').on(t.checkedAt),
    index('purchases_subscription').on(t.provider, t.subscriptionId).where(sql`${t.subscriptionId} is not null`),
    check('purchases_clawed_back', sql`${t.clawedBack} between 0 and ${t.credits}`),
    check('purchases_state', sql`${t.state} in ('granted', 'refunded', 'disputed')`),
  ],
)

/** What a provider told us, as a hint to ask it: kept to be retried and looked at. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    saleId: text('sale_id').notNull(),
    kind: text('kind').notNull(),
    handledAt: instant('handled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('payment_events_open').on(t.provider, t.saleId).where(sql`${t.handledAt} is null`)],
)

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull().defaultNow(),
})
