import type { Frame, FrameLocator, Page } from '@playwright/test'
import { patience } from './draw.ts'
import { until } from './product.ts'
import { see } from './see.ts'

export const nordlys =
  'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form'

export const okapi = 'A landing page for Okapi, bookkeeping software for freelancers, with features, pricing and FAQ'

/** The builder as a person meets it: by its roles and words. */
export function builder(page: Page) {
  const answers = page.getByRole('article', { name: /^Pagewright/ })
  const answered = async (count: number) => {
    await see(answers).toHaveCount(count, { timeout: 2 * patience })
    await see(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0, { timeout: 2 * patience })
  }
  return {
    answers,
    answered,
    send: async (text: string) => {
      const box = page.getByRole('textbox', { name: 'Message' })
      await box.fill(text)
      await box.press('Enter')
    },
    /** Sends and waits for the answer. */
    ask: async (text: string) => {
      const before = await answers.count()
      const box = page.getByRole('textbox', { name: 'Message' })
      await box.fill(text)
      await box.press('Enter')
      await answered(before + 1)
    },
    /** The page as it is kept in this browser. */
    savedPage: (name = 'Home') =>
      page.evaluate((key) => {
        const saved: Record<string, string> = JSON.parse(localStorage.getItem('pageData') ?? '{}')
        return saved[key] ?? ''
      }, name),
  }
}

async function isShownFrame(frame: Frame): Promise<boolean> {
  const element = await frame.frameElement()
  return (
    (await element.isVisible()) &&
    (await element.evaluate((frameElement) => frameElement instanceof HTMLElement && !frameElement.inert)) &&
    (await frame.evaluate(() => document.body.children.length > 0))
  )
}

/** The page that is shown, also when its frame is swapped for a fresh one meanwhile. */
export const shownPage = (page: Page): FrameLocator => page.frameLocator('[data-preview-stage] iframe:not([inert])')

/** Waits until the page that is being written shows these words. */
export const showsWords = (page: Page, words: string | RegExp): Promise<void> =>
  see(shownPage(page).locator('body')).toContainText(words)

/** The frame in which the page is shown now. */
export async function previewFrame(page: Page): Promise<Frame> {
  let shown: Frame | undefined
  await until(async () => {
    for (const frame of page.frames()) {
      if (!frame.url().endsWith('/preview/frame')) continue
      // One that was swapped for another meanwhile is not shown.
      if (await isShownFrame(frame).catch(() => false)) shown = frame
    }
    return shown !== undefined
  })
  if (!shown) throw new Error('No page is shown.')
  return shown
}
