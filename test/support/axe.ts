import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { see } from './see.ts'

/** Serious and critical findings of the screen itself; what is inside the frames is the page's own affair. */
export async function findings(page: Page): Promise<string[]> {
  let analysed = await analyse(page)
  // A toast that came or went meanwhile was judged half faded: the screen is looked at once it stands.
  while (analysed.moved) analysed = await analyse(page)
  return analysed.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

/** The same in the light and in the dark: a screen that is open follows the machine. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await see(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    found.push(...(await findings(page)).map((finding) => `${colorScheme}: ${finding}`))
  }
  return found
}

async function analyse(page: Page) {
  // What begins after this is noticed, also while the rest comes to its end.
  const before = await page.evaluate(countMoves)
  await page.evaluate(standStill)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return { violations, moved: (await page.evaluate(countMoves)) !== before }
}

/** How often something began to fade or slide in this document, counted from the first call on. */
function countMoves(): number {
  const counter = document as Document & { moves?: number }
  if (counter.moves === undefined) {
    counter.moves = 0
    const count = () => (counter.moves = (counter.moves ?? 0) + 1)
    document.addEventListener('transitionrun', count, true)
    document.addEventListener('animationstart', count, true)
  }
  return counter.moves
}

/** What fades in has another contrast while it does: everything that ends soon is let come to its end. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
}
