import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { matches } from '../auth/passwords.ts'
import { AppError } from '../errors.ts'
import type { SiteFiles } from './answer-file.ts'
import { inFrame } from './frame.ts'
import type { SiteVisit } from './hooks.ts'

const formPath = '/_password'
const fieldMax = 400
const monthSeconds = 30 * 24 * 60 * 60

/** Asks for the password of a site. Null: this browser has given it, or nobody is asked. */
export async function passwordGate(visit: SiteVisit, files: SiteFiles): Promise<Response | null> {
  const { site, c, path } = visit
  if (site.visibility !== 'password' || site.passwordHash === null) return null
  if (c.req.method === 'POST' && path === formPath) return answerPassword(visit, files, site.passwordHash)
  const pass = getCookie(c, cookieName(visit)) ?? ''
  if (visit.services.auth.seal.isOf(pass, 'site', passText(visit, site.passwordHash))) return null
  return ask(visit, files, '')
}

/** What a pass is for, this site and this password: another password takes all passes back. */
const passText = ({ site }: SiteVisit, passwordHash: string) => `${site.id} ${passwordHash}`

const isSecure = ({ services: { config } }: SiteVisit) => config.publish?.scheme === 'https'
const cookieName = (visit: SiteVisit) => (isSecure(visit) ? '__Host-site' : 'site')

async function answerPassword(visit: SiteVisit, files: SiteFiles, passwordHash: string): Promise<Response> {
  const { services, site, c, address } = visit
  const origin = c.req.header('origin')
  const fromSite = c.req.header('sec-fetch-site')
  const isForeign =
    origin === undefined
      ? fromSite !== undefined && fromSite !== 'same-origin'
      : origin.replace(/^https?:\/\//, '') !== (c.req.header('host') ?? '')
  if (isForeign) return ask(visit, files, 'This form was sent from another site. Type the password here.')
  try {
    await services.limits.take('sitePassword', { address: `${site.id} ${address}` })
  } catch (error) {
    if (error instanceof AppError) return ask(visit, files, error.message, 429)
    throw error
  }
  const typed = await typedPassword(c.req.raw)
  if (typed.password === null || !(await matches(typed.password, passwordHash)))
    return ask(visit, files, 'This is not the password. Check it and try again.', 403, typed.to)
  setCookie(c, cookieName(visit), services.auth.seal.of('site', passText(visit, passwordHash)), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(visit),
    path: '/',
    maxAge: monthSeconds,
  })
  return c.body(null, 303, { Location: typed.to, 'Cache-Control': 'no-store' })
}

/** The two fields of the form; what is too long for it is not read. */
async function typedPassword(request: Request): Promise<{ password: string | null; to: string }> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= 3 * fieldMax)) return { password: null, to: '/' }
  const fields = new URLSearchParams((await request.text()).slice(0, 3 * fieldMax))
  const to = fields.get('to') ?? '/'
  const password = fields.get('password')
  return {
    password: password !== null && password.length <= fieldMax ? password : null,
    // A path of this site, and nothing that a browser reads as another host.
    to: isOwnPath(to) ? to : '/',
  }
}

const isOwnPath = (to: string) => to.length <= fieldMax && /^\/[\w%.~-]*(?:\/[\w%.~-]+)*$/.test(to)

function ask({ site, path }: SiteVisit, files: SiteFiles, problem: string, status = 401, to = path): Promise<Response> {
  return inFrame(files, site, {
    title: 'Password',
    status,
    body: html`<h1>This site asks for a password</h1>
<p>Whoever sent you here knows it.</p>
<form method="post" action="${formPath}">
<input type="hidden" name="to" value="${to === formPath ? '/' : to}">
<label>Password<input type="password" name="password" required maxlength="${fieldMax}" autocomplete="current-password" autofocus></label>
${problem === '' ? '' : html`<p role="alert">${problem}</p>`}
<button type="submit">Open the site</button>
</form>`,
  })
}
