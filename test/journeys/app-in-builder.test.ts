import { expect, test } from 'vitest'
import { builder, shownPage } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'

const product = await theProduct()
const browser = await theBrowser()

const rowing =
  'Please implement a club platform. Members should be able to log in, browse boats, send messages, and discuss in a forum.'

test('the view that is open in the preview stays open over an edit, and a section that was added is opened by its link', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const chat = builder(page)
  await chat.ask(rowing)
  const shown = shownPage(page)
  const link = (name: string) =>
    shown.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const heading = (name: string) => shown.getByRole('heading', { name, exact: true, level: 2 })
  // the canvas is scaled, and a press by its place would miss
  await link('Forum').evaluate((element) => (element as HTMLElement).click())
  await see(heading('Forum')).toBeVisible()
  await see(heading('Boats')).toBeHidden()

  await chat.ask('add an FAQ')
  await see(heading('Forum')).toBeVisible()
  await see(heading('Boats')).toBeHidden()
  await see(link('Forum')).toHaveAttribute('aria-current', 'page')
  await link('FAQ').evaluate((element) => (element as HTMLElement).click())
  await see(heading('Forum')).toBeHidden()
  await see(shown.locator('[data-section^="faq/"]')).toBeVisible()

  await chat.ask('remove the messages')
  await see(link('Messages')).toHaveCount(0)
  expect(await chat.savedPage()).not.toContain('#messages')
  expect(complaints).toEqual([])
  await close()
})
