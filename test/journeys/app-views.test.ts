import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findings } from '#test/support/axe.ts'
import { designedPage } from '#test/support/designed-page.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

const ASK =
  'Please implement a club platform. Users should be able to log in, browse events, book courses, send messages, ' +
  'discuss in a forum, check in daily, join the lucky draw, and view statistics.'

const views = (page: Page) => page.locator('main > [data-section]')
const open = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click()

/** The application at a width, in the light or the dark. */
const appFor = ({ dark = false, ...look }: { width?: number; dark?: boolean; script?: boolean } = {}) =>
  designedPage(browser, dark ? `${ASK} Dark mode.` : ASK, look)

const labels = ['Events', 'Bookings', 'Messages', 'Forum', 'Check-in', 'Lucky draw', 'Statistics', 'Sign in']

test('views open one at a time by their links and by the tiles of the first one, and have the focus at their heading', async () => {
  const { page, html, complaints, close } = await appFor()
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Club')
  for (const label of labels) {
    await open(page, label)
    await see(page.locator('main > :visible')).toHaveCount(1)
    await see(page.locator('main h2:visible').first()).toBeFocused()
    await see(page.locator('nav [aria-current=page]')).toHaveText(label)
    await see(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await open(page, 'Home')
    await page.locator('main').getByRole('link', { name: label }).first().click()
    await see(page.locator('nav [aria-current=page]')).toHaveText(label)
    await see(page.locator('main > :visible')).toHaveCount(1)
    await open(page, 'Home')
  }
  await page.evaluate(() => {
    location.hash = document.querySelectorAll<HTMLAnchorElement>('nav a')[4]?.hash ?? ''
  })
  await see(page.locator('nav [aria-current=page]')).toHaveText('Forum')
  await page.goBack()
  await see(page.locator('nav [aria-current=page]')).toHaveText('Home')
  expect(complaints).toEqual([])
  await close()
})

test('every screen works beside the others', async () => {
  const { page, complaints, close } = await appFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const view = page.locator('main > :visible')
  await open(page, 'Events')
  await view.getByRole('searchbox').fill('nothing is called so')
  await view.getByRole('button', { name: 'Show all' }).click()
  await see(view.locator('[data-entry]:visible')).toHaveCount(8)
  for (const label of ['Events', 'Bookings']) {
    await open(page, label)
    await view.locator('[data-entry] [data-open]').first().click()
    const dialog = page.locator('dialog[open]')
    await see(dialog).toHaveCount(1)
    await page.keyboard.press('Escape')
    await see(dialog).toHaveCount(0)
  }
  await open(page, 'Messages')
  await view.getByPlaceholder('Your message').fill('Is anybody there?')
  await page.keyboard.press('Enter')
  await see(view).toContainText('Is anybody there?')
  await open(page, 'Forum')
  const before = await view.locator('[data-post]:visible').count()
  await view.getByRole('searchbox').fill('nothing is called so')
  await see(view.locator('[data-post]:visible')).toHaveCount(0)
  await view.getByRole('searchbox').fill('')
  await see(view.locator('[data-post]:visible')).toHaveCount(before)
  await open(page, 'Check-in')
  const days = Number(await view.locator('[data-days]').textContent())
  await view.locator('[type=submit]').click()
  await see(view.locator('[data-days]')).toHaveText(String(days + 1))
  await open(page, 'Lucky draw')
  await view.getByRole('button', { name: 'Spin' }).click()
  await see(view.locator('[data-entry]')).toHaveCount(1)
  await open(page, 'Statistics')
  await view.getByRole('button', { name: 'Month' }).click()
  await see(view.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true')
  await open(page, 'Check-in')
  await see(view.locator('[data-days]')).toHaveText(String(days + 1))
  expect(complaints).toEqual([])
  await close()
})

test.for([
  { width: 1280, dark: false },
  { width: 390, dark: true },
])('each view fits and can be used by everybody: %o', async (look) => {
  const { page, close } = await appFor(look)
  for (const label of labels) {
    await open(page, label)
    expect([label, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([label, 0])
    expect([label, await findings(page)]).toEqual([label, []])
  }
  await close()
})

test('without a script all views stand one below the other', async () => {
  const { page, close } = await appFor({ script: false })
  await see(views(page)).toHaveCount(labels.length + 1)
  for (const view of await views(page).all()) await see(view).toBeVisible()
  await close()
})
