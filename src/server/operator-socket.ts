import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** Where the command line reaches the running server: in the data folder, which only its owner can open. */
export function operatorSocket(dataDir: string): string {
  return join(dataDir, 'operator.sock')
}

/** Listens there. @returns how to stop */
export async function listenForOperator(app: Hono, dataDir: string): Promise<() => void> {
  const path = operatorSocket(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // A server that was killed leaves its socket behind.
  await rm(path, { force: true })
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return () => void server.close()
}
