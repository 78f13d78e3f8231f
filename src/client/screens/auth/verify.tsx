import { type FormEvent, useState } from 'react'
import { verifyAddress } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { Heading } from './heading.tsx'
import { BackToSignIn } from './mode-link.tsx'
import { LinkGone } from './reset.tsx'

type VerifyProps = {
  token: string /** the address is verified, and nobody was signed in by that */
  onVerified: () => void
}

/** Verifies an address. It takes a press: programs that look into mails open links, but press nothing. */
export function Verify({ token, onVerified }: VerifyProps) {
  const [isBusy, setBusy] = useState(false)
  const [isGone, setGone] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      if (!(await verifyAddress(token))) onVerified()
    } catch (error) {
      setBusy(false)
      if (problemOf(error).code === 'GONE') return setGone(true)
      showToast(failedMessage(error))
    }
  }

  if (isGone) return <LinkGone mode="verify" />
  return (
    <>
      <Heading title="Verify your email" isFocused={false}>
        One press, and your account is ready.
      </Heading>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <SubmitButton busy={isBusy ? 'Verifying your email...' : null}>Verify and sign in</SubmitButton>
      </form>
      <BackToSignIn />
    </>
  )
}
