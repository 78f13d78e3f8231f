import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authScreen, newAddress, see, unexpected } from '#test/support/account.ts'
import { type Oidc, startOidc } from '#test/support/oidc.ts'
import { openBrowser, type Product, startProduct, visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'

let oidc: Oidc
let product: Product
let browser: Browser
beforeAll(async () => {
  oidc = await startOidc([
    {
      sub: 'g-maren',
      email: 'maren@nordlys.example',
      email_verified: true,
      given_name: 'Maren',
      family_name: 'Lindqvist',
    },
    { sub: 'g-unproven', email: 'unproven@nordlys.example', email_verified: false },
  ])
  product = await startProduct(oidc.env)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await oidc.close()
})

/** The provider is a host of its own, and meant to be visited. */
const own = (complaints: string[]) =>
  unexpected(complaints, 401).filter((text) => !text.includes(oidc.env['GOOGLE_ISSUER'] ?? ''))

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

test('with Google one signs up, is welcomed, and signs in again', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth?mode=signup')
  await google(page).click()
  await page.getByRole('button', { name: 'Continue as maren@nordlys.example' }).click()
  await see(page).toHaveURL('/projects')
  await sawWords(page, 'Welcome!', 'Your account has been set up with default workspaces')
  const menu = await authScreen(page).menu()
  await see(menu.getByText('Lindqvist Maren')).toBeVisible()
  await see(menu.getByRole('radio', { name: 'Personal' })).toBeChecked()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await see(page).toHaveURL('/')

  await page.goto('/settings#social')
  await see(page).toHaveURL('/auth')
  await google(page).click()
  await page.getByRole('button', { name: 'Continue as maren@nordlys.example' }).click()
  await see(page).toHaveURL('/settings#social')
  expect(own(complaints)).toEqual([])
  await close()
})

test.for([
  ['somebody who says no', 'Cancel'],
  ['an address that the provider has not verified', 'Continue as unproven@nordlys.example'],
] as const)('%s is told so on the auth screen', async ([, choice]) => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth')
  await google(page).click()
  await page.getByRole('button', { name: choice }).click()
  await sawWords(page, 'Google authentication failed')
  await see(page).toHaveURL('/auth')
  await see(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(own(complaints)).toEqual([])
  await close()
})

test('a session that ended goes on by Google in a window of its own', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  await page.goto('/auth')
  await google(page).click()
  await page.getByRole('button', { name: 'Continue as maren@nordlys.example' }).click()
  await see(page).toHaveURL('/projects')
  await page.goto('/settings')
  const name = `Maren ${crypto.randomUUID().slice(0, 4)}`
  await page.getByLabel('First name').fill(name)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await see(again).toBeVisible()
  const [other] = await Promise.all([context.waitForEvent('page'), google(page).click()])
  await other.getByRole('button', { name: 'Continue as maren@nordlys.example' }).click()
  await see(again).toHaveCount(0)
  await see(page.getByText('All changes saved')).toBeVisible()
  await see(page.getByLabel('First name')).toHaveValue(name)
  expect(own(complaints)).toEqual([])
  await close()
})

test('without Google the button says why, and is free again', async () => {
  const plain = await startProduct()
  const { page, complaints, close } = await visit(browser, plain)
  await page.goto('/auth')
  await google(page).click()
  await sawWords(page, 'Google authentication failed', 'Sign-in with Google is not set up on this host.')
  await see(google(page)).toBeEnabled()
  await page.goto(`/auth?error=access_denied`)
  await sawWords(page, 'Google authentication failed', 'Access was not given.')
  await see(page).toHaveURL('/auth')
  await page.goto(`/auth?mode=signup`)
  await authScreen(page).signUp(newAddress())
  await see(page).toHaveURL('/projects')
  expect(unexpected(complaints, 503)).toEqual([])
  await close()
  await plain.stop()
})
