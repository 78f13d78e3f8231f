import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { newAccount, startOidc } from '#test/support/oidc.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { ownProduct, theBrowser, theProduct } from '#test/support/fixtures.ts'

const oidc = await startOidc([])
afterAll(oidc.close)
const product = await theProduct(oidc.env)
/** A host without Google. */
const bare = await theProduct()
const browser = await theBrowser()

const connect = (page: Page) => page.getByRole('button', { name: 'Connect Google' })
const disconnect = (page: Page) => page.getByRole('button', { name: 'Disconnect', exact: true })
const confirm = (page: Page) => page.getByRole('dialog', { name: 'Disconnect Google?' })
/** Chooses this account on the provider's page. */
const as = (page: Page, email: string) => page.getByRole('button', { name: `Continue as ${email}` })
const failed = 'Failed to start Google connection process.'
const blocked =
  'You must have at least one authentication method. Please set up email/password authentication first before disconnecting Google.'

/** The provider's own page is a foreign one, as Google's would be; it has no icon either. */
const own = (complaints: string[]) =>
  complaints.filter(
    (line) => !line.includes(`foreign request: ${oidc.env['GOOGLE_ISSUER']}`) && !line.includes('status of 404'),
  )

test('Google is connected, told after the return, and disconnected through a dialog', async () => {
  const { email } = newAccount(oidc)
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#social')
  await connect(page).click()
  await as(page, email).click()
  await sawWords(page, 'Google account connected successfully')
  await see(page).toHaveURL(`${product.url}/settings#social`)
  await see(page.getByText('Connected', { exact: true })).toBeVisible()
  await see(page.getByText(email)).toBeVisible()

  await disconnect(page).click()
  await see(confirm(page)).toContainText('You then sign in with your email and password only.')
  await confirm(page).getByRole('button', { name: 'Cancel' }).click()
  await see(disconnect(page)).toBeFocused()
  await disconnect(page).click()
  await confirm(page).getByRole('button', { name: 'Disconnect' }).click()
  await sawWords(page, 'Google account disconnected successfully')
  await see(connect(page)).toBeVisible()
  expect(own(complaints)).toEqual([])
  await close()
})

test('who said no at Google, or chose an account of somebody else, is told so', async () => {
  const { email } = newAccount(oidc)
  const first = await signedUp(browser, product)
  await first.page.goto('/settings#social')
  await connect(first.page).click()
  await as(first.page, email).click()
  await sawWords(first.page, 'Google account connected successfully')

  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#social')
  await connect(page).click()
  await as(page, email).click()
  await sawWords(page, 'Error', 'This Google account is connected to another account here.')
  await see(page).toHaveURL(`${product.url}/settings#social`)
  await connect(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await sawWords(page, 'Error', 'Google was not connected, because access was not given.')
  await see(connect(page)).toBeVisible()
  expect(own(complaints)).toEqual([])
  await first.close()
  await close()
})

test('words in a link from elsewhere are not shown', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings?error=odd&error_description=Call+this+number#social')
  await sawWords(page, 'Error', failed)
  await see(page).toHaveURL(`${product.url}/settings#social`)
  await see(page.getByText('Call this number')).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})

test('who came by Google only cannot disconnect it, until there is a password', async () => {
  const { email } = newAccount(oidc)
  const { page, context, complaints, close } = await visit(browser, product)
  const begun = await context.request.post('/api/auth/sign-in/google', {
    data: { return_to: '/settings#social' },
    headers: { origin: product.url },
  })
  await page.goto(((await begun.json()) as { url: string }).url)
  await as(page, email).click()
  await see(page).toHaveURL(`${product.url}/settings#social`)
  await disconnect(page).click()
  const alert = page.getByRole('alert')
  await see(alert.locator('[lang=ru]')).toHaveText(
    'Пользователи, зарегистрированные через Google, не могут отключить его.',
  )
  await see(alert).toContainText(blocked)
  await see(confirm(page)).toHaveCount(0)
  await alert.getByRole('link', { name: 'Set a password' }).click()
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Password')
  await page.getByLabel('New password', { exact: true }).fill('Green-island9')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Green-island9')
  // The list of ways to sign in is old until its answer comes, which may be long after the press.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/auth/identities', async (route) => {
    await pressed.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Update password' }).click()
  await sawWords(page, 'Password updated successfully')
  await page.getByRole('link', { name: 'Social Accounts' }).click()
  await disconnect(page).click()
  pressed.resolve()
  await confirm(page).getByRole('button', { name: 'Disconnect' }).click()
  await sawWords(page, 'Google account disconnected successfully')
  expect(own(complaints)).toEqual([])
  await close()
})

test('the last way to sign in stays, also when the screen believes that there is another', async () => {
  const account = newAccount(oidc)
  const { page, context, close } = await signedUp(browser, product)
  await page.goto('/settings#social')
  await connect(page).click()
  await as(page, account.email).click()
  await sawWords(page, 'Google account connected successfully')
  const identities = (await (await context.request.get('/api/auth/identities')).json()) as {
    id: string
    provider: string
  }[]
  const email = identities.find(({ provider }) => provider === 'email')
  await context.request.delete(`/api/auth/identities/${email?.id}`, { headers: { origin: product.url } })
  await disconnect(page).click()
  await confirm(page).getByRole('button', { name: 'Disconnect' }).click()
  await see(page.getByRole('alert')).toContainText(blocked)
  await see(page.getByText('Connected', { exact: true })).toBeVisible()
  await close()
})

test('a host that forbids disconnecting, and one without Google, say so', async () => {
  const strict = await ownProduct({ ...oidc.env, ACCOUNT_UNLINKING: 'off' })
  const account = newAccount(oidc)
  const { page, close } = await signedUp(browser, strict)
  await page.goto('/settings#social')
  await connect(page).click()
  await as(page, account.email).click()
  await sawWords(page, 'Google account connected successfully')
  await disconnect(page).click()
  await confirm(page).getByRole('button', { name: 'Disconnect' }).click()
  await sawWords(page, 'Error', 'Account unlinking is disabled for security reasons. Contact support if needed.')
  await see(page.getByText('Connected', { exact: true })).toBeVisible()
  await close()

  const there = await signedUp(browser, bare)
  await there.page.goto('/settings#social')
  await connect(there.page).click()
  await sawWords(there.page, 'Error', 'Sign-in with Google is not set up on this host.')
  await see(connect(there.page)).toBeVisible()
  await there.close()
})
