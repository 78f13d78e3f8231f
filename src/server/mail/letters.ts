import { product } from '#rules/product.ts'
import type { Letter } from './mail.ts'

/** A line of words, or one that leads somewhere, with what somebody wrote below it. */
type Line = string | { label: string; url: string; quote?: string }
type Words = { to: string; subject: string; before: Line[]; link?: { label: string; url: string }; after: Line[] }

/** Proves that the address is the person's. `url` leads to our own page. */
export function verifyLetter(to: string, url: string): Letter {
  return letter({
    to,
    subject: `Verify your email for ${product.name}`,
    before: [`Welcome to ${product.name}.`, 'Verify that this address is yours, and your account is ready.'],
    link: { label: 'Verify email', url },
    after: [
      'The link works once, within 24 hours.',
      'If you did not create an account, ignore this mail; nothing happens.',
    ],
  })
}

export function resetLetter(to: string, url: string): Letter {
  return letter({
    to,
    subject: `Set a new password for ${product.name}`,
    before: [`Somebody asked for a new password for the ${product.name} account of this address.`],
    link: { label: 'Set a new password', url },
    after: [
      'The link works once, within one hour. Setting a new password signs you out everywhere.',
      'If it was not you, ignore this mail; your password stays as it is.',
    ],
  })
}

export function passwordChangedLetter(to: string, url: string): Letter {
  return letter({
    to,
    subject: `Your ${product.name} password was changed`,
    before: ['The password of your account was changed just now, and other devices were signed out.'],
    link: { label: 'It was not me: set a new password', url },
    after: ['If it was you, there is nothing to do.'],
  })
}

type Message = { name: string; email: string; subject: string; message: string }

/** A message of the contact form, for the host; whoever wrote it is asked back at the address they gave. */
export function contactLetter(to: string, { name, email, subject, message }: Message, account: string | null): Letter {
  const written = letter({
    to,
    subject: `Contact: ${subject}`,
    before: [
      `From ${name}, ${email}${account === null ? ', not signed in' : account === email ? '' : `, signed in as ${account}`}`,
      ...message.split(/\n{2,}/),
    ],
    after: [],
  })
  return { ...written, replyTo: email }
}

/** A letter in our own form: what people wrote is text in it. */
export function letter({ to, subject, before, link, after }: Words): Letter {
  const paragraphs = (lines: Line[]) => lines.map(asHtml).join('\n')
  return {
    to,
    subject,
    text: `${[...before, ...(link ? [link] : []), ...after, product.name].map(asText).join('\n\n')}\n`,
    html: `<div style="font:16px/1.6 Inter,Arial,sans-serif;color:#18181b;max-width:34rem">
${paragraphs(before)}
${link ? asHtml(link) : ''}
${paragraphs(after)}
<p style="color:#52525b">${escaped(product.name)}</p>
</div>`,
  }
}

function asText(line: Line): string {
  if (typeof line === 'string') return line
  return line.quote === undefined ? `${line.label}:\n${line.url}` : `${line.label}:\n“${line.quote}”\n${line.url}`
}

function asHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escaped(line)}</p>`
  const quote = line.quote === undefined ? '' : `<br><span style="color:#52525b">“${escaped(line.quote)}”</span>`
  return `<p><a href="${escaped(line.url)}">${escaped(line.label)}</a>${quote}</p>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
