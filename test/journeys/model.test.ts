import { afterAll, expect, test } from 'vitest'
import { builder, okapi, showsWords } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { ownProduct, theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1', AI_API_KEY: 'secret-key' })
const browser = await theBrowser()

test('a model writes a page and changes it, and its name stands on the message', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(okapi)
  const first = await savedPage()
  expect(first).toContain('Okapi')
  await see(answers.first()).toContainText('fake-1')
  await ask("make it dark and change the main button to 'Start now'")
  await expect.poll(() => savedPage()).toContain('Start now')
  await expect.poll(() => savedPage()).not.toBe(first)
  expect(model.asked[0]?.headers.authorization).toBe('Bearer secret-key')
  expect(JSON.stringify(model.asked)).not.toContain('secret-key"}')
  expect(complaints).toEqual([])
  await close()
})

test('Stop stops: the answer says so, and the message box is free again', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  await builder(page).send(`${okapi} [[hold]]`)
  await showsWords(page, /[\s\S]{800}/)
  await page.getByRole('button', { name: /^Stop/ }).click()
  await builder(page).answered(1)
  await see(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await see(builder(page).answers.first()).toContainText('Stopped. What was made so far is kept.')
  await expect.poll(() => builder(page).savedPage()).toContain('Okapi')
  expect(complaints).toEqual([])
  await close()
})

test.for([
  ['an endpoint that answers 500', ' [[fail:500]]', 'Using fallback design', 'I hit an issue with the API'],
  [
    'an endpoint that cannot be reached',
    null,
    'Error generating design',
    'Sorry, I encountered an error while generating your design. Please try again.',
  ],
] as const)(
  '%s: a fallback page is shown and named as such, and it costs nothing',
  async ([, sentinel, toast, words]) => {
    const where = sentinel ? product : await ownProduct({ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'fake-1' })
    const { page, close } = await visit(browser, where)
    await page.goto('/app')
    const { send, answered, answers, savedPage } = builder(page)
    await send(`${okapi}${sentinel ?? ''}`)
    await answered(1)
    await sawWords(page, toast)
    await see(answers.first()).toContainText(words)
    await see(answers.first()).toContainText('fallback')
    await expect.poll(() => savedPage()).toContain('Okapi')
    const status = await page.evaluate(async () => (await fetch('/api/credits/status')).json())
    expect(status).toMatchObject({ dailyUsed: 0 })
    await close()
  },
)

test('JSON mode stores the tree; a reply without one is answered with a fallback page', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, savedPage } = builder(page)
  await page.getByRole('radio', { name: 'JSON' }).click()
  await ask(okapi)
  await expect.poll(() => savedPage()).toContain('Okapi')
  const tree = await page.evaluate(() => localStorage.getItem('lastJsonStructure'))
  expect(JSON.parse(tree ?? 'null')).toHaveProperty('elements')
  await close()
})
