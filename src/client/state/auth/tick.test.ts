import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryDelays, session } from '#rules/account.ts'
import { noon, person, sessionOf } from '#test/support/state-fixtures/auth.ts'
import { createAuthStore } from './store.ts'
import { isDue, type RefreshAnswer, renew, startSessionRefresh } from './tick.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store with a person whose credential holds for this long, and a server that gives these answers, the last for ever. */
function signedIn(holdsMs: number, answers: RefreshAnswer[]) {
  const store = createAuthStore()
  store.dispatch({ type: 'signed-in', session: sessionOf(person(), holdsMs) })
  const asked: number[] = []
  const refresh = async () => {
    asked.push(Date.now() - noon)
    return answers[Math.min(asked.length, answers.length) - 1] ?? { kind: 'failed' as const }
  }
  return { store, asked, deps: { store, refresh, now: Date.now } }
}

const fresh = (holdsMs: number): RefreshAnswer => ({ kind: 'fresh', session: sessionOf(person(), holdsMs) })

test.for([
  [4 * session.tickMs, false],
  [4 * session.tickMs - 1, true],
  [3 * session.tickMs, true],
  [0, true],
  [-1000, true],
] as const)('with %i ms left it is due: %s', ([left, due]) => {
  expect(isDue(noon + left, noon)).toBe(due)
})

test('nothing is due where nothing runs out', () => {
  expect(isDue(null, noon)).toBe(false)
})

test('it looks every 30 s and refreshes when 3 ticks or fewer remain', async () => {
  const { asked, deps, store } = signedIn(5 * session.tickMs, [fresh(20 * session.tickMs)])
  const stop = startSessionRefresh(deps)
  await vi.advanceTimersByTimeAsync(session.tickMs)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(session.tickMs)
  expect(asked).toEqual([2 * session.tickMs])
  expect(store.get().expiresAt).toBe(noon + 20 * session.tickMs)
  await vi.advanceTimersByTimeAsync(10 * session.tickMs)
  expect(asked).toHaveLength(1)
  stop()
  await vi.advanceTimersByTimeAsync(100 * session.tickMs)
  expect(asked).toHaveLength(1)
})

test('nobody signed in, nothing to refresh', async () => {
  const { asked, deps, store } = signedIn(0, [fresh(0)])
  store.dispatch({ type: 'signed-out' })
  const stop = startSessionRefresh(deps)
  await vi.advanceTimersByTimeAsync(3 * session.tickMs)
  expect(asked).toEqual([])
  stop()
})

test('a refresh that fails is tried again after 200 ms, doubling while under 30 s', async () => {
  const { asked, deps } = signedIn(0, [{ kind: 'failed' }])
  const done = renew(deps)
  await vi.runAllTimersAsync()
  expect(await done).toBe(false)
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  expect(gaps).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600])
  expect(gaps).toEqual(retryDelays())
})

test('the first answer that comes ends the tries', async () => {
  const { asked, deps, store } = signedIn(0, [{ kind: 'failed' }, { kind: 'failed' }, fresh(600_000)])
  const done = renew(deps)
  await vi.runAllTimersAsync()
  expect(await done).toBe(true)
  expect(asked).toEqual([0, 200, 600])
  expect(store.get().last).toBe('token-refreshed')
})

test('two ticks never refresh side by side', async () => {
  const { deps } = signedIn(0, [])
  let running = 0
  let most = 0
  const refresh = async (): Promise<RefreshAnswer> => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 4 * session.tickMs))
    running--
    return { kind: 'failed' }
  }
  const stop = startSessionRefresh({ ...deps, refresh })
  await vi.advanceTimersByTimeAsync(20 * session.tickMs)
  stop()
  expect(most).toBe(1)
})

test('a session that is over is lost, and is not asked for again', async () => {
  const { asked, deps, store } = signedIn(0, [{ kind: 'ended' }])
  const stop = startSessionRefresh(deps)
  await vi.advanceTimersByTimeAsync(10 * session.tickMs)
  stop()
  expect(asked).toHaveLength(1)
  expect(store.get()).toMatchObject({ isLost: true, user: person() })
})
