import { expect, test } from 'vitest'
import { builder, shownPage } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('a site of several pages: its first page offers the next, a press makes it in the same look', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/')
  const box = page.getByRole('textbox', { name: /What should the page be/ })
  await box.fill('A site with home, menu and contact pages for a pizzeria called Luna')
  await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
  await box.press('Enter')
  await page.waitForURL('**/app')
  await builder(page).answered(1)
  await see(shownPage(page).locator('a[href="menu.html"]').first()).toBeAttached()

  await page.getByRole('button', { name: 'Make the page “Menu”' }).click()
  await page.waitForURL(/page=Menu/)
  await see(page.getByRole('button', { name: 'Make the page “Contact”' })).toBeVisible()
  await see(shownPage(page).locator('h1')).toContainText('Menu')
  await see(shownPage(page).locator('a[href="index.html"]').first()).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})
