import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { willRest } from '#test/support/at-rest.ts'
import { drawn } from '#test/support/draw.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const terms = [
  'Acceptance of Terms',
  'Usage License',
  'Content Ownership',
  'Usage Restrictions',
  'Service Quality',
  'Privacy',
  'Changes to Terms',
  'Contact',
]
const privacy = [
  'Information We Collect',
  'How We Use Information',
  'Cookies',
  'Information Sharing',
  'Data Security',
  'Your Rights',
  'Data Retention',
  'Contact',
]

const pages = [
  ['/pricing', 'Simple, Transparent Pricing'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/contact', 'Contact Us'],
] as const

/** The levels of all headings, in the order in which they are read. */
const levels = (page: Page) =>
  page.locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))

test.for(drawn(pages, 2))('%s reads without scripts, and has what a machine looks for', async ([path, title]) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  expect((await page.goto(path))?.status()).toBe(200)
  await see(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await see(page).toHaveTitle(/ · Pagewright$/)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description?.length).toBeGreaterThan(40)
  const found = await levels(page)
  expect(found.filter((level) => level === 1)).toHaveLength(1)
  expect(found.filter((level, at) => at > 0 && level > (found[at - 1] ?? 0) + 1)).toEqual([])
  await see(page.getByRole('link', { name: 'Pricing' }).first()).toHaveAttribute('href', '/pricing')
  await context.close()
})

test.for(drawn(pages, 1))('%s has no serious violation, light or dark', async ([path]) => {
  const { page, complaints, close } = await visit(browser, product)
  const rests = willRest(page)
  await page.goto(path)
  await rests()
  expect(await findingsInBothThemes(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test.for([
  ['/terms', terms],
  ['/privacy', privacy],
] as const)('%s has its eight sections, its date and the way to the contact page', async ([path, sections]) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto(path)
  const article = page.getByRole('article')
  await see(article.getByRole('heading', { level: 2 })).toHaveText([...sections])
  await see(article.getByText('Last updated May 26, 2025')).toBeVisible()
  await see(article.getByRole('link', { name: 'Write to us' }).last()).toHaveAttribute('href', '/contact')
  await context.close()
})

test('the list beside a text leads to a section, takes the focus there and follows the reading', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/terms')
  const list = page.getByRole('navigation', { name: 'Sections' })
  await see(list.getByRole('link', { name: 'Acceptance of Terms' })).toHaveAttribute('aria-current', 'true')
  // Pressed before the page is awake, the link only scrolls.
  await see(async () => {
    await list.getByRole('link', { name: 'Service Quality' }).click()
    await see(page.getByRole('heading', { name: 'Service Quality' })).toBeFocused({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await see(page.getByRole('heading', { name: 'Service Quality' })).toBeInViewport()
  await see(list.getByRole('link', { name: 'Service Quality' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('navigation', { name: 'Legal pages' }).getByRole('link', { name: 'Privacy' }).click()
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  expect(complaints).toEqual([])
  await close()
})

test('on paper there is only the text', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/privacy')
  await page.emulateMedia({ media: 'print' })
  await see(page.getByRole('banner')).toBeHidden()
  await see(page.getByRole('contentinfo')).toBeHidden()
  await see(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  await see(page.getByRole('heading', { name: 'Data Retention' })).toBeVisible()
  await close()
})

test('on a phone the sections are folded under the title, and the menu leads to the plans', async () => {
  const { page, complaints, close } = await visit(browser, product, { width: 390, height: 844 })
  await page.goto('/terms')
  await page.getByText('Sections', { exact: true }).click()
  await page.getByRole('group').getByRole('link', { name: 'Usage Restrictions' }).click()
  await see(page.getByRole('heading', { name: 'Usage Restrictions' })).toBeInViewport()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Pricing' }).click()
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Simple, Transparent Pricing')
  expect(complaints).toEqual([])
  await close()
})
