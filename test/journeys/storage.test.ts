import { expect, test } from 'vitest'
import { changed } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { theBrowser, theProduct } from '#test/support/stage.ts'
import { storeMany } from '#test/support/stored.ts'

const product = await theProduct()
const browser = await theBrowser()

test('63: the builder says when a limit is near, what it means and what to do, until it is closed, and again when more is used', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const { id } = await newProject(context, product, { name: 'Harbour' })
  /** More versions; then the project is opened, and what is said of its limits is known. */
  async function openWith(more: number) {
    await page.goto('about:blank')
    if (more > 0) await changed(product, ({ db }) => storeMany(db, id, { html: '<h1>Harbour</h1>', count: more }))
    const told = page.waitForResponse((response) => response.url().endsWith(`/projects/${id}/storage`))
    await page.goto(`/projects/${id}`)
    await told
    await see(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  }
  const near = page.getByText('This project has 160 of the 200 versions that Free keeps.')
  const closing = page.getByRole('button', { name: 'Close this notice' })
  await openWith(159)
  await see(closing).toHaveCount(0)

  await openWith(1)
  await see(near).toBeVisible()
  await see(page.getByRole('status').filter({ has: near })).toContainText('Name the ones you want to keep.')
  await closing.click()
  await see(near).toHaveCount(0)
  await openWith(0)
  await see(closing).toHaveCount(0)

  // Closed, it is told again at nine tenths, at 95 %, and when it is reached; there on a phone too.
  for (const [more, now] of [
    [20, '180'],
    [10, '190'],
  ] as const) {
    await openWith(more)
    await see(page.getByText(`This project has ${now} of the 200 versions that Free keeps.`)).toBeVisible()
    await closing.click()
    await openWith(0)
    await see(closing).toHaveCount(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(10)
  await see(page.getByText('This project has all 200 versions that Free keeps.')).toBeVisible()
  await page.getByRole('button', { name: 'Versions…' }).click()
  await see(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
