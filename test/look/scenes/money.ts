import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { checkOut } from '#test/support/till.ts'
import type { LookScene } from './scene.ts'

/** Somebody new, in this window, whom its browser knows. */
async function signUp(page: Page, product: Product): Promise<void> {
  const email = `maren-${randomUUID().slice(0, 8)}@nordlys.example`
  await callAs(page.context(), product, 'POST', '/auth/sign-up', { email, password: 'Blue-harbour7' })
  await callAs(page.context(), product, 'PATCH', '/profile', { first_name: 'Maren', last_name: 'Lindqvist' })
  await page.goto('/projects')
  await page.getByText('No projects in Personal').waitFor()
}

const still = (page: Page) => page.waitForTimeout(700)

/** The whole of an open page, without its scrolling. */
const opened = (path: string) => async (page: Page) => {
  await page.goto(path)
  await still(page)
}

async function letter(page: Page): Promise<void> {
  await page.goto('/contact')
  for (const [label, text] of Object.entries({
    Name: 'Maren Lindqvist',
    Email: 'maren@nordlys.example',
    Subject: 'Invoice for our studio',
    Message: 'Could you put our VAT number on the invoice for the Teams plan? Thank you.',
  }))
    await page.getByRole('textbox', { name: label }).fill(text)
}

/** The public pages of money and law, and what a purchase looks like afterwards. */
export const moneyScenes: readonly LookScene[] = [
  { name: 'pricing', isWhole: true, go: opened('/pricing') },
  { name: 'pricing-failed', go: opened('/pricing?payment=failed') },
  { name: 'pricing-cancelled', go: opened('/pricing?payment=cancelled') },
  {
    name: 'pricing-confirming',
    go: async (page, _, product) => {
      await signUp(page, product)
      await page.goto('/pricing?payment=success&sale_id=not-known-yet')
      await page.getByText('Your payment is being confirmed').waitFor()
      await still(page)
    },
  },
  {
    name: 'pricing-paid',
    go: async (page, _, product) => {
      await signUp(page, product)
      await page.goto('/pricing')
      await checkOut(page, 'Purchase 200 credits for $18', { action: 'Pay' })
      await page.bringToFront()
      await page.getByRole('main').getByText('Payment Successful!').waitFor()
      await still(page)
    },
  },
  { name: 'pricing-unlimited', isUnlimited: true, isWhole: true, go: unlimited },
  { name: 'terms', isWhole: true, go: opened('/terms') },
  { name: 'privacy', isWhole: true, go: opened('/privacy') },
  { name: 'contact', go: opened('/contact') },
  {
    name: 'contact-errors',
    go: async (page) => {
      await page.goto('/contact')
      await page.getByRole('textbox', { name: 'Name' }).fill('M')
      await page.getByRole('textbox', { name: 'Email' }).fill('maren@')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Nothing was sent').waitFor()
    },
  },
  {
    name: 'contact-sent',
    go: async (page) => {
      await letter(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Message Sent Successfully!').waitFor()
      await page.waitForTimeout(1200)
    },
  },
  {
    name: 'billing-history',
    isWhole: true,
    go: async (page, _, product) => {
      await signUp(page, product)
      await newProject(page.context(), product, {
        name: 'Nordlys Kaffe',
        prompt: 'A landing page for Nordlys, a small coffee roastery in Bergen',
      })
      await page.goto('/pricing')
      const till = await checkOut(page, 'Purchase 200 credits for $28', { action: 'Pay' })
      await till.getByText('Payment Successful!').first().waitFor()
      await page.goto('/settings#billing')
      await page.getByRole('heading', { name: 'Purchases' }).waitFor()
      await still(page)
    },
  },
]

async function unlimited(page: Page): Promise<void> {
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.getByText('Nothing costs credits on this host.').first().waitFor()
}
