import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { welcomeDelayMs } from '#rules/account.ts'
import { noon, person, sessionOf } from '#test/support/state-fixtures/auth.ts'
import { needsSetup, type SetupDeps, setUpNewUser } from './new-user.ts'
import { createAuthStore } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What happens, in its order; `fails` is what the server answers the creation with. */
function setup(fails?: Error) {
  const seen: string[] = []
  const values = new Map<string, string>()
  const store = createAuthStore()
  const deps: SetupDeps = {
    store,
    storage: { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) },
    now: Date.now,
    createDefaults: async () => {
      seen.push('create')
      if (fails) throw fails
    },
    announce: () => seen.push('workspacesCreated'),
    welcome: () => seen.push(`welcome after ${Date.now() - noon}`),
    redirect: () => seen.push(`redirect, creating: ${store.get().creatingWorkspaces}`),
    log: (reason) => seen.push(`log ${String(reason)}`),
  }
  return { seen, deps, store }
}

test.for([
  ['signed-up', 86_400_000, true],
  ['signed-in', 29_999, true],
  ['signed-in', 30_000, false],
] as const)('%s with an account %i ms old is new: %s', ([event, age, isNew]) => {
  expect(needsSetup(event, sessionOf(person('ada', age)), setup().deps)).toBe(isNew)
})

test('nobody is not new', () => {
  expect(needsSetup('signed-up', sessionOf(null), setup().deps)).toBe(false)
})

test('workspaces, the event, one second, Welcome, and on; once per person', async () => {
  const { seen, deps, store } = setup()
  store.dispatch({ type: 'signed-up', session: sessionOf(), isNew: true })
  const done = setUpNewUser('ada', deps)
  await vi.advanceTimersByTimeAsync(welcomeDelayMs - 1)
  expect(seen).toEqual(['create', 'workspacesCreated'])
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(seen).toEqual(['create', 'workspacesCreated', 'welcome after 1000', 'redirect, creating: true'])
  expect(store.get().creatingWorkspaces).toBe(false)
  expect(needsSetup('signed-up', sessionOf(person('ada')), deps)).toBe(false)
  expect(needsSetup('signed-up', sessionOf(person('bo')), deps)).toBe(true)
})

test('a failure is logged, and leads on all the same', async () => {
  const { seen, deps, store } = setup(new Error('no line'))
  store.dispatch({ type: 'signed-up', session: sessionOf(), isNew: true })
  await setUpNewUser('ada', deps)
  expect(seen).toEqual(['create', 'log Error: no line', 'redirect, creating: true'])
  expect(store.get().creatingWorkspaces).toBe(false)
})

test('a browser that forbids storage sets up as well', async () => {
  const { seen, deps } = setup()
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const without = { ...deps, storage: { getItem: refuse, setItem: refuse } }
  expect(needsSetup('signed-up', sessionOf(), without)).toBe(true)
  const done = setUpNewUser('ada', without)
  await vi.runAllTimersAsync()
  await done
  expect(seen).toContain('welcome after 1000')
})
