import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { builder, nordlys } from '#test/support/builder.ts'
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
  await openSavedPage(page)
  expect([...(await tooNarrow(page)), ...(await tooNarrow(page, true))]).toEqual([])
  await close()
})

test('the toolbar of a project has room for comments and for the facts that its page waits for', async () => {
  const { page, context, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Facts' })
  await page.goto(`/projects/${project.id}`)
  await builder(page).ask(nordlys)
  await see(page.getByRole('toolbar', { name: 'Preview' }).getByRole('button', { name: /missing|fact/i })).toBeVisible()
  expect([...(await tooNarrow(page)), ...(await tooNarrow(page, true))]).toEqual([])
  await close()
})

/** The widths of the window at which something of the preview's toolbar is cut off. */
async function tooNarrow(page: Page, isSelecting = false): Promise<string[]> {
  const toolbar = page.getByRole('toolbar', { name: 'Preview' })
  const wrong: string[] = []
  if (isSelecting) await select(page)
  for (const width of [768, 850, 900, 1024, 1100, 1180, 1260, 1280, 1340, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth))
      .toBe(0)
      .catch(() => wrong.push(`${width} px${isSelecting ? ', selecting' : ''}`))
  }
  return wrong
}
