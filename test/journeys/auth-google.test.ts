import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { authScreen, newAddress, unexpected } from '#test/support/account.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { newAccount, startOidc } from '#test/support/oidc.ts'
import { visit } from '#test/support/product.ts'
import { callAs, workspacesOf } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const oidc = await startOidc([{ sub: 'g-unproven', email: 'unproven@nordlys.example', email_verified: false }])
afterAll(oidc.close)
const product = await theProduct(oidc.env)
const plain = await theProduct()
const browser = await theBrowser()

/** Somebody whom Google knows and we do not. @returns the button that chooses them */
function maren(): string {
  const { email } = newAccount(oidc, { given_name: 'Maren', family_name: 'Lindqvist' })
  return `Continue as ${email}`
}

/** The provider is a host of its own, and meant to be visited. */
const own = (complaints: string[]) =>
  unexpected(complaints, 401).filter((text) => !text.includes(oidc.env['GOOGLE_ISSUER'] ?? ''))

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

test('with Google one signs up, is welcomed, and signs in again', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const person = maren()
  await page.goto('/auth?mode=signup')
  await google(page).click()
  await page.getByRole('button', { name: person }).click()
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
  await page.getByRole('button', { name: person }).click()
  await see(page).toHaveURL('/settings#social')
  expect(own(complaints)).toEqual([])
  await close()
})

/** Signs in as that person by Google, from the auth screen on. */
async function comeBy(page: Page, person: string): Promise<void> {
  await google(page).click()
  await page.getByRole('button', { name: person }).click()
}

test.for([{ isNew: true }, { isNew: false }])(
  'what a visitor made arrives in the account that Google opens, and is its first project: %o',
  async ({ isNew }) => {
    const { page, context, complaints, close } = await visit(browser, product)
    const { ask, savedPage } = builder(page)
    const person = maren()
    if (!isNew) {
      await page.goto('/auth')
      await comeBy(page, person)
      await see(page).toHaveURL('/projects')
      await context.clearCookies()
    }
    await page.goto('/app')
    await ask(nordlys)
    const made = await savedPage()
    expect(made).toContain('Nordlys')
    await page.getByRole('link', { name: /^Sign in/ }).click()
    await see(page).toHaveURL('/auth')
    await comeBy(page, person)
    await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)
    const [workspace, ...others] = await workspacesOf(context, product)
    expect(others).toEqual([])
    const projects = await callAs(context, product, 'GET', `/workspaces/${workspace?.id}/projects`)
    expect(projects).toMatchObject([{ name: 'My Design Project', id: page.url().split('/').at(-1) }])
    expect(await callAs(context, product, 'GET', `${new URL(page.url()).pathname}/content`)).toMatchObject({
      pages: [{ name: 'Home', html: made }],
      messages: [{ role: 'user', content: nordlys }, { role: 'assistant' }],
    })
    await see(shownPage(page).getByText('Nordlys').first()).toBeVisible()
    await page.goto('/app')
    await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)
    expect(await callAs(context, product, 'GET', `/workspaces/${workspace?.id}/projects`)).toHaveLength(1)
    expect(own(complaints)).toEqual([])
    await close()
  },
)

test.for(
  drawn(
    [
      ['somebody who says no', 'Cancel'],
      ['an address that the provider has not verified', 'Continue as unproven@nordlys.example'],
    ] as const,
    1,
  ),
)('%s is told so on the auth screen', async ([, choice]) => {
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
  const person = maren()
  await page.goto('/auth')
  await google(page).click()
  await page.getByRole('button', { name: person }).click()
  await see(page).toHaveURL('/projects')
  await page.goto('/settings')
  await see(page.getByLabel('First name')).toHaveValue('Maren')
  await page.getByLabel('First name').fill('Marit')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await see(again).toBeVisible()
  const [other] = await Promise.all([context.waitForEvent('page'), google(page).click()])
  await other.getByRole('button', { name: person }).click()
  await see(again).toHaveCount(0)
  await see(page.getByText('All changes saved')).toBeVisible()
  await see(page.getByLabel('First name')).toHaveValue('Marit')
  expect(own(complaints)).toEqual([])
  await close()
})

test('without Google the button says why, and is free again', async () => {
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
})
