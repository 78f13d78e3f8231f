import { request as plainRequest } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createSecureContext } from 'node:tls'
import { callbackify } from 'node:util'
import { generate } from 'selfsigned'

/** A server in this process, or one that is asked over the network. */
type Behind = { request(path: string, init: RequestInit, env: object): Response | Promise<Response> }

/** Plays a proxy with on-demand TLS: asks the server for which names it may make certificates, and passes on what comes. */
export async function startFrontDoor(app: () => Behind) {
  const state = { isOpen: true, asked: [] as string[] }
  const ask = async (name: string) => {
    state.asked.push(name)
    const answer = await app().request(
      `/internal/tls?domain=${name}`,
      { headers: { host: '127.0.0.1:3000' } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    return state.isOpen && answer.status === 200
  }
  const server = createServer(
    {
      SNICallback: callbackify(async (name: string) => {
        if (!(await ask(name))) throw new Error('No certificate for this name')
        const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
          keyType: 'ec',
          extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
        })
        return createSecureContext({ key, cert })
      }),
    },
    (request, response) =>
      void Promise.resolve(
        app().request(
          request.url ?? '/',
          { method: request.method ?? 'GET', headers: { host: request.headers.host ?? '' } },
          { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
        ),
      )
        .then(async (answer) => {
          response.writeHead(answer.status, Object.fromEntries(answer.headers))
          response.end(Buffer.from(await answer.arrayBuffer()))
        })
        .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A server of its own process on this machine; `fetch` would not let the name be chosen. */
export const serverAt = (url: () => string): Behind => ({
  request: (path, { method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      plainRequest(new URL(path, url()), { method, headers: Object.fromEntries(new Headers(headers)) }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { statusCode: status = 502, headers: all } = answer
          const known = Object.entries(all).map(([name, value]): [string, string] => [name, String(value)])
          resolve(new Response(Buffer.concat(parts), { status, headers: known }))
        })
      })
        .once('error', reject)
        .end()
    }),
})
