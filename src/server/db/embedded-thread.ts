import { once } from 'node:events'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { EmbeddedReply, EmbeddedRequest } from './embedded.ts'
import { shareConnection } from './wire-lines.ts'

/** One server's own database: PostgreSQL's usual caches are for machines that serve nothing else. */
const memory = ['shared_buffers=32MB', 'wal_buffers=1MB', 'maintenance_work_mem=16MB', 'max_connections=4']

/** The thread of the embedded database: it answers on lines, copies the whole, and closes. */
const client = await openFiles(workerData)
const connection = shareConnection(client)
const tell = (told: EmbeddedReply) => parentPort?.postMessage(told)

parentPort?.on('message', (asked: EmbeddedRequest) => {
  if (asked.asks === 'line') return connection.take(asked.port)
  const work = () => (asked.asks === 'dump' ? client.dumpDataDir('gzip') : client.close())
  void connection.alone<Blob | void>(work).then(
    (value) => tell({ answers: asked.asks, value }),
    (error: unknown) => tell({ answers: asked.asks, error: String(error) }),
  )
})
tell({ answers: 'open' })

/** The first initialisation happens in a folder of its own and is renamed, so that a kill in the middle leaves nothing half made. */
async function openFiles(folder: string): Promise<PGlite> {
  const files = join(folder, 'database')
  for (const name of await readdir(folder)) {
    if (name.startsWith('database.new-')) await rm(join(folder, name), { recursive: true, force: true })
  }
  const exists = await readdir(files).then(
    () => true,
    () => false,
  )
  if (!exists) {
    const fresh = `${files}.new-${process.pid}`
    await once(new Worker(new URL('embedded-init.ts', import.meta.url), { workerData: fresh }), 'exit')
    await rename(fresh, files)
  }
  return PGlite.create(files, {
    startParams: [...PGlite.defaultStartParams, ...memory.flatMap((value) => ['-c', value])],
  })
}
