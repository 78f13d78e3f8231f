import type { Page } from '@playwright/test'
import { withSavedVersions } from '#test/support/saved-versions.ts'
import type { LookScene } from './scene.ts'

async function open(page: Page, query = ''): Promise<void> {
  await withSavedVersions(page.context())
  await page.goto(`/app${query}`)
}

/** The versions of a visitor's page: their menu, and two of them compared. */
export const versionScenes: readonly LookScene[] = [
  {
    name: 'versions-menu',
    go: async (page, isPhone) => {
      await open(page)
      if (isPhone) {
        await page.getByRole('tab', { name: 'Preview' }).click()
        await page.getByRole('button', { name: /^Versions, version/ }).click()
      }
      await page.getByRole('button', { name: 'More about version 2' }).click()
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'versions-compare',
    go: async (page) => {
      await open(page, '?compare=1..3')
      await page.getByRole('group', { name: 'Section' }).waitFor({ timeout: 30_000 })
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'versions-compare-code',
    go: async (page) => {
      await open(page, '?compare=1..3&view=code')
      await page.getByRole('textbox', { name: 'Code of version 3' }).waitFor({ timeout: 30_000 })
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'versions-take-back',
    go: async (page, isPhone) => {
      await open(page)
      if (isPhone) {
        await page.getByRole('tab', { name: 'Preview' }).click()
        await page.getByRole('button', { name: /^Versions, version/ }).click()
      }
      await page.getByRole('button', { name: 'More about version 1' }).click()
      await page.getByRole('menuitem', { name: /Take back/ }).click()
      await page.waitForTimeout(1200)
    },
  },
]
