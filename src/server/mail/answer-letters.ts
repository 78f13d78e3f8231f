import { type AnswerField, senderOf } from '#rules/submissions.ts'
import { plainLine } from '#rules/plain-text.ts'
import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

export type MailedAnswer = { formLabel: string; pageName: string; fields: readonly AnswerField[] }
type To = { to: string; site: string; inbox: string }

/** So many answers stand in one letter; all of them are in the inbox. */
const mostInOne = 20

/** Answers to the forms of a site, for its owner: one as it was sent, or many in one letter. Answering writes to the sender. */
export function answersLetter({ to, site, inbox }: To, answers: readonly MailedAnswer[]): Letter {
  const [first] = answers
  const isOne = answers.length === 1
  const { name, email } = senderOf(isOne ? (first?.fields ?? []) : [])
  const from = plainLine(name ?? email ?? '')
  const what = plainLine(isOne ? (first?.formLabel ?? '') : `${answers.length} answers`)
  const shown = answers.slice(0, mostInOne)
  const written = letter({
    to,
    subject: `${plainLine(site)}: ${what}${from === '' ? '' : ` from ${from}`}`.slice(0, 200),
    before: shown.flatMap(({ formLabel, pageName, fields }) => [
      ...(isOne ? [] : [`${formLabel}, on ${pageName}`]),
      ...fields.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`),
      ...(isOne ? [] : ['· · ·']),
    ]),
    link: {
      label: answers.length > mostInOne ? `Read all ${answers.length} in the inbox` : 'Open the inbox',
      url: inbox,
    },
    after: [
      isOne && email !== null
        ? 'If you answer this mail, you write to the sender.'
        : 'All answers are kept in the inbox.',
    ],
  })
  return email === null ? written : { ...written, replyTo: email }
}
