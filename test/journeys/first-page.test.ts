import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { builder, nordlys, okapi, shownPage } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('a visitor describes a page, watches it appear, changes it, goes back and downloads it', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  await page.goto('/')
  await page.getByRole('textbox', { name: /What should the page be/ }).fill(nordlys)
  await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
  await page.getByRole('textbox', { name: /What should the page be/ }).press('Enter')
  await page.waitForURL('**/app')
  const { answers, answered, ask, savedPage } = builder(page)
  await answered(1)

  // the page is what was asked for
  const first = await savedPage()
  const shown = shownPage(page)
  await see(shown.locator('h1')).toContainText('Nordlys')
  await expect.poll(() => shown.locator('title').textContent()).toContain('Nordlys')
  for (const kind of ['subscription', 'hours', 'contact'])
    await see(shown.locator(`[data-section^='${kind}/']`)).toBeAttached()
  await see(shown.locator('form textarea').first()).toBeAttached()
  await see(answers.first()).toContainText('Built-in designer')
  await see(page).toHaveTitle(/Nordlys.*Pagewright/)

  // a change touches its targets and nothing else
  await ask("make it dark and change the main button to 'Order beans'")
  const second = await savedPage()
  expect(second).toContain('Order beans')
  const outside = (html: string) =>
    html
      .replace(/:root\s*\{[^}]*\}/, '')
      .replace(/scheme-(?:light|dark)/, '')
      .replace(/<a [^>]*bg-\(--accent\)[^>]*>[\s\S]*?<\/a>/g, '')
  expect(outside(second)).toBe(outside(first))
  await see(shownPage(page).getByRole('link', { name: 'Order beans' }).first()).toBeAttached()

  // and back
  await answers.first().getByRole('button', { name: 'Switch to this version' }).click()
  await sawWords(page, 'Switching to previous version', 'Please wait...')
  await sawWords(page, 'Design version switched', 'Version restored successfully')
  await expect.poll(() => savedPage()).toBe(first)
  await see(page.getByText('2 later messages hidden').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo restore' }).click()
  await see(answers).toHaveCount(2)

  // the download is theirs: one file, no network
  await page.getByRole('button', { name: 'Download' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /HTML file/ }).click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/^nordlys.*\.html$/)
  const html = await readFile(file, 'utf8')
  expect(html).not.toMatch(/<script[^>]+src=|<link[^>]+href="http/)
  const opened = await context.newPage()
  const requests: string[] = []
  opened.on('request', (request) => requests.push(request.url()))
  await opened.setContent(html)
  await see(opened.locator('h1')).toContainText('Nordlys')
  expect(requests.filter((url) => /^https?:/.test(url))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('a reload shows everything as it was, and the unsent words too', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(nordlys)
  const before = await savedPage()
  await page.getByRole('textbox', { name: 'Message' }).fill('half a thought')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('half a thought')
  await page.reload()
  await see(answers).toHaveCount(1)
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue('half a thought')
  await expect.poll(() => savedPage()).toBe(before)
  await see(shownPage(page).locator('h1')).toContainText('Nordlys')
  expect(complaints).toEqual([])
  await close()
})

test('the code can be shown, and the tree of the page too', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  await page.getByRole('button', { name: 'Show Code' }).click()
  await see(
    page
      .getByRole('region', { name: 'Code' })
      .or(page.getByLabel('Code', { exact: true }))
      .first(),
  ).toContainText(/<!doctype html>/i)
  await page.getByRole('radio', { name: 'JSON' }).last().click()
  await see(page.getByLabel('Code', { exact: true }).first()).toContainText('"elements"')
  await page.getByRole('button', { name: 'Hide Code' }).click()
  expect(complaints).toEqual([])
  await close()
})

test('a second request from the front door asks where it belongs, and is there whatever is chosen', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { answered, savedPage } = builder(page)
  const describe = async (text: string) => {
    await page.goto('/')
    const box = page.getByRole('textbox', { name: /What should the page be/ })
    await box.fill(text)
    await see(page.getByRole('button', { name: 'Make this page' })).toBeEnabled()
    await box.press('Enter')
    await page.waitForURL('**/app')
  }
  await describe(nordlys)
  await answered(1)
  const first = await savedPage()
  const card = page.getByRole('region', { name: 'Where should this go?' })

  await describe(okapi)
  await see(card).toContainText(okapi)
  await see(card.getByRole('button', { name: 'Add a page' })).toBeInViewport()
  await card.getByRole('button', { name: 'Not now' }).click()
  await see(card).toHaveCount(0)
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue(okapi)
  expect(await savedPage()).toBe(first)

  await describe(okapi)
  await card.getByRole('button', { name: 'Add a page' }).click()
  await answered(1)
  await see(shownPage(page).locator('h1')).toBeVisible()
  expect(await savedPage('Page 2')).toContain('Okapi')
  // Only its navigation knows the other one.
  const sections = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(sections(await savedPage())).toBe(sections(first))
  expect(complaints).toEqual([])
  await close()
})
