import { afterAll, expect, test } from 'vitest'
import { builder, okapi, showsWords } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1', AI_API_KEY: 'secret-key' })
const browser = await theBrowser()

test('a reload in the middle goes on with the same stream, and a second tab shows it too', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { send, answered, savedPage } = builder(page)
  await send(`${okapi} [[hold]]`)
  await showsWords(page, 'Okapi')
  const second = await context.newPage()
  await second.goto('/app')
  for (let reload = 0; reload < 2; reload++) {
    await page.reload()
    await see(page.getByRole('button', { name: /^Stop/ })).toBeVisible()
    await showsWords(page, 'Okapi')
  }
  await see(second.getByRole('button', { name: /^Stop/ })).toBeVisible()
  model.goOn()
  await answered(1)
  await builder(second).answered(1)
  const html = await savedPage()
  expect(html).toMatch(/<\/html>\s*$/)
  await expect.poll(() => builder(second).savedPage()).toBe(html)

  // the same request without interruption gives the same bytes
  const calm = await visit(browser, product)
  await calm.page.goto('/app')
  await builder(calm.page).ask(okapi)
  await expect.poll(() => builder(calm.page).savedPage()).toBe(html)
  expect([...complaints, ...calm.complaints]).toEqual([])
  await calm.close()
  await close()
})

test('a model that thinks: the chat counts the seconds, and Stop ends it', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { send, answered, answers } = builder(page)
  await send(`${okapi} [[hold:0]]`)
  await see(page.getByRole('region', { name: 'In the making' })).toContainText(/Thinking, \d+ s/)
  await page.getByRole('button', { name: /^Stop/ }).click()
  await answered(1)
  await see(answers.first()).toContainText('Stopped. Nothing was changed.')
  expect(complaints).toEqual([])
  await close()
})

test('thanks are answered in words, and a failure says why beside the words that never change', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(okapi)
  const first = await savedPage()
  const calls = model.asked.length
  await ask('Thanks! [[prose]]')
  await see(answers.nth(1)).toContainText('You are welcome. The page looks fine to me.')
  expect(model.asked.length - calls).toBe(1)
  await ask('flurb the wobble [[fail:429]][[retry-after:45]]')
  await see(answers.nth(2)).toContainText('The model is busy: try again in 45 s.')
  expect(await savedPage()).toBe(first)
  await see(page.getByText('Version 2')).toHaveCount(0)
  const status = await page.evaluate(async () => (await fetch('/api/credits/status')).json())
  expect(status).toMatchObject({ dailyUsed: 1 })
  expect(complaints).toEqual([])
  await close()
})

test('a server that is killed in the middle: the next one says interrupted and gives the credit back', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/app')
  await builder(page).send(`${okapi} [[hold]]`)
  await showsWords(page, /[\s\S]{800}/)
  await product.kill()
  await product.again()
  await page.reload()
  await builder(page).answered(1)
  await see(page.getByText('The server was restarted while the page was being made.').first()).toBeVisible()
  await expect.poll(() => builder(page).savedPage()).toContain('Okapi')
  const status = await page.evaluate(async () => (await fetch('/api/credits/status')).json())
  expect(status).toMatchObject({ dailyUsed: 0 })
  await close()
})

test('a reload while the request is on its way is no error: it is asked for again, once', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { send, answered, savedPage } = builder(page)
  let tries = 0
  await page.route('**/api/generations', async (route) => {
    tries += 1
    // The answer of the first never comes, though the server has it.
    if (tries > 1) return route.continue()
    await page.request.fetch(route.request())
  })
  await send(okapi)
  await expect.poll(() => tries).toBe(1)
  await page.reload()
  await answered(1)
  await see(page.getByText('Sorry, I encountered an error')).toHaveCount(0)
  expect(await savedPage()).toContain('Okapi')
  await see(page.getByText('Version 2')).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})
