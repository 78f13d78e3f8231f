import type { SessionState } from '#api/auth.ts'
import { isNewUser, welcomeDelayMs } from '#rules/account.ts'
import type { AuthStore } from './store.ts'

export type SetupDeps = {
  store: AuthStore
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  createDefaults(): Promise<unknown>
  /** fires the window event 'workspacesCreated' */
  announce(): void
  /** 'Welcome!' */
  welcome(): void
  /** to /projects when on /auth or / */
  redirect(): void
  log(reason: unknown): void
}

const flagOf = (userId: string) => `pagewright.setup.${userId}`

/** Whether this person still has to be set up in this browser (specification, section 4). */
export function needsSetup(
  event: 'signed-up' | 'signed-in',
  { user }: SessionState,
  deps: Pick<SetupDeps, 'storage' | 'now'>,
): boolean {
  if (!user || !isNewUser(event, Date.parse(user.created_at), deps.now())) return false
  return read(deps.storage, flagOf(user.id)) === null
}

/** Default workspaces, the window event, 1 s, 'Welcome!', then on to the projects; on failure too. Once per person. */
export async function setUpNewUser(userId: string, deps: SetupDeps): Promise<void> {
  write(deps.storage, flagOf(userId), new Date(deps.now()).toISOString())
  try {
    await deps.createDefaults()
    deps.announce()
    await new Promise((resolve) => setTimeout(resolve, welcomeDelayMs))
    deps.welcome()
  } catch (reason) {
    // The server makes the workspace itself when it is first asked for them, so nothing is lost.
    deps.log(reason)
  }
  deps.redirect()
  deps.store.dispatch({ type: 'setup-ended' })
}

function read(storage: SetupDeps['storage'], key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function write(storage: SetupDeps['storage'], key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Without storage the setup may run once more; the server creates nothing twice.
  }
}
