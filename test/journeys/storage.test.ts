import { expect, test } from 'vitest'
import { changed } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { theBrowser, theProduct } from '#test/support/stage.ts'
import { storeMany } from '#test/support/stored.ts'

const product = await theProduct()
const browser = await theBrowser()

test('63: the builder says when a limit is near, what it means and what to do, until it is closed', async () => {
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

  // Reached, it is told once more; on a phone too.
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(40)
  await see(page.getByText('This project has all 200 versions that Free keeps.')).toBeVisible()
  await page.getByRole('button', { name: 'Versions…' }).click()
  await see(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
