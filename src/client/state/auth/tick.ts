import type { SessionState } from '#api/auth.ts'
import { retryDelays, session } from '#rules/account.ts'
import type { AuthStore } from './store.ts'

/** What came of asking for a fresh credential: 'ended' when the session is over, 'failed' when it may work later. */
export type RefreshAnswer = { kind: 'fresh'; session: SessionState } | { kind: 'ended' } | { kind: 'failed' }

export type RefreshDeps = {
  store: AuthStore
  refresh(): Promise<RefreshAnswer>
  now(): number
}

/** Whether the credential has to be refreshed now: 3 ticks or fewer remain (specification, section 9). */
export function isDue(expiresAt: number | null, now: number): boolean {
  if (expiresAt === null) return false
  return Math.floor((expiresAt - now) / session.tickMs) <= session.refreshTicks
}

/** Looks at the session every tick and keeps its credential fresh. Returns how to stop. */
export function startSessionRefresh(deps: RefreshDeps): () => void {
  const { store, now } = deps
  let isBusy = false
  const timer = setInterval(() => {
    const { user, expiresAt, isLost } = store.get()
    if (isBusy || !user || isLost || !isDue(expiresAt, now())) return
    isBusy = true
    void renew(deps).finally(() => (isBusy = false))
  }, session.tickMs)
  return () => clearInterval(timer)
}

/** Refreshes once, with retries while the server cannot be reached. True when the session goes on. */
export async function renew({ store, refresh }: RefreshDeps): Promise<boolean> {
  for (const delay of [...retryDelays(), null]) {
    const answer = await refresh()
    if (answer.kind === 'fresh') {
      store.dispatch({ type: 'token-refreshed', session: answer.session })
      return true
    }
    if (answer.kind === 'ended') {
      store.dispatch({ type: 'session-lost' })
      return false
    }
    if (delay === null) break
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return false
}
