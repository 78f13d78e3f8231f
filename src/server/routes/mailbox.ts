import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../http/context.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import { plainPage } from '../http/plain-page.ts'

/** Mails that this host keeps instead of delivering them, newest first. Only where there is no mail server, never in production. */
export function createMailbox(outbox: MailOutbox): Hono<AppEnv> {
  const mailbox = new Hono<AppEnv>()
  mailbox.get('/dev/mailbox', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.html(mailboxPage(outbox))
  })
  return mailbox
}

function mailboxPage(outbox: MailOutbox) {
  const letters = outbox.list()
  return plainPage({
    title: 'Mailbox',
    description: 'Mails that were not sent.',
    body: html`<h1>Mailbox</h1>
<p class="lead">This server has no mail server, so mails are kept here until it stops. <a href="/dev/mailbox">Look again</a></p>
${letters.length === 0 ? html`<p>No mail yet.</p>` : ''}
${letters.map(
  ({ to, subject, text, sentAt }) => html`<article>
<h2>${subject}</h2>
<p>To ${to} · <time datetime="${sentAt.toISOString()}">${sentAt.toLocaleString('en-GB')}</time></p>
<pre class="letter">${linked(text)}</pre>
</article>`,
)}`,
  })
}

function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, n) => (n % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
