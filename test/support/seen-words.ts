import type { BrowserContext, Page } from '@playwright/test'
import { see } from './see.ts'

declare global {
  // The only way to add to the global object's type.
  var seenWords: string[] | undefined
  var spokenWords: string[] | undefined
}

/** What a screen reader was told in this window since it was loaded, in order. */
export const spokenIn = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.spokenWords ?? [])

/** Toasts and short states are gone before a busy machine looks. So each window keeps what was written on it for eyes, and what was said. */
export async function recordWords(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window !== window.top) return
    const seen: string[] = []
    const spoken: string[] = []
    globalThis.seenWords = seen
    globalThis.spokenWords = spoken
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const parent = target instanceof Element ? target : target.parentElement
        if (parent?.closest('[aria-live="polite"]')) spoken.push((target.textContent ?? '').trim())
        if (parent?.closest('.sr-only, script, style')) continue
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) seen.push(node.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** Waits until these words have appeared together since the page was loaded; they may be gone by now. */
export async function sawWords(page: Page, ...words: string[]): Promise<void> {
  const saw = () =>
    page
      .evaluate(
        (words) => (globalThis.seenWords ?? []).some((text) => words.every((part) => text.includes(part))),
        words,
      )
      // The window is on its way to another page.
      .catch(() => false)
  await see
    .poll(saw, { timeout: 40_000 })
    .toBe(true)
    .catch(async () => {
      const seen = await page
        .evaluate(() => globalThis.seenWords?.filter((text) => text.trim()).slice(-20))
        .catch(() => [])
      throw new Error(`Not on the screen: ${words.join(' / ')}. Seen last: ${JSON.stringify(seen).slice(0, 2000)}`)
    })
}
