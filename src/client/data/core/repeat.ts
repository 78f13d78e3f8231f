import { ORPCError } from '@orpc/client'
import { signedInAgain } from '../../state/auth/recovery.ts'
import { authStore } from '../../state/auth/store.ts'

/** These answer for the session itself; asking to sign in again because of them would go in a circle. */
const ownCalls = new Set(['refresh', 'session', 'signIn', 'signUp', 'signOut', 'signInWithGoogle'])

let renewSession: (() => Promise<boolean>) | null = null

/** How a session is renewed before anybody is asked to sign in again; set where the session is kept. */
export function renewBy(renew: () => Promise<boolean>): void {
  renewSession = renew
}

type Call = { path: readonly string[]; signal?: AbortSignal | undefined; next(): Promise<unknown> }

/**
 * A call that the server refuses because the session ended waits until the same person is signed in again, and is
 * then made once more: what was typed or pressed is not lost.
 */
export async function repeatOnceSignedIn({ path, signal, next }: Call): Promise<unknown> {
  try {
    return await next()
  } catch (error) {
    const [room, call = ''] = path
    const isOwn = room === 'realtime' || (room === 'auth' && ownCalls.has(call))
    const isEnded = error instanceof ORPCError && error.code === 'UNAUTHORIZED'
    if (!isEnded || isOwn || !authStore.get().user) throw error
    const isRenewed = await renewSession?.()
    if (!isRenewed) await signedInAgain(authStore, signal)
    return next()
  }
}
