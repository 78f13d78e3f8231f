import { useState } from 'react'
import { messages, withDescription } from '#rules/messages.ts'
import { resetRules } from '#rules/sign-in.ts'
import { resetPassword } from '#client/flows/auth.ts'
import { problemOf, waitOf } from '#client/data/core/problem.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
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
  const [isGone, setGone] = useState(false)
  const { form, field, values, isBusy } = useForm({
    rules: resetRules,
    initial: { password: '', confirm: '' },
    tells: 'filled',
    leadsAway: true,
    async send({ password }) {
      if (await resetPassword(token, password)) showToast(messages.passwordUpdated)
      else onSaved()
    },
    onFailed(error) {
      const { code, reason } = problemOf(error)
      if (code === 'GONE') return setGone(true)
      showToast(waitOf(error) === null ? withDescription(messages.passwordNotUpdated, reason) : failedMessage(error))
    },
  })

  if (isGone) return <LinkGone mode="reset" />
  return (
    <>
      <Heading title="Set a new password" isFocused={false}>
        At least 8 characters and three of the five: upper case, lower case, digit, special.
      </Heading>
      <form {...form} className="grid gap-4">
        <PasswordField
          {...field('password', 'confirm')}
          label="New password"
          autoComplete="new-password"
          height="tall"
          required
        />
        <PasswordField
          {...field('confirm')}
          label="Confirm new password"
          autoComplete="new-password"
          height="tall"
          required
          isMatch={values.confirm !== '' && values.confirm === values.password}
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
