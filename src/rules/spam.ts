import type { AnswerField } from './submissions.ts'

/** What is known of an answer beside its words. */
export type AnswerSigns = {
  /** the field that people do not see was filled in */
  isTrapped: boolean
  /** between the page and the answer; null: not known */
  seconds: number | null
  /** the time stamp is missing or not ours */
  isUnstamped: boolean
  /** answers from the same address with the same time stamp before this one */
  sameStamp: number
}

/** So much makes an answer spam. */
const spamFrom = 10

/** With one stamp a person sends again what they forgot; a machine goes on. */
const fewOfOneStamp = 3

const link = /https?:\/\/|\bwww\.|\[url|<a\s/gi
const offers =
  /\b(?:seo|backlinks?|top rank(?:ing)?|casino|viagra|crypto investment|guest post|web traffic|payday loan)\b/i

/** How much speaks for an answer being spam, and why, in words. Nothing here is dropped: it is set aside. */
export function spamScore(fields: readonly AnswerField[], signs: AnswerSigns): { isSpam: boolean; reasons: string[] } {
  const said = fields.map(({ value }) => value).join('\n')
  const links = said.match(link)?.length ?? 0
  const found: [points: number, reason: string][] = []
  if (signs.isTrapped) found.push([10, 'Filled in the hidden field'])
  if (signs.isUnstamped) found.push([10, 'Was not sent from the page'])
  if (signs.seconds !== null && signs.seconds < 2)
    found.push([10, `Sent ${signs.seconds} ${signs.seconds === 1 ? 'second' : 'seconds'} after the page opened`])
  if (signs.sameStamp >= fewOfOneStamp) found.push([10, `Sent ${signs.sameStamp + 1} times from one opened page`])
  if (links > 3) found.push([10, `${links} links in the message`])
  else if (links > 1) found.push([5, `${links} links in the message`])
  if (offers.test(said)) found.push([5, 'Words of advertising'])
  if (fields.some(({ name, value }) => /name/i.test(name) && /https?:\/\//i.test(value)))
    found.push([5, 'A link in place of a name'])
  const points = found.reduce((sum, [own]) => sum + own, 0)
  return { isSpam: points >= spamFrom, reasons: found.map(([, reason]) => reason) }
}
