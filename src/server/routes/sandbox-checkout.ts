import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { intentField } from '../payments/gumroad.ts'
import { sandboxPaths } from '../payments/sandbox/paths.ts'
import { pings, type Sandbox, slowMs } from '../payments/sandbox/sandbox.ts'
import { sandboxPacks } from '../payments/sandbox/till.ts'
import { sameOrigin } from '../http/origin.ts'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import { plainPage } from '../http/plain-page.ts'
import { dollars, sandboxMark } from './sandbox-words.ts'

const paid = z.object({
  email: z.string().trim().min(3).max(300),
  [intentField]: z.string().max(100),
  quantity: z.coerce.number().int().min(1).max(10).catch(1),
  ping: z.enum(pings).catch('once'),
  action: z.enum(['pay', 'fail', 'cancel']),
})

const pingWords = {
  once: 'At once',
  slow: `Slow: ${slowMs / 1000} seconds after the payment`,
  doubled: 'Twice',
  lost: 'Lost, and the buyer is not sent back either',
} as const

/** The sandbox's checkout: a page with Pay, Fail and Cancel that works without a script. */
export function createSandboxCheckout({ config }: Pick<Services, 'config'>, sandbox: Sandbox): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use(`${sandboxPaths.checkout}/*`, sameOrigin(config))
  routes.get(`${sandboxPaths.checkout}/:permalink`, (c) => {
    c.header('Cache-Control', 'no-store')
    const pack = packOf(c.req.param('permalink'))
    return pack ? c.html(checkoutPage(pack, c.req.query())) : c.notFound()
  })
  routes.post(`${sandboxPaths.checkout}/:permalink`, async (c) => {
    const pack = packOf(c.req.param('permalink'))
    const form = paid.safeParse(await c.req.parseBody())
    if (!pack || !form.success) return c.notFound()
    const { action, email, quantity, ping, [intentField]: intent } = form.data
    if (action === 'fail') return c.redirect('/pricing?payment=failed', 303)
    if (action === 'cancel') return c.redirect('/pricing?payment=cancelled', 303)
    const knownAt = ping === 'slow' ? Date.now() + slowMs : Date.now()
    const sale = sandbox.till.add(pack, { email, intent, quantity }, { known_at: knownAt })
    await sandbox.tell(sale, 'sale', ping)
    if (ping === 'lost') return c.html(lostPage())
    const back = new URLSearchParams({ payment: 'success', sale_id: sale.id, product_id: pack.permalink, email })
    return c.redirect(`/pricing?${back.toString()}`, 303)
  })
  return routes
}

type Pack = (typeof sandboxPacks)[number]

function packOf(permalink: string): Pack | null {
  return sandboxPacks.find((pack) => pack.permalink === permalink) ?? null
}

function checkoutPage(pack: Pack, query: Record<string, string>) {
  return plainPage({
    title: 'Sandbox checkout',
    description: 'A checkout that takes no money.',
    body: html`${sandboxMark}
<h1>${pack.name}</h1>
<p class="lead"><strong>${dollars(pack.price)}</strong>, once. No money moves: this page plays the payment provider.</p>
<form method="post" class="till">
<input type="hidden" name="${intentField}" value="${query[intentField] ?? ''}">
<label>Email<input type="email" name="email" required value="${query['email'] ?? ''}"></label>
<label>Quantity<input type="number" name="quantity" min="1" max="10" value="1"></label>
<fieldset><legend>When does the webhook come?</legend>
${pings.map(
  (ping) =>
    html`<label class="row"><input type="radio" name="ping" value="${ping}" ${ping === 'once' ? 'checked' : ''}>${pingWords[ping]}</label>`,
)}
</fieldset>
<div class="row">
<button name="action" value="pay" class="main">Pay ${dollars(pack.price)}</button>
<button name="action" value="fail">Fail</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</div>
</form>
<p><a href="${sandboxPaths.sales}">Sales of this sandbox</a>: refund, dispute, send a webhook again.</p>`,
  })
}

function lostPage() {
  return plainPage({
    title: 'Paid',
    description: 'A sale that nobody was told about.',
    body: html`${sandboxMark}
<h1>Paid</h1>
<p class="lead">The webhook got lost, and you were not sent back. The server finds the sale by itself within ten minutes.</p>
<p><a href="/pricing">Back to the plans</a> · <a href="${sandboxPaths.sales}">Sales of this sandbox</a></p>`,
  })
}
