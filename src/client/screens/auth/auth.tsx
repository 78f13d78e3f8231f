import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { messages, withDescription } from '#rules/messages.ts'
import { product } from '#rules/product.ts'
import { broadcastSignIn, useAuth } from '#client/flows/session.ts'
import { Logo } from '#client/parts/site/logo.tsx'
import { paths } from '#client/paths.ts'
import { readHint } from '#client/state/auth/hint.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { Making } from './making.tsx'
import { type AuthMode, modeOf, needsToken, returnedError } from './modes.ts'
import { originOf, targetOf } from './step-state.ts'
import { Steps } from './steps.tsx'
import './auth.css'

const titles: Record<AuthMode, string> = {
  signin: 'Sign in',
  signup: 'Sign up',
  forgot: 'Forgot your password?',
  reset: 'Set a new password',
  verify: 'Verify your email',
  invite: 'Invitation',
  returned: 'Signed in',
}

const Invitation = lazy(async () => ({ default: (await import('./invitation.tsx')).Invitation }))

/** What a provider said of a failure comes back in the address; it is told once, and the address is cleaned. */
export async function clientLoader() {
  if (modeOf(new URLSearchParams(location.search)) === 'returned')
    return { isHandedOver: await broadcastSignIn().catch(() => false) }
  const error = returnedError(location)
  if (error) {
    history.replaceState(history.state, '', paths.auth)
    showToast(withDescription(messages.googleFailed, error.words))
  }
  return { isHandedOver: false }
}

/** Sign-in, sign-up, and what a link of a mail asks for. */
export default function Auth() {
  const { isHandedOver } = useLoaderData<typeof clientLoader>()
  // Not before the screen is there: what is still being loaded in a window that closes is an error in its console.
  useEffect(() => {
    if (isHandedOver) window.close()
  }, [isHandedOver])
  const user = useAuth((auth) => auth.user)
  const last = useAuth((auth) => auth.last)
  const isSettingUp = useAuth((auth) => auth.creatingWorkspaces)
  const isOpening = useAuth((auth) => auth.loading) && readHint()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const hasRoom = useMedia('(min-width: 1024px)')
  const mode = modeOf(search)
  const hasEntered = last === 'signed-in' || last === 'signed-up'
  const target = targetOf(originOf(state), last === 'signed-up')

  if (mode === 'invite')
    return (
      <Suspense>
        <title>{`${titles[mode]} · ${product.name}`}</title>
        <Invitation />
      </Suspense>
    )

  const isDone = user !== null && !isSettingUp && mode !== 'returned' && (hasEntered || !needsToken(mode))

  return (
    <div className="grid min-h-dvh bg-bg lg:grid-cols-2">
      {/* The form stays while the next screen is loaded. */}
      {isDone && <Navigate to={target} replace />}
      <title>{`${titles[mode]} · ${product.name}`}</title>
      <div className="flex flex-col gap-10 px-5 py-6 md:gap-12 md:px-12 md:py-8">
        <div>
          <Logo />
        </div>
        {/* Somebody was signed in here a moment ago: a form would only flash. */}
        <main id="main" className="mx-auto grid w-full gap-6 md:my-auto md:max-w-[360px] md:pb-20" hidden={isOpening}>
          <Steps key={mode} mode={mode} email={email} onEmail={setEmail} />
        </main>
      </div>
      {hasRoom && <Making />}
    </div>
  )
}
