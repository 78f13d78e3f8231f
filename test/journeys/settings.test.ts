import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const tabs = [
  ['profile', 'Profile'],
  ['password', 'Password'],
  ['social', 'Social Accounts'],
  ['notifications', 'Notifications'],
  ['workspaces', 'Workspaces'],
  ['people', 'People'],
  ['models', 'Models'],
  ['billing', 'Plans & Billing'],
  ['integrations', 'Integrations'],
] as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Settings' })

test('each tab has its link; back, a new tab and the focus follow', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  await see(heading(page)).toHaveText('Profile')
  await see(nav(page).getByRole('link')).toHaveText(tabs.map(([, label]) => label))
  for (const [id, label] of tabs.slice(1)) {
    await nav(page).getByRole('link', { name: label }).click()
    await see(page).toHaveURL(`${product.url}/settings#${id}`)
    await see(heading(page)).toHaveText(label)
    await see(heading(page)).toBeFocused()
    await see(nav(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    await see(page).toHaveTitle(`${label} · Settings · Pagewright`)
  }
  await page.goBack()
  await see(heading(page)).toHaveText('Plans & Billing')
  await see(heading(page)).toBeFocused()

  const opened = context.waitForEvent('page')
  await nav(page).getByRole('link', { name: 'Password' }).click({ button: 'middle' })
  await see(heading(await opened)).toHaveText('Password')
  await see(heading(page)).toHaveText('Plans & Billing')
  expect(complaints).toEqual([])
  await close()
})

test.for(
  drawn(
    [
      ['/settings#billing', 'Plans & Billing'],
      ['/settings#nowhere', 'Profile'],
      ['/settings/anything#password', 'Password'],
      ['/settings/anything/else', 'Profile'],
    ] as const,
    1,
  ),
)('%s opens %s', async ([path, label]) => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto(path)
  await see(heading(page)).toHaveText(label)
  await see(page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(complaints).toEqual([])
  await close()
})

test('on a phone the tabs are one row, and the current one stands in sight', async () => {
  const { page, complaints, close } = await signedUp(browser, product, { width: 390, height: 844 })
  await page.goto('/settings#integrations')
  await see(nav(page).getByRole('link', { name: 'Integrations' })).toBeInViewport({ ratio: 1 })
  await see(nav(page).getByRole('link', { name: 'Profile' })).not.toBeInViewport()
  await page.goto('/settings#social')
  await see(nav(page).getByRole('link', { name: 'Social Accounts' })).toBeInViewport({ ratio: 1 })
  for (const [id, label] of tabs) {
    await page.goto(`/settings#${id}`)
    await see(heading(page)).toHaveText(label)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
  expect(complaints).toEqual([])
  await close()
})

test('what is not built yet says so, and the plans are a link away', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#integrations')
  await see(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await page.goto('/settings#billing')
  await see(page.getByText('Need more credits?')).toBeVisible()
  for (const name of ['View Plans', 'Upgrade to Pro'])
    await see(page.getByRole('link', { name })).toHaveAttribute('href', '/pricing')
  expect(complaints).toEqual([])
  await close()
})

test('a free plan shows what is used of the day, and when it begins again', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#billing')
  await see(page.getByText('Free', { exact: true })).toBeVisible()
  await see(page.getByText('1 workspace, 1 project, 5 daily credits')).toBeVisible()
  const meter = page.getByRole('progressbar', { name: 'Daily Credits Used' })
  await see(meter).toHaveAttribute('aria-valuemax', '5')
  await see(meter).toHaveAttribute('aria-valuenow', '0')
  await see(meter).toHaveAttribute('data-state', 'loading')
  await see(page.getByText('0 / 5')).toBeVisible()
  await see(page.getByText('5 remaining, resets daily')).toBeVisible()
  await see(page.getByText(/^Next at \d\d:\d\d, your time$/)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

const paths = [...tabs.map(([id]) => `/settings#${id}`), '/workspaces/new']

test('no screen has a serious violation, light or dark', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  for (const path of paths) {
    await page.goto(path)
    await see(heading(page)).toBeVisible()
    await see(page.locator('.animate-pulse')).toHaveCount(0)
    expect(await findingsInBothThemes(page), path).toEqual([])
  }
  expect(complaints).toEqual([])
  await close()
})
