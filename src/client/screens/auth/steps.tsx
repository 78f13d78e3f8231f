import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { product } from '#rules/product.ts'
import { GoogleButton, OrRule } from '#client/parts/sign-in/google-button.tsx'
import { SignInForm } from '#client/parts/sign-in/sign-in-form.tsx'
import { paths } from '#client/paths.ts'
import { Forgot } from './forgot.tsx'
import { Heading } from './heading.tsx'
import { ModeLink } from './mode-link.tsx'
import type { AuthMode } from './modes.ts'
import { Notice, VerifyNotice } from './notice.tsx'
import { Reset } from './reset.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { type NoticeKind, originOf, readStepState, type StepState } from './step-state.ts'
import { Verify } from './verify.tsx'

type StepsProps = { mode: AuthMode; email: string; onEmail: (email: string) => void }

/** What the mode asks for. A change of mode begins anew, with the address kept. */
export function Steps({ mode, email, onEmail }: StepsProps) {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isFocused = readStepState(state).isChosen ?? false
  const returnTo = originOf(state) ?? paths.projects

  function toSignIn(notice: NoticeKind) {
    const next: StepState = { ...readStepState(state), isChosen: true, notice }
    void navigate(paths.auth, { replace: true, state: next })
  }

  switch (mode) {
    case 'signin':
      return <SignIn email={email} onEmail={onEmail} returnTo={returnTo} />
    case 'signup':
      return (
        <>
          <Heading title="Create your account" isFocused={isFocused}>
            Already have an account? <ModeLink mode="signin">Sign in</ModeLink>
          </Heading>
          <GoogleButton returnTo={returnTo} />
          <OrRule />
          <SignUpForm email={email} onEmail={onEmail} onCreated={() => toSignIn('created')} />
        </>
      )
    case 'forgot':
      return <Forgot email={email} onEmail={onEmail} isFocused={isFocused} />
    case 'reset':
      return <Reset token={search.get('token') ?? ''} onSaved={() => toSignIn('password-saved')} />
    case 'verify':
      return <Verify token={search.get('token') ?? ''} onVerified={() => toSignIn('verified')} />
    case 'returned':
      return (
        <Heading title="You are signed in" isFocused>
          Close this window to go on where you were.
        </Heading>
      )
  }
}

function SignIn({ email, onEmail, returnTo }: Omit<StepsProps, 'mode'> & { returnTo: string }) {
  const { state } = useLocation()
  const { isChosen = false, notice } = readStepState(state)
  const [unverified, setUnverified] = useState<string | null>(null)
  return (
    <>
      <Heading title="Sign in" isFocused={isChosen}>
        New to {product.name}? <ModeLink mode="signup">Sign up</ModeLink>
      </Heading>
      {unverified !== null && <VerifyNotice title="Email not verified yet" email={unverified} isSent={false} />}
      {unverified === null && notice === 'created' && <VerifyNotice title="Account created" email={email} isSent />}
      {unverified === null && notice === 'verified' && <Notice title="Email verified">You can sign in now</Notice>}
      {unverified === null && notice === 'password-saved' && (
        <Notice title="Password updated successfully">Sign in with your new password</Notice>
      )}
      <GoogleButton returnTo={returnTo} />
      <OrRule />
      <SignInForm
        email={email}
        onEmail={onEmail}
        onUnverified={setUnverified}
        forgot={
          <ModeLink mode="forgot" isLight>
            Forgot your password?
          </ModeLink>
        }
      />
    </>
  )
}
