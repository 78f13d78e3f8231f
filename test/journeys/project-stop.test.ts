import type { Browser, Page } from '@playwright/test'
import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builder, previewFrame } from '#test/support/builder.ts'
import { type FakeModel, startFakeModel } from '#test/support/fake-model.ts'
import { openBrowser, type Product, startProduct, until } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'

const prompt = 'A landing page for Okapi, bookkeeping software for freelancers, with features, pricing and FAQ'

let model: FakeModel
let product: Product
let browser: Browser
beforeAll(async () => {
  model = await startFakeModel({ rate: 400 })
  const env = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1', AI_API_KEY: 'secret-key' }
  product = await startProduct(env)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await model.close()
})

const stop = (page: Page) => page.getByRole('button', { name: /^Stop/ })
const credits = (page: Page, words: string) => see(page.getByText(words, { exact: false }).first()).toBeVisible()
const pageShown = (page: Page) =>
  until(async () => /[\s\S]{400}/.test(await (await previewFrame(page)).locator('body').innerText()), 30_000)

async function opened() {
  const person = await signedUp(browser, product)
  const project = await newProject(person.context, product, { name: 'Okapi' })
  const path = `/projects/${project.id}`
  await person.page.goto(path)
  await see(person.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return { ...person, project, path }
}

test('a generation is seen in another window, goes on after a reload, and is stopped from there: what was made stays', async () => {
  const { page, context, complaints, path, close } = await opened()
  const second = await context.newPage()
  await second.goto(path)
  await builder(page).send(`${prompt} [[rate:150]]`)
  await see(stop(second)).toBeVisible()
  await page.reload()
  await pageShown(page)
  await stop(page).click()
  await builder(page).answered(1)
  await builder(second).answered(1)
  for (const window of [page, second]) {
    await see(builder(window).answers.first()).toContainText('Stopped. What was made so far is kept.')
    await see((await previewFrame(window)).locator('body')).toContainText('Okapi')
  }
  // A version was stored, so it cost its credit.
  await credits(page, '4 remaining')
  await page.reload()
  await see(builder(page).answers.first()).toContainText('Stopped. What was made so far is kept.')
  await see((await previewFrame(page)).locator('body')).toContainText('Okapi')
  expect(complaints).toEqual([])
  await close()
})

test('what is stopped before anything was made gives its credit back', async () => {
  const { page, complaints, close } = await opened()
  await credits(page, '5 remaining')
  await builder(page).send(`${prompt} [[silent]]`)
  await credits(page, '1 credit held')
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
