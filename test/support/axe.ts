import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Serious and critical findings of the screen itself; what is inside the frames is the page's own affair. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(standStill)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

/** What fades in has another contrast while it does: everything that ends soon is let come to its end. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
}
