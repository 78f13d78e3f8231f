import { messages, withDescription } from '#rules/messages.ts'
import { paths } from '../paths.ts'
import { authStore } from '../state/auth/store.ts'
import { goTo } from '../state/navigate.ts'
import { showToast } from '../ui/toaster.tsx'
import { api } from '../data/api.ts'
import { queryClient } from '../data/core/query-client.ts'
import { problemOf } from '../data/core/problem.ts'
import { enter, leave } from './session.ts'

type Credentials = { email: string; password: string }

/** Throws what the server refused with. */
export async function signIn(credentials: Credentials): Promise<void> {
  await api.auth.signIn(credentials)
  enter('signed-in', await api.auth.session())
}

/** True when the person is signed in at once, false when their address has to be verified first. */
export async function signUp(credentials: Credentials): Promise<boolean> {
  const { user } = await api.auth.signUp(credentials)
  if (user) enter('signed-up', await api.auth.session())
  return user !== null
}

/** The token of a verification mail. True when the person is signed in now. */
export async function verifyAddress(token: string): Promise<boolean> {
  const { user } = await api.auth.verify({ token })
  if (user) enter('signed-up', await api.auth.session())
  return user !== null
}

export const sendVerificationAgain = (email: string) => api.auth.resendVerification({ email })

export const sendRecovery = (email: string) => api.auth.recover({ email })

/** Sets a new password with the token of a recovery mail, and signs in with it. False when that takes another step. */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  const { email } = await api.auth.resetPassword({ token, password })
  authStore.dispatch({ type: 'password-recovery' })
  return signIn({ email, password }).then(
    () => true,
    () => false,
  )
}

/** Where to go to sign in with Google; afterwards the provider leads back to `returnTo`, a path of this site. */
export async function googleSignInUrl(returnTo: string): Promise<string> {
  return (await api.auth.signInWithGoogle({ return_to: returnTo })).url
}

/** Signs out and goes home. What could not be done is said, and nothing is changed then. */
export const signOut = (): Promise<void> => signOutTo(() => goTo(paths.home))

/** Signs out and goes on elsewhere, such as to sign in as somebody else. */
export async function signOutTo(goOn: () => void): Promise<void> {
  // What is still on its way would be answered to nobody.
  await queryClient.cancelQueries()
  try {
    await api.auth.signOut()
  } catch (error) {
    showToast(withDescription(messages.signOutFailed, problemOf(error).reason))
    return
  }
  showToast(messages.signedOut)
  leave()
  goOn()
}
