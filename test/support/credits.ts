import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type CreditStatus, creditStatus } from '#api/credits.ts'
import { grantCredits } from '#server/credits/move.ts'
import { brokenInvariants } from '#server/db/queries/credit-invariants.ts'
import { projectPages, projects } from '#server/db/schema.ts'
import { get, type Settled, type TestServer } from './people.ts'
import type { TestPerson } from './person.ts'
import { until } from './product.ts'
import type { Member } from './server.ts'

/** Gives bought credits, as the host can. */
export async function give(server: TestServer, member: Member, credits: number): Promise<void> {
  const movement = { userId: member.id, credits, reference: 'host', key: randomUUID(), what: 'A gift', note: null }
  await server.database.db.transaction((tx) => grantCredits(tx, movement))
}

export const creditsOf = (person: TestPerson): Promise<CreditStatus> =>
  get(creditStatus, person, 'GET', '/credits/status')

/** To be called after every test that moves credits. */
export async function expectWholeLedger(server: TestServer): Promise<void> {
  expect(await brokenInvariants(server.database.db)).toEqual([])
}

/** Somewhere to start many generations at once: projects with pages, so that neither a page nor a project is in the way. */
export async function manyPages(
  { database }: TestServer,
  owner: Settled,
  count: number,
): Promise<{ project: string; page: string }[]> {
  const ids = Array.from({ length: count / 10 }, () => randomUUID())
  const of = { workspaceId: owner.workspace }
  await database.db.insert(projects).values(ids.map((id) => ({ id, ...of, userId: owner.id, name: 'Many' })))
  const pages = ids.flatMap((projectId) =>
    Array.from({ length: 10 }, (_, position) => ({ projectId, ...of, name: `Page ${position}`, position })),
  )
  await database.db.insert(projectPages).values(pages)
  return pages.map(({ projectId, name }) => ({ project: projectId, page: name }))
}

/** Starts a generation on a page of a project. */
export function startOn(
  person: TestPerson,
  { project, page = 'Home' }: { project: string; page?: string },
  prompt = 'A page for Nordlys',
): Promise<Response> {
  const body = { prompt, mode: 'html', page_name: page, base: null, turn: randomUUID() }
  return person.call('POST', `/api/projects/${project}/generations`, body)
}

/** The same at the end of a queue: a server that is too busy for it now is asked again. @returns the status */
export async function startWhenFree(person: TestPerson, where: { project: string; page: string }): Promise<number> {
  for (;;) {
    const { status } = await startOn(person, where)
    if (status !== 503) return status
  }
}

/** Puts the database's clock to an instant: what every query of the product calls `now()` is ours from here on. */
export async function setClock({ database: { db } }: TestServer, instant: string): Promise<void> {
  await db.execute(sql`create schema if not exists test_clock`)
  await db.execute(sql`create table if not exists test_clock.hands (shown timestamptz)`)
  await db.execute(sql`truncate test_clock.hands`)
  await db.execute(sql`insert into test_clock.hands values (${instant}::timestamptz)`)
  // A database that was used before has the function, but nobody looks at it any more.
  const [known] = await db
    .select({ is: sql<boolean>`current_setting('search_path') like 'test_clock,%'` })
    .from(sql`(select 1) as one`)
  if (known?.is) return
  await db.execute(sql`create or replace function test_clock.now() returns timestamptz stable language sql
    as 'select shown from test_clock.hands'`)
  // For this connection, and for all later ones; idle ones go, so that they are opened anew.
  await db.execute(sql`do $$ begin
    perform set_config('search_path', 'test_clock, pg_catalog, public', false);
    execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query not ilike 'listen%';
  end $$`)
  const others = sql<number>`(select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query not ilike 'listen%')`
  await until(async () => (await db.select({ count: others }).from(sql`(select 1) as one`))[0]?.count === 0)
}
