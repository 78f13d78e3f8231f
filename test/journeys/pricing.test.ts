import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { authScreen, newAddress } from '#test/support/account.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const uncounted = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan })
const issue = (page: Page) => page.getByRole('main').getByText('Payment Issue')

test('the choice of credits changes price, discount, button and total together, by keyboard too', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/pricing')
  const pro = card(page, 'Pro')
  await see(pro.getByRole('radio', { name: '200', exact: true })).toBeChecked()
  await see(pro.getByText('$0.196 per credit, 2% less')).toBeVisible()
  await see(pro.getByText('Checkout total $18 for 200 credits')).toBeVisible()
  await pro.getByRole('radio', { name: '200', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await see(pro.getByText('$0.192 per credit, 4% less')).toBeVisible()
  await see(pro.getByRole('button', { name: 'Purchase 400 credits for $35' })).toBeVisible()
  await pro.getByRole('radio', { name: '100', exact: true }).check({ force: true })
  await see(pro.getByText('$0.20 per credit', { exact: true })).toBeVisible()
  // The other plan's choice is its own.
  await see(card(page, 'Teams').getByText('Checkout total $28 for 200 credits')).toBeVisible()
  await see(card(page, 'Free').getByRole('radio')).toBeDisabled()
  await see(card(page, 'Free').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?mode=signup')
  expect(complaints).toEqual([])
  await close()
})

test('nine questions, one answer open at a time', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/pricing')
  await see(page.getByRole('heading', { level: 3 })).toHaveCount(9)
  await see(page.getByText('An open-source page builder.', { exact: false })).toBeVisible()
  await page.getByText('Who owns what I make?').click()
  await see(page.getByText('You do. The generated source is yours', { exact: false })).toBeVisible()
  await see(page.getByText('An open-source page builder.', { exact: false })).toBeHidden()
  await see(page.getByText('If you are not returned automatically after payment', { exact: false })).toBeVisible()
  await close()
})

test('a visitor signs up on the way and comes back to the choice they had made', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/pricing')
  await card(page, 'Teams').getByRole('radio', { name: '600', exact: true }).check({ force: true })
  await card(page, 'Teams').getByRole('button', { name: 'Purchase 600 credits for $80' }).click()
  await see(page).toHaveURL(`${product.url}/auth`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await see(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await authScreen(page).signUp(newAddress())
  await see(page).toHaveURL(`${product.url}/pricing?plan=teams&credits=600`)
  await see(card(page, 'Teams').getByRole('button', { name: 'Purchase 600 credits for $80' })).toBeVisible()
  await see(card(page, 'Pro').getByRole('button', { name: 'Purchase 200 credits for $18' })).toBeVisible()
  await see(card(page, 'Free').getByText('Current plan')).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test.for(
  drawn(
    [
      ['payment=failed', 'Payment failed. Please try again or contact support if the issue persists.'],
      ['payment=success', 'Payment marked as success but no sale ID found'],
      ['success=true', 'Payment marked as success but no sale ID found'],
      ['payment=held', 'Payment completed with status: held'],
      ['error=Card+expired', 'Card expired'],
      ['email=ada%40example.com', 'Payment was cancelled or failed'],
    ] as const,
    2,
  ),
)('the return ?%s says: %s', async ([query, words]) => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto(`/pricing?${query}`)
  const alert = page.getByRole('alert')
  await see(alert).toContainText('Payment Issue')
  await see(alert).toContainText(words)
  await sawWords(page, 'Payment Failed', words)
  await see(page).toHaveURL(`${product.url}/pricing`)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await see(issue(page)).toBeHidden()
  await see(card(page, 'Pro').getByRole('button', { name: /^Purchase/ })).toBeFocused()
  expect(complaints).toEqual([])
  await close()
})

test.for(
  drawn(
    [
      ['payment=info', 'Payment information not available'],
      ['payment=info&message=Your+bank+asks+you', 'Your bank asks you'],
    ] as const,
    1,
  ),
)('the return ?%s informs, and alarms nobody: %s', async ([query, words]) => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto(`/pricing?${query}`)
  const banner = page.getByRole('main').getByRole('status')
  await see(banner).toContainText('Payment information')
  await see(banner).toContainText(words)
  await see(page.getByRole('alert')).toHaveCount(0)
  await see(issue(page)).toHaveCount(0)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await see(banner).toBeHidden()
  expect(complaints).toEqual([])
  await close()
})

test('a cancelled payment says that nothing was charged, and is dismissed', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/pricing?payment=cancelled')
  const banner = page.getByRole('main').getByRole('status')
  await see(banner).toContainText('Payment was cancelled by user. No charges were made to your account.')
  await see(banner.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await see(issue(page)).toBeHidden()
  await close()
})

test('a host that counts nothing says so on the button', async () => {
  const { page, complaints, close } = await visit(browser, uncounted)
  await page.goto('/pricing')
  const button = card(page, 'Pro').getByRole('button', { name: /^Purchase/ })
  // What can be bought is asked once somebody moves the mouse, which is not heard before the page is awake.
  let x = 10
  const asked = async () => {
    await page.mouse.move((x = 30 - x), 10)
    return button.getAttribute('aria-disabled')
  }
  await expect.poll(asked).toBe('true')
  await see(button).toHaveAccessibleDescription('Nothing costs credits on this host.')
  await button.click({ force: true })
  await see(page).toHaveURL(`${uncounted.url}/pricing`)
  expect(complaints).toEqual([])
  await close()
})
