import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { interactionPolicy, Provider } from 'oidc-provider'

/** Somebody with an account at the provider. */
export type OidcAccount = {
  sub: string
  email: string
  email_verified: boolean
  name?: string
  given_name?: string
  family_name?: string
}

const clientId = 'pagewright'
const clientSecret = 'a secret between two local servers'

/** An OpenID Connect provider on loopback that stands in for Google: really redirecting, with a page of accounts to click. */
export type Oidc = {
  /** the settings of a server that uses it */
  env: Record<string, string>
  /** may be added to while it runs */
  accounts: OidcAccount[]
  /** Goes through the provider's pages as a person would and gives the address it sends the browser back to. */
  choose(url: string, sub: string): Promise<string>
  /** the same, and says no */
  deny(url: string): Promise<string>
  close(): Promise<void>
}

export async function startOidc(accounts: OidcAccount[]): Promise<Oidc> {
  const server = createServer({ keepAliveTimeout: 600_000 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = createProvider(issuer, accounts)
  const pages = provider.callback()
  server.on('request', (request, response) => {
    const uid = /^\/interaction\/([\w-]+)/.exec(request.url ?? '')?.[1]
    const answer = uid ? interact(provider, accounts, request, response) : Promise.resolve(pages(request, response))
    answer.catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return {
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    accounts,
    choose: (url, sub) => walk(url, issuer, `choice=${encodeURIComponent(sub)}`),
    deny: (url) => walk(url, issuer, 'choice='),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Somebody whom only the provider knows yet, with a verified address of their own. */
export function newAccount(
  { accounts }: Oidc,
  names: Pick<OidcAccount, 'given_name' | 'family_name'> = {},
): OidcAccount {
  const sub = `g-${randomUUID().slice(0, 8)}`
  const account = { sub, email: `${sub}@gmail.example`, email_verified: true, ...names }
  accounts.push(account)
  return account
}

function createProvider(issuer: string, accounts: OidcAccount[]): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  // The page of accounts is shown each time, so that a test chooses who comes.
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('chosen', 'an account is chosen each time', (ctx) => {
      const { REQUEST_PROMPT, NO_NEED_TO_PROMPT } = interactionPolicy.Check
      return ctx.oidc.result?.login ? NO_NEED_TO_PROMPT : REQUEST_PROMPT
    }),
  )
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://localhost:3000/api/auth/callback/google'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['cookies of a local provider'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, sub) => {
      const account = accounts.find((one) => one.sub === sub)
      return account && { accountId: sub, claims: () => ({ ...account }) }
    },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }] },
    ttl: { AccessToken: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, BuilderState: 3600 },
    pkce: { required: () => true },
  })
  // The product runs on any free port.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(localhost|127\.0\.0\.1):\d+\/api\/auth\/callback\/google$/.test(uri)
  return provider
}

/** The page of accounts, and what follows a click on it. */
async function interact(
  provider: Provider,
  accounts: OidcAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(accountsPage(accounts))
    return
  }
  const details = await provider.interactionDetails(request, response)
  const sub = new URLSearchParams(await bodyOf(request)).get('choice') ?? ''
  if (!sub) {
    const error = { error: 'access_denied', error_description: 'The person said no.' }
    await provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false })
    return
  }
  const grant = new provider.Grant({ accountId: sub, clientId: String(details.params['client_id']) })
  grant.addOIDCScope('openid email profile offline_access')
  const result = { login: { accountId: sub }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function accountsPage(accounts: OidcAccount[]): string {
  const choices = accounts.map(
    ({ sub, email }) => `<p><button name="choice" value="${sub}">Continue as ${email}</button></p>`,
  )
  return `<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,"><h1>Choose an account</h1>
<form method="post">${choices.join('')}<p><button name="choice" value="">Cancel</button></p></form></html>`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** Follows the provider's redirects with its cookies until they leave it; posts `choice` on its page. */
async function walk(start: string, issuer: string, choice: string): Promise<string> {
  const jar = new Map<string, string>()
  let url = start
  for (let step = 0; step < 10; step += 1) {
    if (!url.startsWith(issuer)) return url
    const isPage = new URL(url).pathname.startsWith('/interaction/')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(isPage ? { method: 'POST', body: choice } : {}),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, issuer).href
  }
  throw new Error('The provider redirects without end.')
}
