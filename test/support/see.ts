import { expect } from '@playwright/test'
import { patience } from './draw.ts'

/** What is on the screen, or comes soon: a busy machine takes its time. */
export const see = expect.configure({ timeout: patience })
