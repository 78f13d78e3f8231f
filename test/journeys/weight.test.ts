import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { willRest } from '#test/support/at-rest.ts'
import { drawn } from '#test/support/draw.ts'
import { visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const built = join(import.meta.dirname, '../../build/client')
const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

/** Every script that a window asks for from now on, and what they weigh as gzip; without what is loaded ahead a second later. */
async function weigh(page: Page) {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout
    // A busy machine needs more than that second to show the screen.
    globalThis.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === 1000 ? 60_000 : ms)) as typeof setTimeout
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname)
  })
  return async () => {
    const sizes = await Promise.all([...scripts].map(async (path) => (await stat(join(built, `${path}.gz`))).size))
    return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
}

/** The budgets, in bytes of gzip. */
const most = { landing: 120 * 1024, publicPage: 130 * 1024, projects: 250 * 1024, builder: 350 * 1024 }

test('the landing page weighs little', async () => {
  const { page, close } = await visit(browser, product)
  const weight = await weigh(page)
  const rests = willRest(page)
  await page.goto('/')
  await rests()
  const { count, bytes } = await weight()
  expect(count).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most.landing)
  await close()
})

test('of the pages that the landing page shows come those in sight, and the others as one comes near', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const shown: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/preview/showcase/')) shown.push(pathname)
  })
  const rests = willRest(page)
  await page.goto('/')
  await rests()
  expect(shown.toSorted()).toEqual(['/preview/showcase/forno-volante', '/preview/showcase/forno-volante/wire'])
  await page.mouse.wheel(0, 200)
  const made = page.getByRole('list', { name: 'Pages made by the built-in designer' })
  await see(made.getByRole('listitem')).toHaveCount(7)
  for (const tile of await made.getByRole('listitem').all()) {
    await tile.scrollIntoViewIfNeeded()
    await see(tile.locator('iframe').contentFrame().locator('h1').first()).toBeAttached()
  }
  expect(complaints).toEqual([])
  await close()
})

test('the builder of a visitor weighs little before its code view', async () => {
  const { page, close } = await visit(browser, product)
  const weight = await weigh(page)
  await page.goto('/app')
  await see(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  const { count, bytes } = await weight()
  expect(count).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most.builder)
  await close()
})

test.for(drawn(['/pricing', '/terms', '/privacy', '/contact'], 1))(
  '%s weighs little for who only reads it',
  async (path) => {
    const { page, close } = await visit(browser, product)
    const weight = await weigh(page)
    const rests = willRest(page)
    await page.goto(path)
    await rests()
    const { count, bytes } = await weight()
    expect(count).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(most.publicPage)
    await close()
  },
)

test('the projects and an open project before its code view weigh little', async () => {
  const { page, context, close } = await signedUp(browser, product)
  const project = await newProject(context, product)
  const projects = await weigh(page)
  await page.goto('/projects')
  await see(page.getByRole('link', { name: project.name })).toBeVisible()
  // With the welcome of a new person.
  const list = await projects()
  expect(list.count).toBeGreaterThan(0)
  expect(list.bytes).toBeLessThanOrEqual(most.projects)

  const builder = await context.newPage()
  const weight = await weigh(builder)
  await builder.goto(`/projects/${project.id}`)
  await see(builder.getByRole('textbox', { name: 'Message' })).toBeVisible()
  const { count, bytes } = await weight()
  expect(count).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most.builder)
  await close()
})
