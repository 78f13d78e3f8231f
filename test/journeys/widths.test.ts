import { expect, test } from 'vitest'
import { openSavedPage, select } from '#test/support/direct-edits.ts'
import { newAddress } from '#test/support/account.ts'
import { visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

/** In px: what sticks out at the side, and the height of the header. */
const fits = ({ over, header }: { over: number; header: number }) => over <= 0 && header <= 66

const tabs = ['profile', 'password', 'social', 'workspaces', 'billing', 'integrations']

test('no screen of a person with a long address is wider than its window, and no header breaks', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product, {
    email: `somebody.with.a.very.long.address.${newAddress()}`,
  })
  const project = await newProject(context, product, {
    name: 'A project whose name is longer than most headers are wide',
  })
  const paths = [
    '/projects',
    `/projects/${project.id}`,
    ...tabs.map((tab) => `/settings#${tab}`),
    '/workspaces/new',
    '/',
    '/pricing',
    '/contact',
    '/terms',
    '/privacy',
  ]
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await see(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await see(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    for (const width of [360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const measure = () =>
        page.evaluate(() => ({
          over: document.documentElement.scrollWidth - window.innerWidth,
          header: document.querySelector('header')?.offsetHeight ?? 0,
        }))
      await expect
        .poll(async () => fits(await measure()))
        .toBe(true)
        .catch(async () => wrong.push(`${path} at ${width}: ${JSON.stringify(await measure())}`))
    }
  }
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('the toolbar of the preview has room for all it shows, selecting too', async () => {
  const { page, close } = await visit(browser, product)
  const toolbar = page.getByRole('toolbar', { name: 'Preview' })
  await openSavedPage(page)
  const wrong: string[] = []
  for (const isSelecting of [false, true]) {
    if (isSelecting) await select(page)
    for (const width of [768, 850, 900, 1024, 1100, 1180, 1260, 1280, 1340, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth))
        .toBe(0)
        .catch(() => wrong.push(`${width} px${isSelecting ? ', selecting' : ''}`))
    }
  }
  expect(wrong).toEqual([])
  await close()
})
