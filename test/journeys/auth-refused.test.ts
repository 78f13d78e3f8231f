import { expect, test } from 'vitest'
import { authScreen, newAddress, password, unexpected } from '#test/support/account.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('what is wrong stands beside its label and is looked at anew while typing', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth?mode=signup')
  const screen = authScreen(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await see(page.getByText('Please enter a valid email address')).toBeVisible()
  await see(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await see(screen.email).toBeFocused()
  await see(screen.email).toHaveAttribute('aria-invalid', 'true')
  await screen.email.fill('ada@example')
  await see(page.getByText('Please enter a valid email address')).toBeVisible()
  await screen.email.fill('ada@example.com')
  await see(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await screen.password.fill('harbour')
  await see(page.getByText('Password must be at least 6 characters')).toHaveCount(0)
  await screen.confirm.fill('harbor')
  await screen.confirm.blur()
  await see(page.getByText('Passwords do not match')).toBeVisible()
  await screen.confirm.fill('harbour')
  await see(page.getByText('Passwords do not match')).toHaveCount(0)
  await see(page.getByText('Passwords match')).toBeAttached()

  await page.getByRole('button', { name: 'Show password' }).click()
  await see(screen.password).toHaveAttribute('type', 'text')
  await see(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
  await see(screen.confirm).toHaveAttribute('type', 'password')

  // The other mode begins anew, but for the address.
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await see(page).toHaveURL('/auth')
  await see(screen.email).toHaveValue('ada@example.com')
  await see(screen.password).toHaveValue('')
  await see(screen.password).toHaveAttribute('type', 'password')
  expect(complaints).toEqual([])
  await close()
})

test('a taken address is told at its field, a wrong password by a toast', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const screen = authScreen(page)
  const address = newAddress()
  await page.goto('/auth?mode=signup')
  await screen.signUp(address)
  await see(page).toHaveURL('/projects')
  await (await screen.menu()).getByRole('button', { name: 'Sign out' }).click()
  await see(page).toHaveURL('/')
  await sawWords(page, 'Signed out', 'You have been signed out successfully')

  await page.goto('/auth?mode=signup')
  await screen.signUp(address)
  await see(page.getByText('This email is already registered')).toBeVisible()
  expect(
    await page.evaluate(() => globalThis.seenWords?.some((words) => words.includes('Authentication failed'))),
  ).toBe(false)

  await page.goto('/auth')
  await screen.signIn(address, 'not-the-password')
  await sawWords(page, 'Signing you in...')
  await sawWords(page, 'Authentication failed', 'Please check your credentials and try again')
  await see(screen.email).toHaveValue(address)
  await screen.signIn(address)
  await sawWords(page, 'Signed in successfully', 'Welcome back!')
  await see(page).toHaveURL('/projects')
  expect(unexpected(complaints, 401, 409)).toEqual([])
  await close()
})

test('after too many tries one is told how long to wait', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const address = newAddress()
  await page.goto('/auth')
  const tries = await page.evaluate(
    async ({ email, secret }) => {
      for (let n = 0; n < 100; n += 1) {
        const answer = await fetch('/api/auth/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: secret }),
        })
        if (answer.status === 429) return n
      }
      return -1
    },
    { email: address, secret: password },
  )
  expect(tries).toBeGreaterThan(0)
  await authScreen(page).signIn(address)
  await sawWords(page, 'Authentication failed', 'Too many tries. Try again in')
  expect(unexpected(complaints, 401, 429)).toEqual([])
  await close()
})
