import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { drawn } from '#test/support/draw.ts'
import { see } from '#test/support/see.ts'
import { ownProduct, theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('each suggestion becomes a page', async () => {
  for (const label of drawn([/Pizza/, /product page/, /cart/, /Login/, /dashboard/], 2)) {
    const { page, complaints, close } = await visit(browser, product)
    await page.goto('/app')
    await page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name: label }).click()
    await see(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await builder(page).answered(1)
    const html = await builder(page).savedPage()
    expect(html).toMatch(/^<!doctype html>[\s\S]+<\/html>\s*$/i)
    await see(shownPage(page).locator('h1')).toBeAttached()
    expect(complaints).toEqual([])
    await close()
  }
})

test('what cannot be understood changes nothing, costs nothing, and says what can be asked', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(nordlys)
  const before = await savedPage()
  await ask('flurble the quux')
  await expect.poll(() => savedPage()).toBe(before)
  await see(answers.last()).toContainText('did not understand')
  await see(answers.last()).toContainText('no credit spent')
  await page.getByRole('button', { name: 'Make it green' }).click()
  await builder(page).answered(3)
  await expect.poll(() => savedPage()).not.toBe(before)
  expect(complaints).toEqual([])
  await close()
})

test('further pages are linked with the first and kept apart from it', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(nordlys)
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(answers).toHaveCount(0)
  await ask('A page about the people of Nordlys with a team section')
  const about = await savedPage('About')
  expect(about).toContain('Nordlys')
  expect(about).toContain('href="index.html"')
  // the first page leads to the second, and the answer says so
  await see(answers.last()).toContainText('On Home: the navigation leads to About too')
  await expect.poll(() => savedPage('Home')).toContain('href="about.html"')
  await page.reload()
  await builder(page).answered(1)
  await expect.poll(() => savedPage('About')).toBe(about)
  await expect.poll(() => savedPage('Home')).toContain('href="about.html"')
  expect(complaints).toEqual([])
  await close()
})

test('invalid saved data is ignored, and what is valid is kept', async () => {
  const { page, close } = await visit(browser, product)
  await openSavedPage(page)
  await page.evaluate(() => {
    localStorage.setItem('restorePoints', '{"broken":')
    localStorage.setItem('lastJsonStructure', '[1,2')
    localStorage.setItem('pagewright.draft', '"no record"')
  })
  await page.reload()
  await see(shownPage(page).locator('h1')).toHaveText('Coffee for the long dark')
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await close()
})

test('the sixth generation of a day is refused in words, and what was typed stays', async () => {
  const own = await ownProduct({ VISITOR_DAILY_GENERATIONS: '1' })
  const { page, close } = await visit(browser, own)
  await page.goto('/app')
  await builder(page).ask(nordlys)
  await see(page.getByText('No credits available').first()).toBeVisible()
  await see(page.getByText("You've reached your daily limit.", { exact: false }).first()).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('make it green')
  await box.press('Enter')
  await sawWords(page, 'No credits available', "You've reached your daily limit. Upgrade to Pro for more credits.")
  const card = page.getByRole('region', { name: 'No credits available' })
  await see(card).toBeInViewport()
  await see(card).toContainText(/Still free: edit by hand.*Resets daily, next at \d\d:\d\d your time/)
  await see(box).toHaveValue('make it green')
  await card.getByRole('button', { name: 'Edit by hand' }).click()
  await see(page.getByRole('button', { name: 'Select', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await close()
})
