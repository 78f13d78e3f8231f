import { expect } from '@playwright/test'

/** What is on the screen, or comes soon: a busy machine takes its time. */
export const see = expect.configure({ timeout: 30_000 })
