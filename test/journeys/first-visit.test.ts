import { expect, test } from 'vitest'
import { builder, nordlys } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

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

test('a builder that cannot be loaded, as while a new version is put up, loses no word of the request', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/')
  const box = page.getByRole('textbox', { name: /What should the page be/ })
  await box.fill(nordlys)
  await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
  await page.route('**/assets/*.js', (route) => route.abort())
  // The router loads its screen anew where another cannot be had.
  const loadedAnew = page.waitForEvent('load')
  await box.press('Enter')
  await loadedAnew
  await page.unroute('**/assets/*.js')
  await page.reload()
  await see(box).toHaveValue(nordlys)
  await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
  await box.press('Enter')
  await page.waitForURL('**/app')
  await builder(page).answered(1)
  // It arrived, so it does not wait at the front door any more.
  await page.goto('/')
  await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
  await see(box).toHaveValue('')
  await close()
})
