import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower than it is the machine is played, by the variable SLOW; 1 leaves it alone. */
const slow = Number(process.env['SLOW'] ?? 1)

/**
 * Plays a machine that is busy: scripts run slower, and answers of the API come after a drawn while and out of order.
 * What a journey leaves to chance shows there (`SLOW=4`).
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (slow <= 1) return
  context.on('page', (page) => void throttle(page).catch(() => undefined))
  await context.route('**/api/**', async (route) => {
    // What a window says as it closes is gone when it has to wait.
    if (!route.request().url().endsWith('/leave')) await setTimeout(Math.random() * 250 * slow)
    // One that is ended meanwhile has no route any more.
    await route.fallback().catch(() => undefined)
  })
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
}
