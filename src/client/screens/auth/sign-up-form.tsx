import { messages, withDescription } from '#rules/messages.ts'
import { signUpRules } from '#rules/sign-in.ts'
import { signUp } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { EmailField } from '#client/parts/sign-in/email-field.tsx'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { showToast } from '#client/ui/toaster.tsx'

type SignUpFormProps = {
  email: string
  onEmail: (email: string) => void
  /** the account is there, its address has to be verified */
  onCreated: () => void
}

const promises = ['5 free generations', 'No credit card required', 'Full source code']

/** E-mail and a password, typed twice. */
export function SignUpForm({ email, onEmail, onCreated }: SignUpFormProps) {
  const { form, field, values, isBusy } = useForm({
    rules: signUpRules,
    initial: { email, password: '', confirm: '' },
    tells: 'filled',
    leadsAway: true,
    async send(typed) {
      const isSignedIn = await signUp({ email: typed.email, password: typed.password })
      if (isSignedIn) return showToast(withDescription(messages.accountCreated, 'Your workspace is being set up'))
      showToast(messages.accountCreated)
      onCreated()
    },
    onFailed(error, refuse) {
      const { code, reason } = problemOf(error)
      if (code === 'ALREADY_REGISTERED') refuse('email', reason ?? 'This email is already registered')
      else showToast(failedMessage(error))
    },
  })

  return (
    <>
      <form {...form} className="grid gap-4">
        <EmailField {...field('email')} onEmail={onEmail} />
        <PasswordField
          {...field('password', 'confirm')}
          label="Password"
          autoComplete="new-password"
          height="tall"
          required
          hint="At least 6 characters"
        />
        <PasswordField
          {...field('confirm')}
          label="Confirm password"
          autoComplete="new-password"
          height="tall"
          required
          isMatch={values.confirm !== '' && values.confirm === values.password}
        />
        <SubmitButton busy={isBusy ? 'Creating your account...' : null}>Create account</SubmitButton>
      </form>
      <ul className="grid gap-1.5 text-[13px] text-ink-2">
        {promises.map((promise) => (
          <li key={promise} className="inline-flex items-center gap-1.5">
            <Icon name="check" size={14} className="text-ok" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  )
}
