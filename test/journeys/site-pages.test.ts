import type { Browser } from '@playwright/test'
import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builder, previewFrame } from '#test/support/builder.ts'
import { openBrowser, type Product, startProduct, visit } from '#test/support/product.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('a site of several pages: its first page offers the next, a press makes it in the same look', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/')
  const box = page.getByRole('textbox', { name: /What should the page be/ })
  await box.fill('A site with home, menu and contact pages for a pizzeria called Luna')
  await box.press('Enter')
  await page.waitForURL('**/app')
  await builder(page).answered(1)
  const home = await previewFrame(page)
  await see(home.locator('a[href="menu.html"]').first()).toBeAttached()

  await page.getByRole('button', { name: 'Make the page “Menu”' }).click()
  await page.waitForURL(/page=Menu/)
  await see(page.getByRole('button', { name: 'Make the page “Contact”' })).toBeVisible()
  const menu = await previewFrame(page)
  await see(menu.locator('h1')).toContainText('Menu')
  await see(menu.locator('a[href="index.html"]').first()).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})
