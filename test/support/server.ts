import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { embeddedDatabase } from '#server/db/embedded.ts'
import { migrationsFolder } from '#server/db/migrations.ts'
import { openPostgres } from '#server/db/postgres.ts'
import * as schema from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { shareConnection } from '#server/db/wire-lines.ts'
import { openModelDesk } from '#server/models/desk.ts'
import { createServices } from '#server/services.ts'
import { doJob } from '#server/workers/jobs.ts'
import { freshDatabase } from './api-postgres.ts'
import { personWho, type TestPerson } from './person.ts'
import { preparedDump } from './run-folder.ts'

let template: Promise<Blob> | null = null

/** Created and migrated once a run, then copied: a fresh one costs seconds, a copy half of one. */
async function migrated(): Promise<Blob> {
  const prepared = preparedDump()
  if (prepared) return new Blob([await readFile(prepared)])
  const client = await PGlite.create()
  const { pool, dump, close } = inMemory(client, () => client.close())
  await migrate(drizzle({ client: pool, schema }), { migrationsFolder })
  const template = await dump()
  await close()
  if (!template) throw new Error('No copy of the database')
  return template
}

/** Databases that a test has closed: one is emptied sooner than a new one is made. */
const closed: PGlite[] = []

/** A database in memory with the real schema. */
export async function memoryDatabase() {
  template ??= migrated()
  const client = closed.pop() ?? (await PGlite.create({ loadDataDir: await template }))
  shape ??= await shapeOf(client)
  return inMemory(client, async () => {
    await client.exec('discard all')
    // One that a test has broken on purpose ends with it.
    if ((await shapeOf(client)) !== shape) return client.close()
    await client.exec(emptied)
    closed.push(client)
  })
}

let shape: string | null = null

/** What the tables are, as one value: columns, constraints and triggers. */
async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select md5(string_agg(what, ';' order by what)) as shape from (
      select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as what from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i'))
      union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    ) as parts`)
  return rows[0]?.shape ?? ''
}

const emptied = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade' from pg_tables where schemaname = 'public');
end $$`

/** The embedded database in this thread; `end` is what becomes of it when nobody asks any more. */
function inMemory(client: PGlite, end: () => Promise<void>) {
  const connection = shareConnection(client)
  return embeddedDatabase({
    open: () => {
      const { port1, port2 } = new MessageChannel()
      connection.take(port2)
      return port1
    },
    dump: () => connection.alone(() => client.dumpDataDir('none')),
    close: () => connection.alone(end),
  })
}

/** The database that this run of the tests is for: in memory, or on the cluster of the project `api-postgres`. */
export async function testDatabase(): Promise<Database> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return memoryDatabase()
  const { url, drop } = await freshDatabase()
  const database = await openPostgres(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A built client small enough for a test: two pages and one asset. */
async function builtClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '404'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Home</title><script>1</script>')
  await writeFile(join(folder, '404', 'index.html'), '<!doctype html><title>Missing</title>')
  await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><title>Shell</title>')
  await writeFile(join(folder, 'assets', 'a.js'), 'export {}')
  return folder
}

/** A person with an account, signed in. */
export type Member = TestPerson & { id: string; email: string }
export const memberPassword = 'correct horse'

/** The whole HTTP app on a real database, without a network; `outside` plays the servers of others. */
export async function startTestServer(
  engine: Engine,
  env: Record<string, string> = {},
  outside?: typeof fetch,
  log?: { write(line: string): void },
) {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret that only tests have, 32+',
    ...env,
  })
  const logger = log ? pino({ level: 'trace' }, log) : pino({ level: config.logLevel })
  const desk = await openModelDesk(config, database.db, logger)
  const services = await createServices(config, database, engine, doJob, logger, desk, outside)
  const { runner } = services
  const clientDir = await builtClient()
  const app = await createApp({
    services,
    database,
    clientDir,
    previewRuntime: 'void 0',
    previewCheck: { body: new Uint8Array(), type: 'text/javascript', encodings: new Map(), immutable: false },
    isClosing: () => false,
  })
  // Everything is read at the start.
  await rm(clientDir, { recursive: true })
  let visitors = 0
  /** Somebody at an address of their own, or at this one. */
  const person = (address = `10.0.${(visitors += 1) >> 8}.${visitors & 255}`): TestPerson =>
    personWho(async (path, { method, headers, body }) =>
      app.request(
        path,
        { method, headers: { host: 'localhost:3000', ...headers }, ...(body === undefined ? {} : { body }) },
        { incoming: { socket: { remoteAddress: address } } },
      ),
    )
  let members = 0
  /** Somebody with an account of their own, signed in, at an address of their own. */
  const member = async (address?: string): Promise<Member> => {
    members += 1
    const email = address ?? `member-${members}@example.com`
    const somebody = person(`10.1.${members >> 8}.${members & 255}`)
    const response = await somebody.call('POST', '/api/auth/sign-up', { email, password: memberPassword })
    const { user } = (await response.json()) as { user: { id: string } }
    return { ...somebody, id: user.id, email }
  }
  const close = async () => {
    await services.bus.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, database, runner, services, person, member, close }
}

/** A valid body for POST /api/generations. */
export function startBody(over: Record<string, unknown> = {}) {
  return { prompt: 'A page for Nordlys', mode: 'html', pageName: 'Home', html: null, turn: randomUUID(), ...over }
}

/** Reads server-sent events to their end. */
export async function readEvents(
  response: Response,
): Promise<{ id: number; event: { type: string } & Record<string, unknown> }[]> {
  const text = await response.text()
  return text
    .split('\n\n')
    .filter((block) => block.includes('event: message'))
    .map((block) => ({
      id: Number(/^id: (\d+)$/m.exec(block)?.[1]),
      event: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }))
}
