import { type Browser, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builder, nordlys, previewFrame } from '#test/support/builder.ts'
import { press, select } from '#test/support/by-hand.ts'
import { personOf, withMember } from '#test/support/members.ts'
import { openBrowser, type Product, startProduct } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
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

test('what one person changes by hand is a version that the other sees; a turn of the other sees it', async () => {
  const ada = await signedUp(browser, product)
  const bo = await signedUp(browser, product)
  const project = await newProject(ada.context, product, { name: 'Shared' })
  product = await withMember(product, project.workspace_id, await personOf(bo.context, product), env)
  await ada.page.goto(`/projects/${project.id}`)
  const selects = ada.page.getByRole('button', { name: 'Select', exact: true })
  await builder(ada.page).send(nordlys)
  await see(ada.page.getByRole('button', { name: /^Stop/ })).toBeVisible()
  await see(selects).toHaveAttribute('aria-disabled', 'true')
  await builder(ada.page).answered(1)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)

  const frame = await select(ada.page)
  await press(ada.page, 'h1', 2)
  await see(frame.locator('h1')).toBeFocused()
  await ada.page.keyboard.type('Written by Ada')
  await ada.page.keyboard.press('Enter')
  await see(frame.locator('h1')).toHaveText('Written by Ada')
  await ada.page.keyboard.press('Escape')
  await see(ada.page.getByText('Changed by hand', { exact: true })).toBeVisible()

  await see(bo.page.getByText('Changed by hand', { exact: true })).toBeVisible()
  await see(async () => see((await previewFrame(bo.page)).locator('h1')).toHaveText('Written by Ada')).toPass()

  await builder(bo.page).ask('Make it dark')
  await see(async () => see((await previewFrame(ada.page)).locator('h1')).toHaveText('Written by Ada')).toPass()
  expect(ada.complaints).toEqual([])
  await ada.close()
  await bo.close()
})
