import { useState } from 'react'
import { pressRules } from '#rules/sign-in.ts'
import { verifyAddress } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { useForm } from '#client/parts/form/use-form.ts'
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
  const [isGone, setGone] = useState(false)
  const { form, isBusy } = useForm({
    rules: pressRules,
    initial: {},
    leadsAway: true,
    async send() {
      if (!(await verifyAddress(token))) onVerified()
    },
    onFailed(error) {
      if (problemOf(error).code === 'GONE') return setGone(true)
      showToast(failedMessage(error))
    },
  })

  if (isGone) return <LinkGone mode="verify" />
  return (
    <>
      <Heading title="Verify your email" isFocused={false}>
        One press, and your account is ready.
      </Heading>
      <form {...form} className="grid gap-4">
        <SubmitButton busy={isBusy ? 'Verifying your email...' : null}>Verify and sign in</SubmitButton>
      </form>
      <BackToSignIn />
    </>
  )
}
