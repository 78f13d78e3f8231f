import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { AppEnv } from '../http/context.ts'
import { sameOrigin } from '../http/origin.ts'
import { sandboxPaths } from '../payments/sandbox/paths.ts'
import type { Sandbox } from '../payments/sandbox/sandbox.ts'
import type { SandboxSale } from '../payments/sandbox/till.ts'
import type { Services } from '../services.ts'
import { reconcilePayments } from '../use-cases/payments/reconcile-payments.ts'
import { plainPage } from '../http/plain-page.ts'
import { dollars, sandboxMark } from './sandbox-words.ts'

/** What can be done to a sale: what changes, and which webhook the provider sends about it. */
const actions = {
  refund: { label: 'Refund', change: { refunded: true }, resource: 'refund' },
  dispute: { label: 'Dispute', change: { disputed: true, dispute_won: false }, resource: 'dispute' },
  won: { label: 'Dispute won', change: { disputed: true, dispute_won: true }, resource: 'dispute_won' },
  again: { label: 'Send the webhook again', change: {}, resource: 'sale' },
} as const satisfies Record<string, { label: string; change: Partial<SandboxSale>; resource: string }>

const chosen = z.object({ action: z.enum(['refund', 'dispute', 'won', 'again']), lost: z.literal('on').optional() })

/** The seller's side of the sandbox: refunds, disputes, webhooks, and the reconciler at once. */
export function createSandboxSales(services: Services, sandbox: Sandbox): Hono<AppEnv> {
  const routes = new Hono<AppEnv>().basePath(sandboxPaths.sales)
  routes.use(sameOrigin(services.config))
  routes.get('/', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.html(salesPage(sandbox.till.list()))
  })
  routes.post('/reconcile', async (c) => {
    await reconcilePayments(services)
    return c.redirect(sandboxPaths.sales, 303)
  })
  routes.post('/:id', async (c) => {
    const form = chosen.safeParse(await c.req.parseBody())
    if (!form.success) return c.notFound()
    const { change, resource } = actions[form.data.action]
    const sale = sandbox.till.change(c.req.param('id'), change)
    if (!sale) return c.notFound()
    await sandbox.tell(sale, resource, form.data.lost ? 'lost' : 'once')
    return c.redirect(sandboxPaths.sales, 303)
  })
  return routes
}

function salesPage(sales: readonly SandboxSale[]) {
  return plainPage({
    title: 'Sandbox sales',
    description: 'What the sandbox checkout sold.',
    body: html`${sandboxMark}
<h1>Sandbox sales</h1>
<p class="lead">What the sandbox checkout sold, newest first. <a href="${sandboxPaths.sales}">Look again</a></p>
<form method="post" action="${sandboxPaths.sales}/reconcile"><button>Look for lost sales now</button></form>
${sales.length === 0 ? html`<p>No sale yet.</p>` : ''}
${sales.map(
  (sale) => html`<article>
<h2>${sale.product_name}${sale.quantity > 1 ? ` × ${sale.quantity}` : ''}</h2>
<p>${dollars(sale.price)} · ${sale.email} · ${standing(sale)} ·
<time datetime="${sale.created_at}">${new Date(sale.created_at).toLocaleString('en-GB')}</time></p>
<p><code>${sale.id}</code></p>
<form method="post" action="${sandboxPaths.sales}/${encodeURIComponent(sale.id)}" class="row">
${Object.entries(actions).map(([action, { label }]) => html`<button name="action" value="${action}">${label}</button>`)}
<label class="row"><input type="checkbox" name="lost">without a webhook</label>
</form>
</article>`,
)}`,
  })
}

function standing({ refunded, disputed, dispute_won: won }: SandboxSale): string {
  if (refunded) return 'refunded'
  if (!disputed) return 'paid'
  return won ? 'dispute won' : 'disputed'
}
