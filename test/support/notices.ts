import type { Locator, Page } from '@playwright/test'

/** The newest notice with these words. It goes by itself, but not from under the mouse: whoever presses in it later hovers it first. */
export const notice = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('listitem')
    // before it is mounted it stands below its place for a frame or two, and a press would miss it
    .and(page.locator('[data-mounted="true"]'))
    .filter({ hasText: words })
    .first()
