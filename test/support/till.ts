import type { BrowserContext, Page } from '@playwright/test'
import { see } from './see.ts'

type Way = { action: 'Pay' | 'Fail' | 'Cancel'; ping?: 'At once' | 'Slow' | 'Twice' | 'Lost' }

/** Presses the purchase button of the choice that is shown, and does at the sandbox checkout what is said. */
export async function checkOut(page: Page, button: string, { action, ping = 'At once' }: Way): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: button }).click()
  const till = await opened
  await see(till.getByText('Nothing is charged', { exact: false })).toBeVisible()
  await till.getByRole('radio', { name: ping }).check()
  await till.getByRole('button', { name: action }).click()
  return till
}

/** At the sandbox's list of sales: presses a button of the newest sale. */
export async function atTheSales(context: BrowserContext, button: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/dev/sales')
  // A page that is closed while another comes in its place may never close.
  const done = page.waitForEvent('load')
  await page.getByRole('button', { name: button, exact: true }).first().click()
  await done
  await page.close()
}
