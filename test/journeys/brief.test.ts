import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, shownPage } from '#test/support/builder.ts'
import { press, select, tools } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const pottery =
  'Homepage for Kiln & Clay, a pottery studio in Bristol. Wheel classes on Saturdays at 10, £45 each. Open Tue to Fri ' +
  '9 to 5. Bring an apron.'

const card = (page: Page) => page.getByRole('region', { name: 'What I read' })
const closed = (page: Page) => page.getByRole('button', { name: /^What I read/ })
const chip = (page: Page, name: RegExp) => card(page).getByRole('button', { name })
const moves = (page: Page) => card(page).getByRole('button', { name: /^Move / })

async function withCard(phone = false) {
  const opened = await visit(browser, product, phone ? { width: 390, height: 844 } : {})
  const { page } = opened
  await page.goto('/app')
  await builder(page).ask(pottery)
  await see(card(page)).toBeVisible()
  return opened
}

/** 'Move Services. Arrow keys …' → 'Services'. */
async function order(page: Page): Promise<string[]> {
  const names = await moves(page).evaluateAll((grips) => grips.map((grip) => grip.getAttribute('aria-label') ?? ''))
  return names.map((name) => /^Move ([^.]+)\./.exec(name)?.[1] ?? '')
}

test('a chip is changed in place by keys: the page follows at once, free, hand edits stay, and it is undone', async () => {
  const { page, complaints, close } = await withCard()
  const left = await page.getByText(/\d+ remaining/).textContent()
  await see(chip(page, /^Name: Kiln & Clay/)).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])

  // by hand first
  const frame = await select(page)
  await press(page, 'h1')
  await tools(page).getByRole('button', { name: 'Text' }).click()
  await see(frame.locator('h1')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Turned by hand')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await see(page.getByRole('note', { name: /^Changed by hand/ })).toBeVisible()

  await chip(page, /^Name:/).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Name' })
  await see(field).toBeFocused()
  expect(await findingsInBothThemes(page)).toEqual([])
  await field.fill('Slipware Yard')
  await page.keyboard.press('Enter')
  await see(card(page).getByText('The name is “Slipware Yard” now.')).toBeVisible()
  await see(card(page)).toContainText('by hand')
  await see(chip(page, /^Name: Slipware Yard/)).toBeFocused()
  await see(frame.locator('header').first()).toContainText('Slipware Yard')
  await see(frame.locator('h1')).toContainText('Turned by hand')
  await see(page.getByRole('note', { name: /^Name: Slipware Yard, version 3/ })).toContainText('free')
  await see(page.getByText(left ?? '')).toBeVisible()

  await card(page).getByRole('button', { name: 'Undo' }).click()
  await see(frame.locator('header').first()).toContainText('Kiln & Clay')
  await see(chip(page, /^Name: Kiln & Clay/)).toBeVisible()
  // Esc leaves, nothing changes
  await chip(page, /^Where it is: Bristol/).click()
  await page.getByRole('textbox', { name: 'Where it is' }).fill('Bath')
  await page.keyboard.press('Escape')
  await see(chip(page, /^Where it is: Bristol/)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('a section moves by arrows, a look is chosen, what was not used goes on the page; a message closes the card', async () => {
  const { page, complaints, close } = await withCard()
  const before = await order(page)
  expect(before.length).toBeGreaterThan(2)
  await moves(page).nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect(await order(page)).toEqual(before)
  await page.keyboard.press('ArrowDown')
  const wanted = [before[0], before[2], before[1], ...before.slice(3)]
  expect(await order(page)).toEqual(wanted)
  await page.keyboard.press('Enter')
  await see(card(page).getByText(`${before[1]} is moved.`)).toBeVisible()
  expect(await order(page)).toEqual(wanted)

  const looks = card(page).getByRole('group', { name: 'Look' }).getByRole('button', { pressed: false })
  const look = await looks.first().textContent()
  await looks.first().click()
  await see(card(page).getByText(/^The page has the .* look now\.$/)).toBeVisible()
  await see(card(page).getByRole('button', { pressed: true })).toHaveText(look ?? '')
  expect(await order(page)).toEqual(wanted)

  const unused = card(page).getByRole('button', { name: /^Put it on the page: ./ })
  for (let left = await unused.count(); left > 0; left--) {
    const said = /“(.*)”/.exec((await unused.first().getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await unused.first().click()
    await see(card(page).getByText(`“${said}” is on the page.`)).toBeVisible()
    await see(shownPage(page).getByText(said, { exact: false }).first()).toBeAttached()
  }

  await builder(page).ask('Make it darker')
  await see(card(page)).toHaveCount(0)
  await see(closed(page)).toBeVisible()
  await closed(page).click()
  await see(card(page)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone a chip is 40 px and opens a sheet', async () => {
  const { page, complaints, close } = await withCard(true)
  const what = chip(page, /^What it is: pottery studio/)
  expect((await what.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await what.click()
  const dialog = page.getByRole('dialog', { name: 'What it is' })
  await see(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(390)
  await page.getByRole('textbox', { name: 'What it is' }).fill('ceramics school')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await see(card(page).getByText('The page speaks of “ceramics school” now.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findingsInBothThemes(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('what was read is there after a reload', async () => {
  const { page, complaints, close } = await withCard()
  await chip(page, /^Where it is:/).click()
  await page.getByRole('textbox', { name: 'Where it is' }).fill('Bath')
  await page.keyboard.press('Enter')
  await see(card(page).getByText('The place is “Bath” now.')).toBeVisible()
  await page.reload()
  await see(chip(page, /^Where it is: Bath/)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
