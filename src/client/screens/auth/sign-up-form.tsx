import { messages, withDescription } from '#rules/messages.ts'
import { signUp } from '#client/flows/auth.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { checkSignUp } from '#client/parts/sign-in/checks.ts'
import { EmailField } from '#client/parts/sign-in/email-field.tsx'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { useChecked } from '#client/parts/sign-in/use-checked.ts'
import { useCheckedForm } from '#client/parts/sign-in/use-checked-form.ts'
import { Icon } from '#client/ui/icon.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { showToast } from '#client/ui/toaster.tsx'

type SignUpFormProps = {
  email: string
  onEmail: (email: string) => void
  /** the account is there, its address has to be verified */
  onCreated: (email: string) => void
}

const promises = ['5 free generations', 'No credit card required', 'Full source code']

/** E-mail and a password, typed twice. */
export function SignUpForm({ email, onEmail, onCreated }: SignUpFormProps) {
  const fields = useChecked(checkSignUp, { email })
  const { password, confirm } = fields.values

  const { isBusy, form } = useCheckedForm(
    fields,
    async () => {
      const isSignedIn = await signUp({ email: fields.values.email, password })
      if (isSignedIn) return showToast(withDescription(messages.accountCreated, 'Your workspace is being set up'))
      showToast(messages.accountCreated)
      onCreated(fields.values.email)
    },
    (error, focusWrong) => {
      const { code, reason } = problemOf(error)
      if (code !== 'ALREADY_REGISTERED') return showToast(failedMessage(error))
      fields.refuse('email', reason ?? 'This email is already registered')
      focusWrong()
    },
  )

  return (
    <>
      <form {...form}>
        <EmailField bound={fields.bind('email')} isBusy={isBusy} onEmail={onEmail} />
        <PasswordInput
          {...fields.bind('password')}
          label="Password"
          autoComplete="new-password"
          height="tall"
          disabled={isBusy}
          aside="At least 6 characters"
        />
        <PasswordInput
          {...fields.bind('confirm')}
          label="Confirm password"
          autoComplete="new-password"
          height="tall"
          disabled={isBusy}
          isMatch={confirm !== '' && confirm === password}
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
