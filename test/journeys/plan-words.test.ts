import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { packReason } from '#rules/money-words.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { checkOut } from '#test/support/till.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan })
const oncePerPurchase = 'One purchase, nothing renews by itself. Credits stay until they are used.'

test('Teams: what is sold is said, the Pro packs are off with the reason, and Return to Free keeps the credits', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/projects')
  await see(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await page.goto('/pricing')
  for (const plan of ['Pro', 'Teams']) await see(card(page, plan).getByText(oncePerPurchase)).toBeVisible()
  await see(card(page, 'Pro').getByRole('listitem').filter({ hasText: 'Custom domains' })).toContainText('coming')
  await see(card(page, 'Pro').getByRole('listitem').filter({ hasText: 'Private projects' })).not.toContainText('coming')
  await see(card(page, 'Free').getByText('Current plan')).toBeVisible()
  const till = await checkOut(page, 'Purchase 200 credits for $28', { action: 'Pay' })
  await sawWords(till, 'Payment Successful!')
  await see(card(page, 'Teams').getByText('Current plan')).toBeVisible()
  const pro = card(page, 'Pro').getByRole('button', { name: /^Purchase/ })
  await see(pro).toHaveAttribute('aria-disabled', 'true')
  await see(pro).toHaveAccessibleDescription(packReason('teams', 'pro') ?? '')

  await page.goto('/settings#billing')
  await see(page.getByText(oncePerPurchase)).toBeVisible()
  await page.getByRole('button', { name: 'Return to Free' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return from Teams to Free?' })
  await see(dialog).toContainText('so do your 200 bought credits')
  await see(dialog).toContainText('Free has 1 workspace and 1 project')
  await dialog.getByRole('button', { name: 'Return to Free' }).click()
  await sawWords(page, 'You are on Free')
  await see(page.getByText('Daily Credits Used').first()).toBeVisible()
  await see(page.getByText('200 bought credits available, used after the daily ones.')).toBeVisible()
  await page.goto('/pricing')
  await see(card(page, 'Free').getByText('Current plan')).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
