import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

/** Tells an owner that the host took their site down. */
export function takenDownLetter(
  to: string,
  { name, why, contact }: { name: string; why: string; contact: string },
): Letter {
  return letter({
    to,
    subject: `Your site ${name} was taken down`,
    before: [`The host of your site ${name} took it down.`, `Their reason: ${why}`],
    link: { label: 'Write to the host', url: contact },
    after: ['Visitors read that it was taken down. Your pages, releases and messages are kept.'],
  })
}
