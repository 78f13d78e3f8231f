import { expect, test } from 'vitest'
import { authScreen, newAddress, unexpected } from '#test/support/account.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('a new person signs up, is welcomed, and finds their projects in the workspace Personal', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Creating', exact: true }).first().click()
  await see(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await see(page).toHaveURL('/auth?mode=signup')
  await see(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  const screen = authScreen(page)
  const address = newAddress()
  await screen.signUp(address)
  await sawWords(page, 'Creating your account...')
  await see(page).toHaveURL('/projects')
  await sawWords(page, 'Account created')
  await sawWords(page, 'Welcome!', 'Your account has been set up with default workspaces')
  await see(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await see(page.getByText('Your personal workspace for individual projects and experiments')).toBeVisible()
  const menu = await screen.menu()
  await see(menu.getByText(address)).toBeVisible()
  await see(menu.getByRole('radio', { name: 'Personal' })).toBeChecked()
  await see(menu.getByText('0 / 5')).toBeVisible()
  await see(menu.getByText('5 remaining, resets daily')).toBeVisible()
  await see(menu.getByText('Team Workspace')).toHaveCount(0)
  // A second visit is no first one.
  await page.reload()
  await see(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  expect(await page.evaluate(() => globalThis.seenWords?.some((words) => words.includes('Welcome!')))).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test('a protected screen leads to the sign-in and back to where one came from', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const screen = authScreen(page)
  const address = newAddress()
  await page.goto('/auth?mode=signup')
  await screen.signUp(address)
  await see(page).toHaveURL('/projects')
  await (await screen.menu()).getByRole('button', { name: 'Sign out' }).click()
  await see(page).toHaveURL('/')

  await page.goto('/settings#password')
  await see(page).toHaveURL('/auth')
  await screen.signIn(address)
  await see(page).toHaveURL('/settings#password')
  await page.goBack()
  await see(page).not.toHaveURL('/auth')
  // Whoever is signed in has nothing to do there.
  await page.goto('/auth?mode=signup')
  await see(page).toHaveURL('/projects')
  await page.getByRole('link', { name: 'Pagewright' }).click()
  await see(page).toHaveURL('/projects')
  expect(complaints).toEqual([])
  await close()
})

test('what the account menu offers stays where it is when its counts come', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth?mode=signup')
  await authScreen(page).signUp(newAddress())
  await see(page).toHaveURL('/projects')
  const { promise: asked, resolve: letGo } = Promise.withResolvers<undefined>()
  await page.route(/(?:workspaces\/usage|credits\/status)(?:\?|$)/, async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  const menu = await authScreen(page).menu()
  const way = menu.getByRole('button', { name: 'Sign out' })
  await see(menu.getByText('Free includes 1 workspace.')).toBeVisible()
  await see(menu.getByText('5 remaining')).toHaveCount(0)
  const before = await way.boundingBox()
  letGo(undefined)
  await see(menu.getByText('5 remaining, resets daily')).toBeVisible()
  await see(menu.getByRole('button', { name: 'Create new workspace' })).toHaveAttribute('aria-disabled', 'true')
  expect(await way.boundingBox()).toEqual(before)
  expect(complaints).toEqual([])
  await close()
})

test('signing out in one tab signs out the other; signing in does too', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  const address = newAddress()
  await page.goto('/auth?mode=signup')
  await authScreen(page).signUp(address)
  await see(page).toHaveURL('/projects')
  const other = await context.newPage()
  await other.goto('/settings')
  await see(other.getByRole('button', { name: /^Account:/ })).toBeVisible()
  await (await authScreen(page).menu()).getByRole('button', { name: 'Sign out' }).click()
  await see(page).toHaveURL('/')
  await see(other).toHaveURL('/')
  await see(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await see(other.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()

  await page.goto('/auth')
  await other.goto('/auth')
  await authScreen(page).signIn(address)
  await see(page).toHaveURL('/projects')
  await see(other).toHaveURL('/projects')
  // What the other tab was asking for when it was signed out is refused.
  expect(unexpected(complaints, 401)).toEqual([])
  await close()
})
