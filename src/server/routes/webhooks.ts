import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { clientAddress } from '../http/address.ts'
import type { AppEnv } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import type { ProviderName } from '../payments/provider.ts'
import type { Services } from '../services.ts'
import { receivePayment } from '../use-cases/payments/receive-payment.ts'

const largest = 256 * 1024

/** Where providers of payments say what happened. Whatever they say is only a reason to ask them. */
export function createWebhooks(services: Services): Hono<AppEnv> {
  const webhooks = new Hono<AppEnv>().basePath('/webhooks')
  webhooks.use(
    bodyLimit({ maxSize: largest, onError: (c) => problem(c, 413, 'PAYLOAD_TOO_LARGE', 'This is no webhook.') }),
  )
  // Unsigned: a forged one gets the same answer as a real one, at once.
  webhooks.post('/gumroad', async (c) => {
    await hear(['gumroad', 'sandbox'], await c.req.text(), c.req.raw.headers, addressOf(c))
    return c.text('ok')
  })
  webhooks.post('/stripe', async (c) => {
    const heard = await hear(['stripe'], await c.req.text(), c.req.raw.headers, addressOf(c))
    return heard === 'forged' ? c.text('The signature is not right.', 400) : c.text('ok')
  })
  return webhooks

  async function hear(
    names: ProviderName[],
    body: string,
    headers: Headers,
    address: string,
  ): Promise<'heard' | 'forged'> {
    for (const name of names) {
      const provider = services.payments.known.get(name)
      const hint = provider?.readWebhook(body, headers) ?? null
      if (!provider || hint === null) continue
      if (hint === 'forged') return 'forged'
      if (await services.limits.take('webhook', { address }).then(no, yes)) return 'heard'
      await receivePayment(services, provider, hint)
      return 'heard'
    }
    return 'heard'
  }

  function addressOf(c: { env: AppEnv['Bindings']; req: { header(name: string): string | undefined } }): string {
    const socket = c.env?.incoming?.socket?.remoteAddress
    return clientAddress(socket, c.req.header('x-forwarded-for'), services.config.trustedProxies)
  }
}

const no = () => false
const yes = () => true
