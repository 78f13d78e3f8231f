import { type FormEvent, useRef, useState } from 'react'
import { messages } from '#rules/messages.ts'
import { sendRecovery } from '#client/data/auth.ts'
import { checkEmail } from '#client/parts/sign-in/checks.ts'
import { EmailField } from '#client/parts/sign-in/email-field.tsx'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { focusWrong } from '#client/parts/sign-in/sign-in-form.tsx'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { useChecked } from '#client/parts/sign-in/use-checked.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { Heading } from './heading.tsx'
import { BackToSignIn } from './mode-link.tsx'
import { SendAgain } from './send-again.tsx'

type ForgotProps = { email: string; onEmail: (email: string) => void; isFocused: boolean }

/** Asks for a mail with a link. The answer is the same whether or not there is such an account. */
export function Forgot({ email, onEmail, isFocused }: ForgotProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useChecked(checkEmail, { email })
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!fields.submit()) return focusWrong(form.current)
    setBusy(true)
    try {
      await sendRecovery(fields.values.email)
      setSentTo(fields.values.email.trim())
    } catch (error) {
      showToast(failedMessage(error, messages.mailNotSent))
    }
    setBusy(false)
  }

  if (sentTo !== null) return <CheckYourMail email={sentTo} />
  return (
    <>
      <Heading title="Forgot your password?" isFocused={isFocused}>
        Enter your email and we send you a link to set a new one.
      </Heading>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <EmailField bound={fields.bind('email')} isBusy={isBusy} onEmail={onEmail} />
        <SubmitButton busy={isBusy ? 'Sending the link...' : null}>Send the link</SubmitButton>
      </form>
      <BackToSignIn />
    </>
  )
}

function CheckYourMail({ email }: { email: string }) {
  return (
    <>
      <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-text">
        <Icon name="mail" size={20} />
      </span>
      <Heading title="Check your mail" isFocused>
        If an account belongs to <span className="wrap-anywhere font-medium text-ink">{email}</span>, a link is on its
        way. It is valid for one hour.
      </Heading>
      <div className="grid gap-2">
        <SendAgain isSent send={() => sendRecovery(email)} className="btn btn-line h-10 w-full disabled:opacity-55" />
        <BackToSignIn />
      </div>
    </>
  )
}
