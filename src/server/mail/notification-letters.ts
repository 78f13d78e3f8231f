import { plainLine } from '#rules/plain-text.ts'
import { product } from '#rules/product.ts'
import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

/** One thing that a letter tells: a sentence, what was written, and where to read on. */
export type MailedNotification = { sentence: string; excerpt: string; url: string }

type To = {
  to: string
  /** the same for the same letter, so that one that is sent twice is shown once */
  id: string
  unsubscribeUrl: string
  settingsUrl: string
}

/** So many stand in one letter; all of them are in the app. */
const mostInOne = 30

/** What somebody has not read yet: one thing, or several in one letter. */
export function notificationLetter(
  { to, id, unsubscribeUrl, settingsUrl }: To,
  all: readonly MailedNotification[],
): Letter {
  const [first] = all
  const shown = all.slice(0, mostInOne)
  const subject = all.length === 1 && first ? first.sentence : `${all.length} things you have not read`
  const written = letter({
    to,
    subject: plainLine(subject).slice(0, 200),
    before: [
      ...shown.map(({ sentence, excerpt, url }) => ({
        label: plainLine(sentence),
        url,
        ...(excerpt === '' ? {} : { quote: plainLine(excerpt) }),
      })),
      ...(all.length > shown.length ? [`And ${all.length - shown.length} more, in the app.`] : []),
    ],
    after: [
      'You get this mail because it was unread in the app.',
      { label: 'Choose what is mailed', url: settingsUrl },
      { label: 'Stop all of these mails', url: unsubscribeUrl },
    ],
  })
  return {
    ...written,
    messageId: `<${id}@${product.name.toLowerCase()}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
