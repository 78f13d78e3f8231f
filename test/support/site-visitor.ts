import type { Browser, BrowserContext, Page } from '@playwright/test'
import { until } from './product.ts'

/** A browser without a window says so, and is taken for a robot. */
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Whoever writes takes longer than the two seconds in which only robots do. */
const writingMs = 3000

type Guest = {
  page: Page
  context: BrowserContext
  /** Fills in the form for messages of the page that was opened at that instant, as Theo, and sends it. */
  writes(openedAt: number, message: string): Promise<void>
}

/** Somebody who comes to a published site with a browser in which no script runs. */
export async function personWithoutScripts(browser: Browser): Promise<Guest> {
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent: firefox })
  const page = await context.newPage()
  const writes = async (openedAt: number, message: string) => {
    const form = page
      .locator('form')
      .filter({ has: page.locator('textarea') })
      .first()
    await form.getByLabel(/name/i).fill('Theo')
    await form.getByLabel(/mail/i).fill('theo@mail.example')
    await form.locator('textarea').fill(message)
    await until(() => Date.now() - openedAt > writingMs)
    await form.getByRole('button').click()
  }
  return { page, context, writes }
}
