import { sql } from 'drizzle-orm'
import { freeDailyCredits } from '#rules/catalogue.ts'
import type { Db } from '../database.ts'

/** Something that must never be: which rule is broken, and by whom or what. */
export type Broken = { rule: string; subject: string }

/** Every rule of the ledger as a question for what breaks it. */
const questions: Record<string, ReturnType<typeof sql>> = {
  'the balance is the sum of the ledger': sql`
    select coalesce(a.user_id, l.user_id) as subject from credit_accounts a
    full join (select user_id, sum(amount) as total from credit_ledger group by user_id) l on l.user_id = a.user_id
    where coalesce(a.balance, 0) <> coalesce(l.total, 0)`,
  'what is reserved is held by reservations and never more than the balance': sql`
    select a.user_id as subject from credit_accounts a
    where a.reserved < 0 or a.reserved > a.balance or a.reserved <> (
      select count(*) from credit_reservations r where r.user_id = a.user_id and r.state = 'reserved' and r.day is null)`,
  'every settled reservation was spent once, every refunded one spent and taken back whole, and nothing else': sql`
    select r.id::text as subject from credit_reservations r
    left join credit_ledger l on l.reference = r.id::text and l.kind in ('spend', 'return', 'refund')
    group by r.id, r.state, r.day
    having (count(l.id) filter (where l.kind = 'spend')) <> (case when r.state in ('settled', 'refunded') then 1 else 0 end)
      or (count(l.id) filter (where l.kind = 'return')) <> (case when r.state = 'released' then 1 else 0 end)
      or (count(l.id) filter (where l.kind = 'refund')) <> (case when r.state = 'refunded' then 1 else 0 end)
      or (r.state = 'refunded' and (sum(l.amount) <> 0 or sum(l.daily) <> 0))
    union all
    select l.id::text from credit_ledger l where l.kind in ('spend', 'return', 'refund') and not exists (
      select 1 from credit_reservations r where r.id::text = l.reference)`,
  'a spend or a refund moves one credit, a return none': sql`
    select id::text as subject from credit_ledger
    where (kind = 'spend' and (daily - amount <> 1 or daily not in (0, 1)))
      or (kind = 'return' and (amount <> 0 or daily <> 0))
      or (kind = 'refund' and (amount - daily <> 1 or daily not in (0, -1)))
      or (kind = 'grant' and (amount <= 0 or daily <> 0))
      or (kind = 'claw-back' and (amount >= 0 or daily <> 0))`,
  'a purchase holds what it granted less what was taken back, by at most one movement a change': sql`
    select p.id::text as subject from purchases p
    left join credit_ledger l on l.reference = p.id::text
    where p.user_id is not null
    group by p.id, p.credits, p.clawed_back, p.changes, p.state
    having coalesce(sum(l.amount), 0) <> p.credits - p.clawed_back or count(l.id) > p.changes
      or (p.state = 'granted' and p.clawed_back <> 0)`,
  'nobody uses more than the allowance of a day': sql`
    select r.user_id || ' ' || r.day as subject from credit_reservations r
    left join credit_accounts a on a.user_id = r.user_id and a.day = r.day
    where r.day is not null and r.state in ('reserved', 'settled')
    group by r.user_id, r.day, a.day_used
    having count(*) > ${sql.raw(String(freeDailyCredits))} or count(*) > coalesce(a.day_used, count(*))`,
}

/** What of the ledger's rules is broken; an empty list is how it must be. */
export async function brokenInvariants(db: Db): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [rule, question] of Object.entries(questions)) {
    const rows = await db.select({ subject: sql<string>`subject` }).from(sql`(${question}) as broken`)
    broken.push(...rows.map(({ subject }) => ({ rule, subject })))
  }
  return broken
}
