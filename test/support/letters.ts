import type { MailOutbox } from '#server/mail/outbox.ts'

/** The token in the link of the newest mail to an address. */
export function tokenFor(outbox: MailOutbox | null | undefined, to: string): string {
  const letter = outbox?.list().find((one) => one.to === to)
  return /[?&]token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
