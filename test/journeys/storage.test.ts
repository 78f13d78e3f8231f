import { expect, test } from 'vitest'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('63: the builder says when a limit is near, what it means and what to do, until it is closed, and again when more is used', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const { id } = await newProject(context, product, { name: 'Harbour' })
  /** More versions, while nobody looks. */
  async function add(count: number) {
    await page.goto('about:blank')
    const version = { page_name: 'Home', html_content: '<h1>Harbour</h1>' }
    for (let n = 0; n < count; n += 1) await callAs(context, product, 'POST', `/projects/${id}/versions`, version)
  }
  /** Opens the project; then what is said of its limits is known. */
  async function open() {
    const told = page.waitForResponse((response) => response.url().endsWith(`/projects/${id}/storage`))
    await page.goto(`/projects/${id}`)
    await told
    await see(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  }
  const near = page.getByText('This project has 160 of the 200 versions that Free keeps.')
  const closing = page.getByRole('button', { name: 'Close this notice' })
  await add(159)
  await open()
  await see(closing).toHaveCount(0)

  await add(1)
  await open()
  await see(near).toBeVisible()
  await see(page.getByRole('status').filter({ has: near })).toContainText('Name the ones you want to keep.')
  await closing.click()
  await see(near).toHaveCount(0)
  await open()
  await see(closing).toHaveCount(0)

  // Closed, it is told again at nine tenths, at 95 %, and when it is reached; there on a phone too.
  for (const [more, now] of [
    [20, '180'],
    [10, '190'],
  ] as const) {
    await add(more)
    await open()
    await see(page.getByText(`This project has ${now} of the 200 versions that Free keeps.`)).toBeVisible()
    await closing.click()
    await open()
    await see(closing).toHaveCount(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await add(10)
  await open()
  await see(page.getByText('This project has all 200 versions that Free keeps.')).toBeVisible()
  await page.getByRole('button', { name: 'Versions…' }).click()
  await see(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
