import pg from 'pg'
import type { ChannelListener } from './database.ts'

/** A lost line is opened again after these pauses, in milliseconds; the last one repeats. */
const reconnectMs = [100, 500, 1000, 2000]

/** A connection of its own that hears one channel and comes back when the database does. Resolves once it hears. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  hearing: ChannelListener,
): Promise<() => Promise<void>> {
  let isClosed = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      if (client !== next) return
      client = null
      reconnect(0)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => hearing.onPayload(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      isLost = true
      await next.end().catch(() => {})
      throw error
    }
    if (isLost) throw new Error('The line was lost while it opened.')
    client = next
  }

  function reconnect(tries: number) {
    if (isClosed) return
    timer = setTimeout(
      () => {
        connect().then(
          () => (isClosed ? void client?.end() : hearing.onGap()),
          () => reconnect(tries + 1),
        )
      },
      reconnectMs[Math.min(tries, reconnectMs.length - 1)],
    )
  }

  await connect()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    const last = client
    client = null
    await last?.end()
  }
}
