import type { Locator, Page } from '@playwright/test'

/** The newest notice with these words. It goes by itself, but not from under the mouse: whoever presses in it later hovers it first. */
export const notice = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('listitem')
    .filter({ hasText: words })
    .first()
