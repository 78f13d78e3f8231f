import pg from 'pg'

/**
 * A pool that survives a restart of the database. A connection that is lost while somebody holds it is given back at once:
 * whoever was about to begin a transaction on it would never do so, and each such loss would cost a place in the pool.
 */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, statement_timeout: 30_000 })
  // Without these listeners, a lost connection would end this process: idle ones tell the pool, held ones the client.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  // The pool sets `release` just after this event, and before anybody who waits for the connection goes on.
  pool.on('acquire', (client) => queueMicrotask(() => giveBackWhenLost(client)))
  return pool
}

function giveBackWhenLost(client: pg.PoolClient): void {
  const release = client.release.bind(client)
  let isHeld = true
  const giveBack = (broken?: Error | boolean) => {
    if (!isHeld) return
    isHeld = false
    client.off('error', lost)
    client.off('end', lost)
    try {
      release(broken)
    } catch {
      // Who waited too long for it was gone already: the pool has it back.
    }
  }
  const lost = () => giveBack(true)
  client.on('error', lost)
  client.on('end', lost)
  client.release = giveBack
}
