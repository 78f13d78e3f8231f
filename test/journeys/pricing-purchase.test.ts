import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { visit } from '#test/support/product.ts'
import { callAs } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { type SignedInVisit, signedUp } from '#test/support/signed-in.ts'
import { atTheSales, checkOut } from '#test/support/till.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const buyPro = 'Purchase 200 credits for $18'
/** Somebody whom this browser knows to be signed in, looking at the plans. */
async function shopper(): Promise<SignedInVisit> {
  const window = await signedUp(browser, product)
  await window.page.goto('/projects')
  await see(window.page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await window.page.goto('/pricing')
  await see(card(window.page, 'Free').getByText('Current plan')).toBeVisible()
  return window
}

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan })

/** What the account menu and the billing tab say of plan and credits. */
async function seesAccount(page: Page, plan: string, credits: string): Promise<void> {
  await page.goto('/settings#billing')
  const main = page.getByRole('main')
  await see(main.getByText(plan, { exact: true }).first()).toBeVisible()
  await see(main.getByText(credits, { exact: true }).first()).toBeVisible()
}

test('200 credits of Pro: paid, returned, and there: here, in the other tab, in menu and settings', async () => {
  const { page, complaints, close } = await shopper()
  const till = await checkOut(page, buyPro, { action: 'Pay' })
  await sawWords(till, 'Payment Successful!', 'Your credits have been added to your account.')
  await see(till).toHaveURL(`${product.url}/pricing`)
  await see(till.getByRole('link', { name: 'Start Building', exact: true })).toHaveAttribute('href', '/app')
  await see(card(till, 'Pro').getByText('Current plan')).toBeVisible()

  await sawWords(page, 'Payment Successful!')
  await see(card(page, 'Pro').getByText('Current plan')).toBeVisible()
  await see(page.getByRole('main').getByText('Payment Successful!')).toBeHidden()
  await page.getByRole('button', { name: 'Account' }).click()
  await see(page.getByText('200 credits available')).toBeVisible()

  await seesAccount(page, 'Pro', '200')
  await see(page.getByRole('region', { name: 'Usage history' }).getByText('+200').first()).toBeVisible()
  await see(page.getByRole('region', { name: 'Purchases' })).toContainText('200 credits, Pro')
  await see(page.getByRole('region', { name: 'Purchases' })).toContainText('$18')
  expect(complaints).toEqual([])
  await close()
})

test('a refund and a lost dispute take the credits back, a dispute that is won brings them again', async () => {
  const { page, context, close } = await shopper()
  const till = await checkOut(page, buyPro, { action: 'Pay' })
  await sawWords(till, 'Payment Successful!')
  await seesAccount(page, 'Pro', '200')
  await atTheSales(context, 'Dispute')
  // Told over the line that is open: nothing is loaded anew.
  const purchases = page.getByRole('region', { name: 'Purchases' })
  await see(page.getByRole('main').getByText('Free', { exact: true })).toBeVisible()
  await see(purchases).toContainText('Disputed')
  await atTheSales(context, 'Dispute won')
  await see(page.getByRole('main').getByText('Pro', { exact: true })).toBeVisible()
  await see(purchases).not.toContainText('Disputed')
  await atTheSales(context, 'Refund')
  await see(purchases).toContainText('Refunded')
  await see(page.getByRole('region', { name: 'Usage history' }).getByText('−200').first()).toBeVisible()
  await close()
})

test.for([
  ['Fail', 'Payment failed. Please try again or contact support if the issue persists.', true],
  ['Cancel', 'Payment was cancelled by user. No charges were made to your account.', false],
] as const)('%s at the checkout grants nothing and says so', async ([action, words, canRetry]) => {
  const { page, context, close } = await shopper()
  const till = await checkOut(page, buyPro, { action })
  await see(till.getByRole('main').getByText(words)).toBeVisible()
  await see(till.getByRole('button', { name: 'Try Again' })).toHaveCount(canRetry ? 1 : 0)
  expect(await callAs(context, product, 'GET', '/payments/purchases')).toEqual([])
  await close()
})

test('a provider that is slow is asked until it answers', async () => {
  const { page, close } = await shopper()
  const till = await checkOut(page, buyPro, { action: 'Pay', ping: 'Slow' })
  await sawWords(till, 'Your payment is being confirmed', 'you can keep working meanwhile')
  await sawWords(till, 'Payment Successful!')
  await close()
})

test('a sale that nobody told about is found, and the page that waits notices', async () => {
  const { page, context, close } = await shopper()
  const till = await checkOut(page, buyPro, { action: 'Pay', ping: 'Lost' })
  await see(till.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await atTheSales(context, 'Look for lost sales now')
  await sawWords(page, 'Payment Successful!')
  await see(card(page, 'Pro').getByText('Current plan')).toBeVisible()
  await close()
})

test('a made-up sale grants nothing and stays unconfirmed', async () => {
  const { page, context, close } = await shopper()
  const asked = () => page.waitForResponse((response) => response.url().endsWith('/payments/confirm'))
  const first = asked()
  await page.goto('/pricing?payment=success&sale_id=made-up&plan=teams&credits=1000')
  await first
  await see(page.getByText('Your payment is being confirmed')).toBeVisible()
  await asked()
  await see(page.getByText('Your payment is being confirmed')).toBeVisible()
  expect(await callAs(context, product, 'GET', '/payments/purchases')).toEqual([])
  await close()
})

test('who comes back from the checkout signed out signs in, and the sale is confirmed then', async () => {
  const buyer = await shopper()
  const returned = buyer.context.waitForEvent('request', (request) => request.url().includes('/payments/confirm'))
  await checkOut(buyer.page, buyPro, { action: 'Pay', ping: 'Slow' })
  const sale = (await (await returned).postDataJSON()) as { sale_id: string }
  await buyer.close()
  const { page, close } = await visit(browser, product)
  await page.goto(`/pricing?payment=success&sale_id=${encodeURIComponent(sale.sale_id)}`)
  await see(page).toHaveURL(`${product.url}/auth`)
  await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sawWords(page, 'Payment Successful!')
  await close()
})
