import { useSyncExternalStore } from 'react'
import type { SessionState, User } from '#api/auth.ts'
import { retryDelays } from '#rules/account.ts'
import { messages } from '#rules/messages.ts'
import { paths } from '../paths.ts'
import { rememberWorkspace } from '../state/active-workspace/remembered.ts'
import { notifyWorkspacesCreated } from '../state/active-workspace/workspaces-created.ts'
import type { AuthState } from '../state/auth/auth.ts'
import { writeHint } from '../state/auth/hint.ts'
import { needsSetup, type SetupDeps, setUpNewUser } from '../state/auth/new-user.ts'
import { authStore } from '../state/auth/store.ts'
import { type AuthNews, joinTabs } from '../state/auth/tabs.ts'
import { type RefreshAnswer, type RefreshDeps, renew, startSessionRefresh } from '../state/auth/tick.ts'
import { goTo } from '../state/navigate.ts'
import { showToast } from '../ui/toaster.tsx'
import { api } from '../data/api.ts'
import { isSignedOut } from '../data/core/problem.ts'
import { queryClient } from '../data/core/query-client.ts'
import { renewBy } from '../data/core/repeat.ts'
import { createDefaultWorkspaces } from '../data/core/workspaces.ts'

const setupDeps: SetupDeps = {
  store: authStore,
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  now: Date.now,
  createDefaults: createDefaultWorkspaces,
  announce: notifyWorkspacesCreated,
  welcome: () => showToast(messages.welcome),
  redirect: () => {
    // The auth screen goes on by itself, to where the person came from.
    if (location.pathname === paths.home) goTo(paths.projects)
  },
  // oxlint-disable-next-line no-console
  log: (reason) => console.warn('The default workspaces were not created:', reason),
}

const refreshDeps: RefreshDeps = { store: authStore, refresh: askRefresh, now: Date.now }

/** One at a time in this tab, however many calls were refused. */
let renewal: Promise<boolean> | null = null
function renewOnce(): Promise<boolean> {
  renewal ??= renew(refreshDeps).finally(() => (renewal = null))
  return renewal
}

let tell: (news: AuthNews) => void = () => {}
let isBegun = false

/** Reads who is signed in, keeps the session fresh, and follows the other tabs. Once in a tab. */
function begin(): void {
  if (isBegun) return
  isBegun = true
  renewBy(renewOnce)
  ;({ tell } = joinTabs(hear))
  startSessionRefresh(refreshDeps)
  let hinted: boolean | null = null
  authStore.subscribe(() => {
    const { user, loading } = authStore.get()
    if (loading || hinted === (user !== null)) return
    hinted = user !== null
    writeHint(hinted)
  })
  void readSession()
}

/** Who is signed in here; the first use asks the server. */
export function useAuth<T>(select: (state: AuthState) => T): T {
  return useSyncExternalStore(
    (watcher) => {
      begin()
      return authStore.subscribe(watcher)
    },
    () => select(authStore.get()),
    () => select(authStore.get()),
  )
}

/** The person who is signed in, once that is known. */
export function knownUser(): Promise<User | null> {
  begin()
  return new Promise((resolve) => {
    const look = () => {
      const { user, loading } = authStore.get()
      if (loading) return
      stop()
      resolve(user)
    }
    const stop = authStore.subscribe(look)
    look()
  })
}

/** Asks the server who is signed in; one that does not answer is asked again for a while. */
async function readSession(): Promise<void> {
  for (const delay of [...retryDelays(), null]) {
    try {
      return enter('session-read', await api.auth.session())
    } catch {
      if (delay !== null) await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  authStore.dispatch({ type: 'session-read', session: { user: null, expires_at: null } })
}

/** Takes a session into this tab; a new person is set up. */
export function enter(type: 'signed-in' | 'signed-up' | 'session-read', session: SessionState): void {
  if (type !== 'session-read') tell({ event: type, session })
  if (isSomebodyElse(session)) return location.assign(paths.projects)
  const isNew = needsSetup(type === 'signed-up' ? 'signed-up' : 'signed-in', session, setupDeps)
  authStore.dispatch({ type, session, isNew })
  if (isNew && session.user) void setUpNewUser(session.user.id, setupDeps)
}

/** Another person signed in while this page shows the work of the first: nothing of that may stay. */
function isSomebodyElse({ user }: SessionState): boolean {
  const here = authStore.get().user
  return here !== null && user !== null && here.id !== user.id
}

/** Nobody is signed in any more: what was known of them is forgotten. */
export function leave(): void {
  const { user } = authStore.get()
  if (user) rememberWorkspace(user.id, null)
  authStore.dispatch({ type: 'signed-out' })
  queryClient.clear()
  tell({ event: 'signed-out', session: null })
}

/** Something of the account was changed, such as its password: it is read again, and the other tabs hear of it. */
export async function accountChanged(): Promise<void> {
  const session = await api.auth.session()
  if (!session.user) return
  authStore.dispatch({ type: 'user-updated', session })
  tell({ event: 'user-updated', session })
}

/** A sign-out in this browser tells its own tabs within this time, in milliseconds. */
const ownSignOutMs = 1000

/** The session may have been ended elsewhere: then it is renewed, and if that is refused the person is asked to sign in. */
export async function lookAgain(): Promise<void> {
  const isHere = () => authStore.get().user !== null && !authStore.get().isLost
  if (!isHere() || (await api.auth.session()).user) return
  await new Promise((resolve) => setTimeout(resolve, ownSignOutMs))
  if (isHere()) await renewOnce()
}

/** In a window that a provider came back to: the tab that opened it hears who signed in. */
export async function broadcastSignIn(): Promise<boolean> {
  const session = await api.auth.session()
  const { tell: tellOnce } = joinTabs(() => {})
  if (session.user) tellOnce({ event: 'signed-in', session })
  return session.user !== null
}

/** While a person is being asked to sign in again: whether they did so elsewhere. Throws while they did not. */
export async function resumeSession(): Promise<void> {
  enter('signed-in', await api.auth.refresh())
}

function hear({ event, session }: AuthNews): void {
  const here = authStore.get().user
  if (event === 'signed-out') {
    if (!here) return
    authStore.dispatch({ type: 'signed-out' })
    queryClient.clear()
    return
  }
  if (!session?.user) return
  if (isSomebodyElse(session)) return location.assign(paths.projects)
  if (event === 'password-recovery') return
  authStore.dispatch({ type: event, session })
}

async function askRefresh(): Promise<RefreshAnswer> {
  try {
    const session = await api.auth.refresh()
    tell({ event: 'token-refreshed', session })
    return { kind: 'fresh', session }
  } catch (error) {
    return { kind: isSignedOut(error) ? 'ended' : 'failed' }
  }
}
