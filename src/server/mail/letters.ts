import { product } from '#rules/product.ts'
import type { Letter } from './mail.ts'

type Words = { to: string; subject: string; before: string[]; link?: { label: string; url: string }; after: string[] }

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
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')
  const linked = link ? `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>` : ''
  return {
    to,
    subject,
    text: `${[...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after, product.name].join('\n\n')}\n`,
    html: `<div style="font:16px/1.6 Inter,Arial,sans-serif;color:#18181b;max-width:34rem">
${paragraphs(before)}
${linked}
${paragraphs(after)}
<p style="color:#52525b">${escaped(product.name)}</p>
</div>`,
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
