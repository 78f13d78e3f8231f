import { useState } from 'react'
import { messages } from '#rules/messages.ts'
import { recoverRules } from '#rules/sign-in.ts'
import { sendRecovery } from '#client/flows/auth.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { EmailField } from '#client/parts/sign-in/email-field.tsx'
import { failedMessage } from '#client/parts/sign-in/failed.ts'
import { SubmitButton } from '#client/parts/sign-in/submit-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { Heading } from './heading.tsx'
import { BackToSignIn } from './mode-link.tsx'
import { SendAgain } from './send-again.tsx'

type ForgotProps = { email: string; onEmail: (email: string) => void; isFocused: boolean }

/** Asks for a mail with a link. The answer is the same whether or not there is such an account. */
export function Forgot({ email, onEmail, isFocused }: ForgotProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, field, values, isBusy } = useForm({
    rules: recoverRules,
    initial: { email },
    tells: 'filled',
    async send(typed) {
      await sendRecovery(typed.email)
      setSentTo(values.email.trim())
    },
    onFailed: (error) => showToast(failedMessage(error, messages.mailNotSent)),
  })

  if (sentTo !== null) return <CheckYourMail email={sentTo} />
  return (
    <>
      <Heading title="Forgot your password?" isFocused={isFocused}>
        Enter your email and we send you a link to set a new one.
      </Heading>
      <form {...form} className="grid gap-4">
        <EmailField {...field('email')} onEmail={onEmail} />
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
