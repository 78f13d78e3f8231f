import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { motion } from './product.ts'
import { see } from './see.ts'

/** Serious and critical findings of the screen itself; what is inside the frames is the page's own affair. */
export function findings(page: Page): Promise<string[]> {
  return calmly(page, () => found(page, axeOn(page)))
}

/** The same in the light and in the dark: a screen that is open follows the machine, and another theme has other colours. */
export function findingsInBothThemes(page: Page): Promise<string[]> {
  return calmly(page, async () => {
    await inTheme(page, 'light')
    const light = await found(page, axeOn(page))
    await inTheme(page, 'dark')
    const dark = await found(page, axeOn(page).withRules('color-contrast'))
    return [...light, ...dark.map((finding) => `dark: ${finding}`)]
  })
}

// In the page itself: the other mode opens a window for the report of the frames, which are left out.
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode()

/** Without what plays for ever: it would begin again during every look. */
async function calmly<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = await look()
  await page.emulateMedia({ reducedMotion: motion })
  return seen
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await see(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme))
}

async function found(page: Page, axe: AxeBuilder): Promise<string[]> {
  let analysed = await analyse(page, axe)
  // A toast that came or went meanwhile was judged half faded: the screen is looked at once it stands.
  while (analysed.moved) analysed = await analyse(page, axe)
  return analysed.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

async function analyse(page: Page, axe: AxeBuilder) {
  // What begins after this is noticed, also while the rest comes to its end.
  const before = await page.evaluate(countMoves)
  await page.evaluate(standStill)
  const { violations } = await axe.analyze()
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
  // asked frame by frame: what is taken out of the document at the wrong moment never says that it has finished
  while (ending.some(({ playState }) => playState === 'running'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
