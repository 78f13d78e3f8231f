import type { Browser } from '@playwright/test'
import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { builder, nordlys, previewFrame } from '#test/support/builder.ts'
import { personOf, withMember } from '#test/support/members.ts'
import { openBrowser, type Product, startProduct } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
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

/** The same server on the same data and port. */
const again = () => startProduct({ ...env, PORT: new URL(product.url).port }, product.folder)

// A journey that failed while the server was away leaves the next one a server.
beforeEach(async () => {
  if (product.process.exitCode !== null || product.process.signalCode !== null) product = await again()
})

test('two people see each other and what the other makes, and each can write on a page of their own', async () => {
  const ada = await signedUp(browser, product)
  const bo = await signedUp(browser, product)
  const project = await newProject(ada.context, product, { name: 'Shared' })
  product = await withMember(product, project.workspace_id, await personOf(bo.context, product), env)
  await ada.page.goto(`/projects/${project.id}`)
  await see(ada.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await bo.page.goto(`/projects/${project.id}`)
  await see(ada.page.getByRole('button', { name: /^Also here/ })).toBeVisible()
  await see(bo.page.getByRole('button', { name: /^Also here/ })).toBeVisible()

  await builder(ada.page).send(nordlys)
  await see(bo.page.getByRole('region', { name: 'Chat' }).getByText(nordlys)).toBeVisible()
  await see(bo.page.getByRole('button', { name: /^Stop/ })).toBeVisible()
  await builder(bo.page).answered(1)
  await see((await previewFrame(bo.page)).locator('h1')).toContainText('Nordlys')

  await bo.page.getByRole('button', { name: 'Add page' }).click()
  await bo.page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await bo.page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await ada.page.getByRole('button', { name: 'Page: Home' }).click()
  await see(ada.page.getByRole('menuitemradio', { name: 'About' })).toBeVisible()
  await ada.page.keyboard.press('Escape')

  await bo.close()
  await see(ada.page.getByRole('button', { name: /^Also here/ })).toHaveCount(0)
  expect(ada.complaints).toEqual([])
})

test('what is done while the server is away is kept, said, and arrives in order', async () => {
  const { page, project } = await openedWith(nordlys)
  await builder(page).answered(1)
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByText('Saved', { exact: true })).toBeVisible()

  await product.kill()
  await page.getByRole('button', { name: 'Page: About' }).click()
  await page.getByRole('menuitem', { name: /Rename page/ }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('Team')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByRole('banner').getByText('Not saved yet. Kept in this browser; trying again…')).toBeVisible()
  await page.getByRole('radio', { name: 'JSON' }).first().click()
  await page.getByRole('textbox', { name: 'Message' }).fill('an unsent thought')

  product = await again()
  await see(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await page.goto(`/projects/${project.id}?page=Team`)
  await see(page.getByRole('button', { name: 'Page: Team' })).toBeVisible()
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue('an unsent thought')
  await see(page.getByRole('radio', { name: 'JSON' }).first()).toBeChecked()
})

test('what waits for the server survives a reload of the tab', async () => {
  const { page, context, project } = await openedWith(nordlys)
  await builder(page).answered(1)
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByText('Saved', { exact: true })).toBeVisible()
  await product.kill()
  await page.getByRole('button', { name: 'Page: About' }).click()
  await page.getByRole('menuitem', { name: /Delete page/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete page' }).click()
  await see(page.getByRole('banner').getByText('Not saved yet.', { exact: false })).toBeVisible()
  await page.close()

  product = await again()
  const later = await context.newPage()
  await later.goto(`/projects/${project.id}`)
  await see(later.getByText('Saved', { exact: true })).toBeVisible()
  await later.reload()
  await see(later.getByText('Saved', { exact: true })).toBeVisible()
  await later.getByRole('button', { name: 'Page: Home' }).click()
  await see(later.getByRole('menuitemradio')).toHaveCount(1)
})

test('a message that did not reach the server is kept and sent again by hand', async () => {
  const { page } = await openedWith(nordlys)
  await builder(page).answered(1)
  await product.kill()
  await builder(page).send('make it green')
  await sawWords(page, 'The server could not be reached.')
  await page.reload().catch(() => undefined)
  product = await again()
  await page.reload()
  await see(page.getByText('make it green')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await builder(page).answered(2)
  await see(builder(page).answers.last()).toContainText('Built-in designer')
  await see(page.getByRole('region', { name: 'Chat' }).getByText('make it green')).toHaveCount(1)
})

test('a server that dies in the middle leaves what was written, and the turn can be tried again', async () => {
  const { page } = await openedWith()
  await builder(page).send(nordlys)
  await see((await previewFrame(page)).locator('h1')).toBeAttached()
  await product.kill()
  product = await again()
  await builder(page).answered(1)
  await see(page.getByText('The server was restarted while the page was being made.')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await see(page.getByText('The server was restarted while the page was being made.')).toBeVisible()
  await see((await previewFrame(page)).locator('h1')).toContainText('Nordlys')
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(builder(page).answers.last()).toContainText('Built-in designer', { timeout: 30_000 })
})

async function openedWith(prompt?: string) {
  const person = await signedUp(browser, product)
  const project = await newProject(person.context, product, { name: 'Winter menu', prompt })
  await person.page.goto(`/projects/${project.id}`)
  await see(person.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return { ...person, project }
}
