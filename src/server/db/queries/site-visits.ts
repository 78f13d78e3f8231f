import { and, asc, between, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { siteDays, siteViews, siteVisitors, visitSalts } from '../site-visits-schema.ts'
import { sites } from '../sites-schema.ts'

export type ViewKind = (typeof siteViews.$inferSelect)['kind']
export type NewVisitor = typeof siteVisitors.$inferInsert
export type ViewCount = Pick<typeof siteViews.$inferInsert, 'siteId' | 'day' | 'kind' | 'name' | 'views'>
export type DayCount = { siteId: string; day: string; views: number; visitors: number }

/** So many rows go into one statement. */
const atOnce = 1000

/** The salt of a day: the first process that asks makes it. */
export async function saltOf(db: Db, day: string, fresh: string): Promise<string> {
  await db.insert(visitSalts).values({ day, salt: fresh }).onConflictDoNothing()
  const [row] = await db.select().from(visitSalts).where(eq(visitSalts.day, day))
  return row?.salt ?? fresh
}

/** Which of these sites are still there; held, so that none goes meanwhile. */
export async function holdSites(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sites.id })
    .from(sites)
    .where(inArray(sites.id, [...ids]))
    .orderBy(asc(sites.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Notes visitors of a day. @returns those that were not there before */
export async function insertVisitors(tx: Tx, rows: readonly NewVisitor[]): Promise<NewVisitor[]> {
  const added: NewVisitor[] = []
  for (let at = 0; at < rows.length; at += atOnce)
    added.push(
      ...(await tx
        .insert(siteVisitors)
        .values(rows.slice(at, at + atOnce))
        .onConflictDoNothing()
        .returning()),
    )
  return added
}

/** Adds to the days of sites. @returns what they come to */
export async function addDays(tx: Tx, rows: readonly DayCount[]): Promise<DayCount[]> {
  const now: DayCount[] = []
  for (let at = 0; at < rows.length; at += atOnce)
    now.push(
      ...(await tx
        .insert(siteDays)
        .values(rows.slice(at, at + atOnce))
        .onConflictDoUpdate({
          target: [siteDays.siteId, siteDays.day],
          set: {
            views: sql`${siteDays.views} + excluded.views`,
            visitors: sql`${siteDays.visitors} + excluded.visitors`,
          },
        })
        .returning()),
    )
  return now
}

export async function addViews(tx: Tx, rows: readonly ViewCount[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insert(siteViews)
      .values(rows.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [siteViews.siteId, siteViews.day, siteViews.kind, siteViews.name],
        set: { views: sql`${siteViews.views} + excluded.views` },
      })
}

/** How many hosts people came from that day. */
export async function countReferrers(tx: Tx, siteId: string, day: string): Promise<number> {
  const isCounted = and(eq(siteViews.siteId, siteId), eq(siteViews.day, day), eq(siteViews.kind, 'referrer'))
  return tx.$count(siteViews, isCounted)
}

/** Notes that a site rests for the rest of the day. True for whoever is first: the owner is told once. */
export async function noteRested(db: Db, siteId: string, day: string): Promise<boolean> {
  const noted = await db
    .update(siteDays)
    .set({ rested: true })
    .where(and(eq(siteDays.siteId, siteId), eq(siteDays.day, day), eq(siteDays.rested, false)))
    .returning({ day: siteDays.day })
  return noted.length > 0
}

export async function listDays(db: Db, siteId: string, from: string, to: string): Promise<DayCount[]> {
  return db
    .select()
    .from(siteDays)
    .where(and(eq(siteDays.siteId, siteId), between(siteDays.day, from, to)))
    .orderBy(asc(siteDays.day))
}

/** The names with the most views between two days. */
export async function listTop(
  db: Db,
  siteId: string,
  kind: ViewKind,
  from: string,
  to: string,
  limit: number,
): Promise<{ name: string; views: number }[]> {
  const views = sql<number>`sum(${siteViews.views})::int`
  return db
    .select({ name: siteViews.name, views })
    .from(siteViews)
    .where(and(eq(siteViews.siteId, siteId), eq(siteViews.kind, kind), between(siteViews.day, from, to)))
    .groupBy(siteViews.name)
    .orderBy(desc(views), asc(siteViews.name))
    .limit(limit)
}

/** Salts and digests of days that are over go at once, counts after 13 months. */
export async function forgetVisits(db: Db, today: string, oldest: string): Promise<void> {
  await db.delete(visitSalts).where(lt(visitSalts.day, today))
  await db.delete(siteVisitors).where(lt(siteVisitors.day, today))
  await db.delete(siteDays).where(lt(siteDays.day, oldest))
  await db.delete(siteViews).where(lt(siteViews.day, oldest))
}
