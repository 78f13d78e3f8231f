import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { builder, okapi, shownPage } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { withGuest } from '#test/support/members.ts'
import { until } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { openedProject } from '#test/support/opened-project.ts'
import { see } from '#test/support/see.ts'
import { ownProduct, theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const settings = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1', AI_API_KEY: 'secret-key' }
const product = await theProduct(settings)
const browser = await theBrowser()

const stop = (page: Page) => page.getByRole('button', { name: /^Stop/ })
const credits = (page: Page, words: string) => see(page.getByText(words, { exact: false }).first()).toBeVisible()
const pageShown = (page: Page) => see(shownPage(page).locator('body')).toContainText(/[\s\S]{400}/)

const opened = () => openedProject(browser, product, { name: 'Okapi' })

async function addPage(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill(name)
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByRole('button', { name: `Page: ${name}` })).toBeVisible()
  await see(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('a generation is seen in another window, goes on after a reload, and ends in both', async () => {
  const { page, context, complaints, path, close } = await opened()
  const second = await context.newPage()
  await second.goto(path)
  await see(second.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await builder(page).send(`${okapi} [[hold]]`)
  await see(stop(second)).toBeVisible()
  await see(second.getByRole('region', { name: 'Chat' }).getByText(okapi)).toBeVisible()
  await pageShown(second)
  await page.reload()
  await see(stop(page)).toBeVisible()
  model.goOn()
  for (const window of [page, second]) {
    await builder(window).answered(1)
    await see(builder(window).answers.first()).toContainText('fake-1')
  }
  expect(complaints).toEqual([])
  await close()
})

test('a generation is seen in another window, goes on after a reload, and is stopped from there: what was made stays', async () => {
  const { page, context, complaints, path, close } = await opened()
  const second = await context.newPage()
  await second.goto(path)
  await builder(page).send(`${okapi} [[hold]]`)
  await see(stop(second)).toBeVisible()
  await page.reload()
  await pageShown(page)
  await stop(page).click()
  await builder(page).answered(1)
  await builder(second).answered(1)
  for (const window of [page, second]) {
    await see(builder(window).answers.first()).toContainText('Stopped. What was made so far is kept.')
    await see(shownPage(window).locator('body')).toContainText('Okapi')
  }
  // A version was stored, so it cost its credit.
  await credits(page, '4 remaining')
  await page.reload()
  await see(builder(page).answers.first()).toContainText('Stopped. What was made so far is kept.')
  await see(shownPage(page).locator('body')).toContainText('Okapi')
  expect(complaints).toEqual([])
  await close()
})

test('what is stopped before anything was made gives its credit back', async () => {
  const { page, complaints, close } = await opened()
  await credits(page, '5 remaining')
  const asked = model.asked.length
  await builder(page).send(`${okapi} [[silent]]`)
  await credits(page, '1 credit held')
  // Stopped sooner it would not have been sent at all: the words go back into the box.
  await until(() => model.asked.length > asked)
  await stop(page).click()
  await builder(page).answered(1)
  await see(builder(page).answers.first()).toContainText('Stopped')
  await credits(page, '5 remaining')
  await page.reload()
  await see(builder(page).answers.first()).toContainText('Stopped')
  await credits(page, '5 remaining')
  expect(complaints).toEqual([])
  await close()
})

test('while one page is made, somebody else has another one made; an own second tab is told to wait', async () => {
  const open = await ownProduct({ ...settings, BILLING: 'off' })
  const ada = await signedUp(browser, open)
  const bo = await signedUp(browser, open)
  const project = await newProject(ada.context, open, { prompt: okapi })
  const path = `/projects/${project.id}`
  await withGuest(open, ada.context, project, bo.context)
  await ada.page.goto(path)
  await builder(ada.page).answered(1)
  await addPage(ada.page, 'About')
  await ada.page.goto(`${path}?page=Home`)
  await bo.page.goto(`${path}?page=Home`)
  await builder(bo.page).answered(1)
  await builder(ada.page).send('A wholly new page about bookkeeping [[hold:20]]')
  for (const window of [ada.page, bo.page]) await see(stop(window)).toBeVisible()

  const tab = await ada.context.newPage()
  await tab.goto(`${path}?page=About`)
  await see(stop(tab)).toBeVisible()
  await see(tab.getByPlaceholder('Write the next change meanwhile')).toBeVisible()

  await bo.page.goto(`${path}?page=About`)
  await see(bo.page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await builder(bo.page).send('A page about the people of Okapi')
  await see(builder(bo.page).answers).toHaveCount(1, { timeout: 40_000 })
  await see(bo.page.getByRole('article', { name: 'Pagewright, version 1' })).toBeVisible()
  await see(shownPage(bo.page).locator('h1')).toBeAttached()
  await see(builder(tab).answers).toHaveCount(1)

  // Home was being made all along.
  await stop(ada.page).click()
  await builder(ada.page).answered(2)
  await see(builder(ada.page).answers.last()).toContainText('Stopped.')
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
  await bo.close()
  await ada.close()
})

test('a server that dies in the middle leaves what was written, and the turn can be tried again', async () => {
  const { page, context, project, close } = await opened()
  const words = page.getByText('The server was restarted while the page was being made.')
  await builder(page).send(`${okapi} [[hold]]`)
  await pageShown(page)
  // What was shown is written in batches between such reads of the same database: after so many, all of it is.
  for (let read = 0; read < 60; read++) await callAs(context, product, 'GET', `/projects/${project.id}/content`)
  await product.kill()
  await product.again()
  await builder(page).answered(1)
  await see(words).toBeVisible()
  await page.reload()
  await see(words).toBeVisible()
  await see(shownPage(page).locator('body')).toContainText('Okapi')
  const asked = model.asked.length
  await page.getByRole('button', { name: 'Try again' }).click()
  await until(() => model.asked.length > asked)
  model.goOn()
  await builder(page).answered(2)
  await see(builder(page).answers.last()).toContainText('fake-1')
  await close()
})
