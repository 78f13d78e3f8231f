import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { messages } from '#rules/messages.ts'
import { signIn } from '#client/data/auth.ts'
import { problemOf } from '#client/data/problem.ts'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { checkSignIn } from './checks.ts'
import { EmailField } from './email-field.tsx'
import { failedMessage } from './failed.ts'
import { SubmitButton } from './submit-button.tsx'
import { useChecked } from './use-checked.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const fields = useChecked(checkSignIn, { email })
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!fields.submit()) return focusWrong(form.current)
    setBusy(true)
    try {
      await signIn({ email: fields.values.email, password: fields.values.password })
      showToast(messages.signedIn)
    } catch (error) {
      if (problemOf(error).code === 'NOT_VERIFIED') onUnverified?.(fields.values.email)
      showToast(failedMessage(error))
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
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

/** The first field with a problem gets the focus, once the problem is told. */
export function focusWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus())
}
