import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { sawWords } from '#test/support/seen-words.ts'
import { signedInAgain, signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const fresh = (page: Page) => page.getByLabel('New password', { exact: true })
const confirm = (page: Page) => page.getByLabel('Confirm new password', { exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update password' })
const meter = (page: Page) => page.getByRole('meter', { name: 'Password strength' })
const hint = 'Please create a stronger password to continue'

test('a password is judged by five checks, and submitted from three on', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#password')
  const rows: [password: string, passed: number, strength: string][] = [
    ['', 0, 'Weak'],
    ['blue', 1, 'Weak'],
    ['bluer7', 2, 'Medium'],
    ['blue-harbour', 3, 'Medium'],
    ['Blue-harbour', 4, 'Strong'],
    ['Blue-harbour7', 5, 'Strong'],
  ]
  for (const [password, passed, strength] of rows) {
    await fresh(page).fill(password)
    await see(meter(page)).toHaveAttribute('aria-valuenow', String(passed))
    await see(page.getByRole('status').filter({ hasText: strength })).toBeVisible()
    await see(page.getByRole('listitem').filter({ hasText: /(?<!not )met$/ })).toHaveCount(passed)
    if (passed < 3) await see(page.locator('form').getByText(hint)).toBeVisible()
    else await see(page.getByText('Other devices are signed out.')).toBeVisible()
    await see(update(page)).toBeEnabled({ enabled: passed >= 3 })
  }
  expect(complaints).toEqual([])
  await close()
})

test('what is missing, too short or different is said at its field', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#password')
  await fresh(page).focus()
  await confirm(page).focus()
  await see(page.getByText('New password is required')).toBeVisible()
  await fresh(page).focus()
  await see(page.getByText('Please confirm your password')).toBeVisible()
  await fresh(page).fill('Blue-7')
  await see(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await fresh(page).fill('Blue-harbour7')
  await confirm(page).fill('Blue-harbour')
  await see(page.getByText('Passwords do not match')).toBeVisible()
  await update(page).click()
  await see(page.getByText('Passwords do not match')).toBeVisible()
  await confirm(page).fill('Blue-harbour7')
  await see(page.getByText('Passwords match')).toBeAttached()
  await see(page.getByText('Passwords do not match')).toHaveCount(0)

  const eye = page.getByRole('button', { name: 'Show new password' })
  await eye.click()
  await see(fresh(page)).toHaveAttribute('type', 'text')
  await see(confirm(page)).toHaveAttribute('type', 'password')
  expect(complaints).toEqual([])
  await close()
})

test('the new password holds, the old one does not, and other devices are signed out', async () => {
  const ada = await signedUp(browser, product)
  const phone = await signedInAgain(browser, product, ada)
  const { page, complaints } = ada
  await page.goto('/settings#password')
  await fresh(page).fill('Green-island9')
  await confirm(page).fill('Green-island9')
  await page.keyboard.press('ControlOrMeta+s')
  await sawWords(page, 'Success', 'Password updated successfully', ada.email)
  await see(fresh(page)).toHaveValue('')
  await see(page.getByText(hint).first()).toBeVisible()
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept['pagewright.password-sign-in']).toBe('true')
  expect(Date.parse(kept['pagewright.password-sign-in-at'] ?? '')).toBeGreaterThan(Date.now() - 120_000)

  const me = await phone.context.request.get('/api/auth/sessions')
  expect(me.status()).toBe(401)
  const again = (password: string) =>
    phone.context.request.post('/api/auth/sign-in', {
      data: { email: ada.email, password },
      headers: { origin: product.url },
    })
  expect((await again(ada.password)).status()).toBe(401)
  expect((await again('Green-island9')).status()).toBe(200)
  expect(complaints).toEqual([])
  await phone.close()
  await ada.close()
})

test('a session that is ended here is over there', async () => {
  const ada = await signedUp(browser, product)
  const [phone, tablet] = [await signedInAgain(browser, product, ada), await signedInAgain(browser, product, ada)]
  const { page, complaints } = ada
  await page.goto('/settings#password')
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await see(rows).toHaveCount(3)
  await see(rows.filter({ hasText: 'This device' })).toHaveCount(1)
  await see(rows.first()).toContainText('Chrome on Linux')
  await see(rows.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await rows.getByRole('button', { name: 'Sign out' }).first().click()
  await see(rows).toHaveCount(2)
  const status = async (visit: typeof phone) => (await visit.context.request.get('/api/auth/sessions')).status()
  expect(new Set([await status(phone), await status(tablet)])).toEqual(new Set([200, 401]))

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await see(rows).toHaveCount(1)
  await see(page.getByText('Only this device is signed in.')).toBeVisible()
  await see(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  expect([await status(phone), await status(tablet), await status(ada)]).toEqual([401, 401, 200])
  expect(complaints).toEqual([])
  for (const visit of [phone, tablet, ada]) await visit.close()
})
