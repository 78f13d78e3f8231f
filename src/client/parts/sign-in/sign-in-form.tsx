import type { ReactNode } from 'react'
import { messages } from '#rules/messages.ts'
import { signInRules } from '#rules/sign-in.ts'
import { signIn } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { EmailField } from './email-field.tsx'
import { failedMessage } from './failed.ts'
import { SubmitButton } from './submit-button.tsx'

type SignInFormProps = {
  email: string
  /** under the password */
  forgot: ReactNode
  /** the address as it was typed so far */
  onEmail?: (email: string) => void
  /** the address is not verified yet */
  onUnverified?: (email: string) => void
}

/** E-mail and password of somebody who has an account. */
export function SignInForm({ email, forgot, onEmail, onUnverified }: SignInFormProps) {
  const { form, field, values, isBusy } = useForm({
    rules: signInRules,
    initial: { email, password: '' },
    tells: 'filled',
    leadsAway: true,
    async send(credentials) {
      await signIn(credentials)
      showToast(messages.signedIn)
    },
    onFailed(error) {
      if (problemOf(error).code === 'NOT_VERIFIED') onUnverified?.(values.email)
      showToast(failedMessage(error))
    },
  })

  return (
    <form {...form} className="grid gap-4">
      <EmailField {...field('email')} onEmail={onEmail} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" height="tall" required />
      {forgot && <p className="-mt-1 text-right">{forgot}</p>}
      <SubmitButton busy={isBusy ? 'Signing you in...' : null}>Sign in</SubmitButton>
    </form>
  )
}
