import { useState } from 'react'
import { messages, withDescription } from '#rules/messages.ts'
import { resetPassword } from '#client/flows/auth.ts'
import { problemOf, waitOf } from '#client/data/core/problem.ts'
import { checkReset } from '#client/parts/sign-in/checks.ts'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { useChecked } from '#client/parts/sign-in/use-checked.ts'
import { useCheckedForm } from '#client/parts/sign-in/use-checked-form.ts'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { Heading } from './heading.tsx'
import { BackToSignIn, ModeLink } from './mode-link.tsx'

type ResetProps = {
  token: string
  /** the new password holds, and the person has yet to sign in with it */
  onSaved: () => void
}

/** A new password, from the link of a mail. */
export function Reset({ token, onSaved }: ResetProps) {
  const fields = useChecked(checkReset)
  const [isGone, setGone] = useState(false)
  const { password, confirm } = fields.values

  const { isBusy, form } = useCheckedForm(
    fields,
    async () => {
      if (await resetPassword(token, password)) showToast(messages.passwordUpdated)
      else onSaved()
    },
    (error) => {
      const { code, reason } = problemOf(error)
      if (code === 'GONE') return setGone(true)
      showToast(waitOf(error) === null ? withDescription(messages.passwordNotUpdated, reason) : failedMessage(error))
    },
  )

  if (isGone) return <LinkGone mode="reset" />
  return (
    <>
      <Heading title="Set a new password" isFocused={false}>
        At least 8 characters and three of the five: upper case, lower case, digit, special.
      </Heading>
      <form {...form}>
        <PasswordInput
          {...fields.bind('password')}
          label="New password"
          autoComplete="new-password"
          height="tall"
          disabled={isBusy}
        />
        <PasswordInput
          {...fields.bind('confirm')}
          label="Confirm new password"
          autoComplete="new-password"
          height="tall"
          disabled={isBusy}
          isMatch={confirm !== '' && confirm === password}
        />
        <SubmitButton busy={isBusy ? 'Saving your password...' : null}>Save and sign in</SubmitButton>
      </form>
    </>
  )
}

/** A link of a mail that was used already or is too old. */
export function LinkGone({ mode }: { mode: 'reset' | 'verify' }) {
  return (
    <>
      <Heading title="This link does not work any more" isFocused>
        It was used already or is too old.{' '}
        {mode === 'reset' ? (
          <ModeLink mode="forgot">Ask for a new one</ModeLink>
        ) : (
          'Sign in with your email and password, and a new one can be sent to you.'
        )}
      </Heading>
      <BackToSignIn />
    </>
  )
}
