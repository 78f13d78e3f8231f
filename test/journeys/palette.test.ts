import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { openSavedPage, press, select, shownSource } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('a command is found, walked to and run by key or by pointer, and what is not possible is not offered', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const field = palette.getByRole('combobox', { name: 'Type what to do' })
  const options = palette.getByRole('option')
  const chosen = palette.getByRole('option', { selected: true })
  await see(field).toBeFocused()
  await see(options.filter({ hasText: 'Duplicate the element' })).toHaveCount(0)
  expect(await findingsInBothThemes(page)).toEqual([])

  const [first = '', second = ''] = await options.allTextContents()
  const last = (await options.allTextContents()).at(-1) ?? ''
  await see(chosen).toHaveText(first)
  await page.keyboard.press('ArrowDown')
  await see(chosen).toHaveText(second)
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await see(chosen).toHaveText(last)
  await see(chosen).toBeInViewport()

  await field.fill('dark theme')
  await see(options).toHaveText(['Theme: dark'])
  await field.fill('nothing like it')
  await see(palette.getByRole('status')).toHaveText('Nothing matches what you typed.')
  await page.keyboard.press('Enter')
  await see(palette).toBeVisible()

  await field.fill('full width')
  await see(chosen).toHaveText('Full width')
  await page.keyboard.press('Enter')
  await see(palette).toBeHidden()
  await see(page).toHaveURL(/width=full/)
  await page.getByRole('button', { name: 'Commands' }).click()
  await options.filter({ hasText: 'Keyboard shortcuts' }).click()
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await see(shortcuts.getByText('Duplicate it')).toBeVisible()
  await page.keyboard.press('Escape')
  await see(shortcuts).toBeHidden()
  expect(complaints).toEqual([])
  await close()
})

test('what is done to the picked element is in the palette too, and does the same as its key', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  const frame = await select(page)
  await press(page, 'li')
  await see(page.getByText(/^List entry, Monday, selected$|^.*Monday.*, selected$/)).toBeAttached()
  const days = frame.locator('li')
  await page.keyboard.press('ControlOrMeta+d')
  await see(days).toHaveCount(4)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Type what to do' }).fill('delete element')
  await page.keyboard.press('Enter')
  await see(days).toHaveCount(3)
  await expect.poll(async () => (await shownSource(page)).match(/<li/g)?.length).toBe(3)
  expect(complaints).toEqual([])
  await close()
})

test('Enter with the key for a new tab opens a project there', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const made = await newProject(context, product, { name: 'Elsewhere' })
  await page.goto('/projects')
  await see(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('elsewhere')
  await see(page.getByRole('option', { selected: true })).toContainText('Elsewhere')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('ControlOrMeta+Enter')
  await see(await opened).toHaveURL(`${product.url}/projects/${made.id}`)
  await see(page).toHaveURL(/\/projects$/)
  expect(complaints).toEqual([])
  await close()
})
