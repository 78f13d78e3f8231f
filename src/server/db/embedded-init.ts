import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

// A thread of its own: what the first initialisation takes of the memory ends with it.
const first = await PGlite.create(String(workerData))
await first.close()
