import type { Page } from '@playwright/test'
import { toastMs } from '#client/ui/toast-times.ts'

/** Toasts that offer something stay until they are dismissed: on a busy machine they are gone before they are pressed. */
export async function toastsStay(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    if (window !== window.top) return
    const wait = globalThis.setTimeout
    globalThis.setTimeout = ((run: () => void, after = 0) =>
      wait(run, after === ms ? 60 * ms : after)) as typeof setTimeout
  }, toastMs.withAction)
}
