import type { ReactNode } from 'react'
import { sendVerificationAgain } from '#client/flows/auth.ts'
import { Icon } from '#client/ui/icon.tsx'
import { SendAgain } from './send-again.tsx'

/** A soft note above the form: what just happened. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="flex gap-3 rounded-xl border border-line bg-accent-soft p-4">
      <Icon name="mail" className="mt-0.5 text-accent-text" />
      <div className="grid gap-0.5 text-[13px]">
        <p className="font-medium">{title}</p>
        <div className="text-ink-2">{children}</div>
      </div>
    </div>
  )
}

/** The address waits for its verification; the mail can be sent once more. */
export function VerifyNotice({ title, email, isSent }: { title: string; email: string; isSent: boolean }) {
  return (
    <Notice title={title}>
      <p>Please check your email to verify your account</p>
      <SendAgain
        isSent={isSent}
        send={() => sendVerificationAgain(email)}
        className="mt-1 rounded-sm font-medium text-accent-text underline-offset-4 enabled:hover:underline disabled:text-ink-2"
      />
    </Notice>
  )
}
