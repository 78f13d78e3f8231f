import { useEffect } from 'react'
import { signOut } from '#client/flows/auth.ts'
import { resumeSession, useAuth } from '#client/flows/session.ts'
import { paths } from '#client/paths.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { GoogleButton, OrRule } from './google-button.tsx'
import { SignInForm } from './sign-in-form.tsx'

/**
 * Over the page of somebody whose session ended in the middle of their work. What was refused meanwhile waits and is
 * made once more after the sign-in; another person is led to their own projects instead.
 */
export function SignInAgain() {
  const email = useAuth((auth) => auth.user?.email ?? '')

  // They may have signed in elsewhere meanwhile: in another tab, or in Google's window.
  useEffect(() => {
    const look = () => void resumeSession().catch(() => {})
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])

  return (
    <Dialog
      open
      isForced
      onClose={() => {}}
      title="Sign in again"
      description="Your session has ended. Sign in to go on where you were: nothing you typed is lost."
    >
      <div className="grid gap-5 pt-2">
        <SignInForm email={email} forgot={null} />
        <OrRule />
        <GoogleButton returnTo={paths.authReturned} isInWindow />
        <button
          type="button"
          className="justify-self-center rounded-sm text-[13px] text-ink-2 underline-offset-4 hover:underline"
          onClick={() => void signOut()}
        >
          Leave without signing in
        </button>
      </div>
    </Dialog>
  )
}
