import { chmod, mkdir } from 'node:fs/promises'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { lockDataFolder } from './lock.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import { WireSocket } from './wire-socket.ts'

/** Questions wait on so many lines; the database answers one at a time. */
const lines = 8

/** What its thread is asked, besides what goes over the lines. */
export type EmbeddedRequest = { asks: 'line'; port: MessagePort } | { asks: 'dump' | 'close' }
export type EmbeddedReply = { answers: 'open' | 'dump' | 'close'; value?: unknown; error?: string }

/** What holds the files: a thread, or for tests this one. */
export type EmbeddedFiles = {
  /** the end of a new line to it; throws when it is gone */
  open: () => MessagePort
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

/** Opens the embedded database in `folder`, alone: the exclusive lock comes first, and stays until close. */
export async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The database writes its files readable for everybody; the folder is what keeps them private.
  await chmod(folder, 0o700)
  const lock = await lockDataFolder(folder)
  let database: ReturnType<typeof embeddedDatabase> | null = null
  const close = async () => {
    await database?.close()
    await lock.release()
  }
  try {
    database = embeddedDatabase(await startThread(folder))
    await migrate(drizzle({ client: database.pool, schema }), { migrationsFolder })
    return { ...database, close }
  } catch (error) {
    // The lock goes last: until then the thread holds the files.
    await close()
    throw error
  }
}

/** The database in these files, migrated or about to be. */
export function embeddedDatabase(files: EmbeddedFiles): Database & { pool: pg.Pool } {
  const hearings = new Map<string, Set<(payload: string) => void>>()
  const pool = new pg.Pool({ max: lines, idleTimeoutMillis: 0, stream: () => new WireSocket(files.open) })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // All lines are one session: what it is notified of comes on the line that asked something just then.
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of hearings.get(channel) ?? []) hear(payload)
    })
  })
  return {
    pool,
    db: drizzle({ client: pool, schema }),
    kind: 'embedded',
    ping: async () => void (await pool.query('select 1')),
    listen: async (channel, { onPayload }) => {
      const heard = hearings.get(channel) ?? new Set()
      hearings.set(channel, heard.add(onPayload))
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => void heard.delete(onPayload)
    },
    dump: files.dump,
    close: async () => {
      await pool.end()
      await files.close()
    },
  }
}

/** A thread of its own: while it computes, this one goes on. */
async function startThread(folder: string): Promise<EmbeddedFiles> {
  // Without the arguments of this process: some of them are for its own program alone.
  const thread = new Worker(new URL('embedded-thread.ts', import.meta.url), { workerData: folder, execArgv: [] })
  let ended: Error | null = null
  const waiting = new Map<EmbeddedReply['answers'], PromiseWithResolvers<unknown>>()
  const answer = (what: EmbeddedReply['answers']) => {
    const pending = waiting.get(what) ?? Promise.withResolvers<unknown>()
    waiting.set(what, pending)
    if (ended) pending.reject(ended)
    return pending.promise
  }
  const end = (cause?: unknown) => {
    // In the driver's words: whoever asks is told that the database is away.
    ended ??= new Error('Connection terminated: the thread of the database ended.', { cause })
    for (const { reject } of waiting.values()) reject(ended)
  }
  thread.on('error', end)
  thread.on('exit', () => end())
  thread.on('message', ({ answers, value, error }: EmbeddedReply) => {
    const pending = waiting.get(answers)
    waiting.delete(answers)
    if (error === undefined) pending?.resolve(value)
    else pending?.reject(new Error(error))
  })
  const ask = (asked: EmbeddedRequest) => thread.postMessage(asked, asked.asks === 'line' ? [asked.port] : [])
  await answer('open')
  return {
    open: () => {
      if (ended) throw ended
      const { port1, port2 } = new MessageChannel()
      ask({ asks: 'line', port: port2 })
      return port1
    },
    dump: async () => {
      ask({ asks: 'dump' })
      return (await answer('dump')) as Blob
    },
    close: async () => {
      ask({ asks: 'close' })
      await answer('close')
      await thread.terminate()
    },
  }
}
