import { type Browser, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Product, startProduct } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { projectsScreen } from '#test/support/projects-screen.ts'
import { signedUp } from '#test/support/signed-in.ts'

const env = { BILLING: 'off' }
let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct(env)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('a server that goes away costs the list of projects nothing: what was typed stays, and the screen catches up', async () => {
  const { page, context, close } = await signedUp(browser, product)
  const { names, pick } = projectsScreen(page)
  await newProject(context, product, { name: 'Harbour' })
  await page.goto('/projects')
  await see(names).toHaveText(['Harbour'])

  await pick('Harbour', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename Project' })
  const field = rename.getByRole('textbox', { name: 'Project Name' })
  await field.fill('Lighthouse')
  await product.kill()
  await field.press('Enter')
  await see(page.getByText('Error renaming project').first()).toBeVisible()
  await see(field).toHaveValue('Lighthouse')
  await see(page.getByRole('article', { includeHidden: true })).toContainText('Harbour')

  const port = new URL(product.url).port
  product = await startProduct({ ...env, PORT: port }, product.folder)
  await rename.getByRole('button', { name: 'Rename Project' }).click()
  await see(names).toHaveText(['Lighthouse'])
  await newProject(context, product, { name: 'Made elsewhere' })
  await see(names).toHaveText(['Made elsewhere', 'Lighthouse'], { timeout: 20_000 })
  await page.reload()
  await see(names).toHaveText(['Made elsewhere', 'Lighthouse'])
  expect(await page.getByText('Error').count()).toBe(0)
  await close()
})
