import { expect, test } from 'vitest'
import { builder, nordlys } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/stage.ts'

const product = await theProduct()
const browser = await theBrowser()

test('who comes for the first time and asks at once is one visitor, and gets the page', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  const named: string[] = []
  const refused: string[] = []
  const answers: Promise<void>[] = []
  context.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() >= 400)
      refused.push(`${response.status()} ${response.url()}`)
    answers.push(
      response.headersArray().then(
        (headers) => {
          for (const { name, value } of headers)
            if (name.toLowerCase() === 'set-cookie' && value.includes('visitor=')) named.push(response.url())
        },
        () => {},
      ),
    )
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('textbox', { name: /What should the page be/ })
  await box.fill(nordlys)
  await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
  await box.press('Enter')
  await page.waitForURL('**/app')
  await builder(page).answered(1)
  expect(await builder(page).savedPage()).toContain('Nordlys')
  await Promise.all(answers)
  expect(named).toEqual([`${product.url}/`])
  expect(refused).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
