import { get as plainGet } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { expect, test } from 'vitest'
import { domainList } from '#api/domains.ts'
import { findCaddy, freePort, startCaddy } from '#test/support/caddy.ts'
import { startNameServer } from '#test/support/dns.ts'
import { endingEngine } from '#test/support/engines.ts'
import { get, setPlan } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storedSite } from '#test/support/stored-site.ts'

const caddy = await findCaddy()
if (caddy === null) process.stderr.write('Caddy cannot be had here: domains are not tried with it.\n')

type Got = { status: number; text: string; issuer: string; headers: IncomingMessage['headers'] }

/** Asks as a browser does that found this machine under the name. */
function ask(port: number, name: string, path = '/', more: RequestOptions = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername: name, headers: { host: name }, agent: false, ...more }
    request({ ...options, rejectUnauthorized: false }, (response) => {
      const { socket } = response as unknown as { socket: import('node:tls').TLSSocket }
      const issuer = socket.getPeerCertificate().issuer.CN
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, issuer, headers: response.headers }))
    })
      .once('error', reject)
      .end()
  })
}

test.skipIf(caddy === null)(
  'deploy/Caddyfile serves a domain from the record to the page, with a certificate of its own',
  async () => {
    const [http, https, app] = [await freePort(), await freePort(), await freePort()]
    const dns = await startNameServer()
    const server = await startTestServer(endingEngine('stored'), {
      DOMAIN_ADDRESSES: '203.0.113.10',
      DOMAIN_PROBE: `127.0.0.1:${https}`,
      DNS_SERVERS: dns.address,
      PUBLISH_ORIGIN: 'https://{site}.pages.example',
      TRUSTED_PROXIES: '1',
    })
    const listening = createAdaptorServer({ fetch: server.app.fetch })
    await new Promise<void>((resolve) => listening.listen(app, '127.0.0.1', resolve))
    const proxy = await startCaddy(caddy ?? '', { upstream: `127.0.0.1:${app}`, http, https, sites: 'pages.example' })
    try {
      const site = await storedSite(server, { '/': '<h1>Hand</h1>', '/about': '<h1>About</h1>' })
      await setPlan(server, site.owner, 'pro')
      const of = `/projects/${site.projectId}/domains`
      const name = 'slowhand.example'
      const host = `${site.name}.pages.example`
      expect(await ask(https, host)).toMatchObject({ status: 200, text: '<h1>Hand</h1>' })
      // Nobody has shown yet whose name it is: no certificate, so that nothing can be read.
      await expect(ask(https, name)).rejects.toThrow(/alert|SSL|reset|hang up/i)

      const { domains } = await get(domainList, site.owner, 'POST', of, { name, with_www: true })
      const proof = domains[0]?.records.find(({ type }) => type === 'TXT')?.value ?? ''
      dns.set(`_pagewright.${name}`, [['TXT', proof]])
      dns.set(name, [['A', '203.0.113.10']])
      dns.set('sites.pages.example', [['A', '203.0.113.10']])
      dns.set(`www.${name}`, [['CNAME', 'sites.pages.example']])
      await server.services.domainChecks.idle()
      for (const { id, name: one } of domains)
        await expect
          .poll(
            async () => {
              const all = await get(domainList, site.owner, 'POST', `${of}/${id}/check`)
              return all.domains.find((each) => each.name === one)
            },
            { interval: 500, timeout: 20_000 },
          )
          .toMatchObject({ state: 'live', links: 4 })

      const page = await ask(https, name, '/about')
      expect(page).toMatchObject({ status: 200, text: '<h1>About</h1>', issuer: expect.stringMatching(/Caddy Local/) })
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
      await expect
        .poll(async () => (await ask(https, `www.${name}`, '/about')).headers.location)
        .toBe(`https://${name}/about`)
      expect((await ask(https, host, '/about')).headers.location).toBe(`https://${name}/about`)
      // Without TLS one is led to it.
      const plain = await new Promise<IncomingMessage>((resolve, reject) =>
        plainGet(
          { host: '127.0.0.1', port: http, path: '/about', headers: { host: name }, agent: false },
          resolve,
        ).once('error', reject),
      )
      plain.destroy()
      expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${name}/about`])
      // What Caddy asks is told to nobody who comes through it.
      expect((await ask(https, name, '/internal/tls?domain=slowhand.example')).status).toBe(404)
      await expect(ask(https, 'elsewhere.example')).rejects.toThrow(/alert|SSL|reset|hang up/i)
    } finally {
      await proxy.close()
      if ('closeAllConnections' in listening) listening.closeAllConnections()
      await new Promise((resolve) => listening.close(resolve))
      await server.close()
      await dns.close()
    }
  },
)
