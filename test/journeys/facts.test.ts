import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const form = (page: Page) => page.getByRole('dialog', { name: 'Only you know these' })
const missing = (page: Page) => page.getByRole('button', { name: /^\d+ facts? missing$/ })
const countOf = async (page: Page) => Number.parseInt((await missing(page).getAttribute('aria-label')) ?? '', 10)

async function withPage(width = 1440) {
  const opened = await visit(browser, product, { width })
  await opened.page.goto('/app')
  await builder(opened.page).ask(nordlys)
  return opened
}

test('missing facts are filled one after another by Tab, shown as they are typed, kept as one version and free', async () => {
  const { page, complaints, close } = await withPage()
  const left = await page.getByText(/\d+ remaining/).textContent()
  const count = await countOf(page)
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThanOrEqual(6)
  await missing(page).click()
  const address = form(page).getByRole('textbox', { name: /^(?:street )?address/i })
  const phone = form(page).getByRole('textbox', { name: /^phone/i })
  await see(form(page).getByRole('textbox').first()).toBeFocused()
  expect(await findingsInBothThemes(page)).toEqual([])

  await address.focus()
  await page.keyboard.type('12 Mill Lane')
  await see(shownPage(page).getByText('12 Mill Lane')).toBeVisible()
  await see(form(page)).toContainText(`${count - 1} of ${count} left`)
  await page.keyboard.press('Tab')
  await see(phone).toBeFocused()
  await page.keyboard.type('0113 496 0123')
  await page.keyboard.press('Enter')
  await see(shownPage(page).locator('a[href="tel:01134960123"]').first()).toHaveText('0113 496 0123')
  expect(await countOf(page)).toBe(count - 2)

  await page.keyboard.press('Escape')
  await see(form(page)).toHaveCount(0)
  await see(page.getByRole('note', { name: /^Changed by hand, version 2/ })).toContainText('free')
  await see(page.getByText(left ?? '')).toBeVisible()
  const saved = await builder(page).savedPage()
  expect(saved).toContain('12 Mill Lane')
  expect(saved).not.toContain('Add street address')
  expect(complaints).toEqual([])
  await close()
})

test('a line is taken off the page, and put back', async () => {
  const { page, complaints, close } = await withPage()
  const count = await countOf(page)
  await missing(page).click()
  await form(page)
    .getByRole('textbox', { name: /^phone/i })
    .focus()
  await form(page)
    .getByRole('button', { name: /^Take this line off the page: phone/i })
    .click()
  await see(form(page).getByText(/^phone.* is off the page\.$/i)).toBeVisible()
  await see(form(page).getByRole('textbox', { name: /^phone/i })).toHaveCount(0)
  await see(shownPage(page).getByText('Add phone number')).toHaveCount(0)
  expect(await countOf(page)).toBe(count - 1)
  await form(page).getByRole('button', { name: 'Undo' }).click()
  await see(form(page).getByRole('textbox', { name: /^phone/i })).toBeVisible()
  await see(shownPage(page).getByText('Add phone number').first()).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone the form is a sheet, and the chips of the card lead to it', async () => {
  const { page, complaints, close } = await withPage(390)
  await page.getByRole('button', { name: /^Missing: phone.*Fill it in$/i }).click()
  await see(form(page)).toBeVisible()
  const box = await form(page).boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 390])
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await see(form(page)).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})
