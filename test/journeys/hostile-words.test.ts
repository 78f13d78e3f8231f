import { expect, test } from 'vitest'
import { builder } from '#test/support/builder.ts'
import { newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const words =
  '</script><img src=x onerror="document.title=1"> ![](https://evil.test/?q=1) [x](javascript:alert(1)) \u202Eshop'

test('33, 36, 39, 58: markup in a prompt or a name is text, on every screen and after a reload', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const name = '</title><script>document.body.remove()</script> <b>x</b>'
  const project = await newProject(context, product, { name })
  await page.goto(`/projects/${project.id}`)
  await builder(page).ask(words)
  for (const load of [() => Promise.resolve(null), () => page.reload()]) {
    await load()
    await see(page.getByText('<img src=x onerror="document.title=1">').first()).toBeVisible()
    await see(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, '\\$&')}`))
    expect(await page.locator('img[src="x"], a[href^="javascript:"], img[src*="evil.test"]').count()).toBe(0)
  }
  await page.goto('/projects')
  await see(page.getByRole('link', { name }).first()).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
