import type { Page } from '@playwright/test'
import { projectScreenScenes } from './scenes/project.ts'
import { authScenes } from './scenes/auth.ts'
import { moneyScenes } from './scenes/money.ts'
import { projectScenes } from './scenes/projects.ts'
import type { LookScene } from './scenes/scene.ts'
import { settingsScenes } from './scenes/settings.ts'
import { versionScenes } from './scenes/versions.ts'

const prompt =
  'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form'

async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
}

async function made(page: Page): Promise<void> {
  await page.getByText('Built-in designer').last().waitFor({ timeout: 30_000 })
  await page.waitForTimeout(1200)
}

async function nordlys(page: Page): Promise<void> {
  await page.goto('/app')
  await send(page, prompt)
  await made(page)
}

/** Every screen and its main states, in the order of the index page. */
export const scenes: readonly LookScene[] = [
  {
    name: 'landing',
    go: async (page) => {
      await page.goto('/')
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'landing-menu',
    go: async (page, isPhone) => {
      await page.goto('/')
      if (isPhone) await page.getByRole('button', { name: 'Open navigation' }).click()
    },
  },
  {
    name: 'landing-refused',
    go: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Make this page' }).click()
    },
  },
  { name: 'not-found', go: async (page) => void (await page.goto('/a-page-that-is-not-there')) },
  { name: 'api-reference', go: async (page) => void (await page.goto('/api/docs')) },
  {
    name: 'builder-empty',
    go: async (page) => {
      await page.goto('/app')
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'builder-generating',
    go: async (page) => {
      await page.goto('/app')
      await send(page, prompt)
      await page.waitForTimeout(1300)
    },
  },
  { name: 'builder-done', go: nordlys },
  {
    name: 'builder-preview',
    go: async (page, isPhone) => {
      await nordlys(page)
      if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click()
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'builder-edited',
    go: async (page) => {
      await nordlys(page)
      await send(page, "make it dark and change the main button to 'Order beans'")
      await page.getByText('Everything else stayed').waitFor({ timeout: 30_000 })
      await page.waitForTimeout(1200)
    },
  },
  {
    name: 'builder-refused',
    go: async (page) => {
      await nordlys(page)
      await send(page, 'flurble the quux')
      await page.getByText('did not understand').waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'builder-code',
    go: async (page, isPhone) => {
      await nordlys(page)
      if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click()
      await page.goto('/app?view=code')
      await page.waitForTimeout(2000)
    },
  },
  ...projectScenes,
  ...settingsScenes,
  ...projectScreenScenes,
  ...versionScenes,
  ...authScenes,
  ...moneyScenes,
]
