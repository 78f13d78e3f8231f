import type { Browser } from '../../auth/auth.ts'
import { forward } from '../../auth/auth.ts'
import type { Library } from '../../auth/library.ts'
import { ownPath } from '../../auth/own-path.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'

/** Begins a sign-in with Google; the answer is where to send the browser. Errors come back to /auth?error=…. */
export async function signInWithGoogle(
  services: Pick<Services, 'config' | 'auth' | 'limits'>,
  browser: Browser,
  returnTo: string | undefined,
): Promise<{ url: string }> {
  const library = await googleOf(services, browser)
  const { baseUrl } = services.config
  const { headers, response } = await library.api.signInSocial({
    headers: services.auth.headersOf(browser),
    body: {
      provider: 'google',
      callbackURL: `${baseUrl}${ownPath(returnTo, '/projects')}`,
      errorCallbackURL: `${baseUrl}/auth`,
      disableRedirect: true,
    },
    returnHeaders: true,
  })
  return begun(browser, headers, response.url)
}

/** Begins to connect a Google account to the signed-in person. The way back is /settings with code or error. */
export async function linkGoogle(
  services: Pick<Services, 'config' | 'auth' | 'limits'>,
  browser: Browser,
): Promise<{ url: string }> {
  const library = await googleOf(services, browser)
  const { baseUrl } = services.config
  const { headers, response } = await library.api.linkSocialAccount({
    headers: services.auth.headersOf(browser),
    body: {
      provider: 'google',
      callbackURL: `${baseUrl}/settings?code=linked#social`,
      errorCallbackURL: `${baseUrl}/settings#social`,
      additionalParams: { access_type: 'offline', prompt: 'consent' },
      disableRedirect: true,
    },
    returnHeaders: true,
  })
  return begun(browser, headers, response.url)
}

async function googleOf(
  { auth, config, limits }: Pick<Services, 'config' | 'auth' | 'limits'>,
  { visitor }: Browser,
): Promise<Library> {
  if (!config.google) throw new AppError('UNAVAILABLE', 'Sign-in with Google is not set up on this host.')
  await limits.take('google', { address: visitor.address })
  const library = await auth.google()
  if (!library) throw new AppError('UNAVAILABLE', 'Google does not answer at the moment. Please try again later.')
  return library
}

function begun(browser: Browser, headers: Headers, url: string | undefined): { url: string } {
  if (!url) throw new Error('The library gave no address of the provider.')
  forward(headers, browser)
  return { url }
}
