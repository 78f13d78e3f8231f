import type { Locator, Page } from '@playwright/test'

/** Presses "Check page". @returns the sheet with what is found */
export async function openCheck(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Check page' }).click()
  return page.getByRole('complementary', { name: 'Check page' })
}
