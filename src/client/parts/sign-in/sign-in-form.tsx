import type { ReactNode } from 'react'
import { messages } from '#rules/messages.ts'
import { signIn } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { checkSignIn } from './checks.ts'
import { EmailField } from './email-field.tsx'
import { failedMessage } from './failed.ts'
import { SubmitButton } from './submit-button.tsx'
import { useChecked } from './use-checked.ts'
import { useCheckedForm } from './use-checked-form.ts'

type SignInFormProps = {
  email: string
  /** beside the label of the password */
  forgot: ReactNode
  /** the address as it was typed so far */
  onEmail?: (email: string) => void
  /** the address is not verified yet */
  onUnverified?: (email: string) => void
}

/** E-mail and password of somebody who has an account. */
export function SignInForm({ email, forgot, onEmail, onUnverified }: SignInFormProps) {
  const fields = useChecked(checkSignIn, { email })
  const { isBusy, form } = useCheckedForm(
    fields,
    async () => {
      await signIn({ email: fields.values.email, password: fields.values.password })
      showToast(messages.signedIn)
    },
    (error) => {
      if (problemOf(error).code === 'NOT_VERIFIED') onUnverified?.(fields.values.email)
      showToast(failedMessage(error))
    },
  )

  return (
    <form {...form}>
      <EmailField bound={fields.bind('email')} isBusy={isBusy} onEmail={onEmail} />
      <PasswordInput
        {...fields.bind('password')}
        label="Password"
        autoComplete="current-password"
        height="tall"
        disabled={isBusy}
        aside={forgot}
      />
      <SubmitButton busy={isBusy ? 'Signing you in...' : null}>Sign in</SubmitButton>
    </form>
  )
}
