import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { notificationPaths } from '#rules/notification-paths.ts'
import { unsubscribed, unsubscribePath } from '../auth/unsubscribe-pass.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from '../http/address.ts'
import type { AppEnv } from '../http/context.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Services } from '../services.ts'
import { unsubscribe } from '../use-cases/notifications/mail-choices.ts'

type Body = ReturnType<typeof html>

const settings = html`<a href="${notificationPaths.settings}">settings</a>`
const nowhere = html`<h1>This link is not one of ours</h1>
<p class="lead">Nothing was changed. Sign in and choose in your ${settings} what is mailed.</p>`

/**
 * Where the link of a mail stops all of them. Looking changes nothing, as programs look at links too; the button does, and
 * so do mail programs that send the form by themselves (RFC 8058), from wherever they are.
 */
export function createUnsubscribe(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const tokenOf = (c: Context<AppEnv>) => (c.req.query('of') ?? '').slice(0, 100)
  routes.get(unsubscribePath, (c) => {
    const token = tokenOf(c)
    if (unsubscribed(services.auth.seal, token) === null) return answer(c, nowhere, 404)
    return answer(
      c,
      html`<h1>Stop these mails?</h1>
<p class="lead">You will get no more mails about comments, reviews and people. In the app you still see everything.
Mails about your password and your account still come.</p>
<form method="post" action="${unsubscribePath}?of=${token}"><button class="main">Stop all of these mails</button></form>
<p>Or choose in your ${settings} which of them come.</p>`,
    )
  })
  routes.post(unsubscribePath, async (c) => {
    const { trustedProxies } = services.config
    const address = clientAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies)
    try {
      if (!(await unsubscribe(services, { address }, tokenOf(c)))) return answer(c, nowhere, 404)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return answer(
        c,
        html`<h1>Too many tries</h1><p class="lead">Nothing was changed. Try again in a few minutes.</p>`,
        429,
      )
    }
    return answer(
      c,
      html`<h1>No more of these mails</h1>
<p class="lead">Everything is still in the app. You can choose in your ${settings} what is mailed again.</p>`,
    )
  })
  return routes
}

/** A page with a secret in its address: nobody keeps it, and no link tells where it was. */
function answer(c: Context<AppEnv>, body: Body, status: 200 | 404 | 429 = 200) {
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  return c.html(plainPage({ title: 'Mails', description: 'What is mailed to you.', body }), status)
}
