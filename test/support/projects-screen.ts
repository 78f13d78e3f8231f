import type { Page } from '@playwright/test'
import { see } from './see.ts'

/** The projects screen as a person meets it: by its roles and words. */
export function projectsScreen(page: Page) {
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  return {
    card,
    names: page.getByRole('article').getByRole('heading', { level: 2 }),
    newProject: page.getByRole('button', { name: 'New Project' }).first(),
    /** Chooses something from the menu of a card. */
    pick: async (name: string, item: 'Open Project' | 'Rename' | 'Duplicate' | 'Delete') => {
      await page.getByRole('button', { name: `Menu for ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    /** Finds a command of the palette by what is typed, and runs it. */
    command: async (typed: string) => {
      const field = page.getByRole('combobox', { name: 'Search projects and commands' })
      await page.keyboard.press('ControlOrMeta+k')
      await see(field).toBeFocused()
      await page.keyboard.type(typed)
      // What is loaded meanwhile comes into the list too.
      await see(page.getByRole('option', { selected: true })).toContainText(
        new RegExp(typed.split(' ').join('.*'), 'i'),
      )
      await page.keyboard.press('Enter')
      await see(field).toBeHidden()
    },
    /** The card shows a picture of its page that has been loaded. */
    drawn: async (name: string) => {
      const picture = card(name).locator('img')
      await see(picture).toBeVisible({ timeout: 60_000 })
      await see.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
    },
  }
}
