import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { directEditPage, openSavedPage, press, select, shownSource, tools } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

/** A page with CSS of its own, and rules that give way to nothing but a style that insists. */
const plainPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The old mill</title>
<style>
:root { --brand: #0a7d5a }
body { font: 16px/1.5 Georgia, serif; color: #222; background: #fffdf7 }
h2 { color: red !important; font-weight: 400 !important; background: linear-gradient(#eee, #ddd) }
h2 { text-align: right; padding: 10px 0 !important; font-size: 1.3em }
ul { margin-top: 200px }
li { border: 2px solid #999 }
img { width: 120px !important; height: 80px; object-position: left }
</style>
</head>
<body>
<h2>Opening hours</h2>
<ul><li>Monday</li><li>Tuesday</li></ul>
<div><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="The mill" width="120" height="80"></div>
</body>
</html>
`

const computed = (frame: FrameLocator, selector: string, property: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

type Case = { name: string; source: string; hasEyeDropper: boolean; size: string; padding: string; swatch: string }

const cases: Case[] = [
  {
    name: 'a page of ours',
    source: directEditPage,
    hasEyeDropper: true,
    size: '18px',
    padding: '4px',
    swatch: 'Accent',
  },
  {
    name: 'a page with CSS of its own',
    source: plainPage,
    hasEyeDropper: false,
    size: '24px',
    padding: '12px',
    swatch: 'Brand',
  },
]

test.for(drawn(cases, 1))('colour, type, spacing and pictures are drawn as they were set, on $name', async (one) => {
  const { page, complaints, close } = await visit(browser, product)
  await withEyeDropper(page, one.hasEyeDropper)
  await openSavedPage(page, { Home: one.source })
  const frame = await select(page)
  const tool = (name: string) => tools(page).getByRole('button', { name, exact: true }).click()
  const radio = (name: string) => page.getByRole('radio', { name, exact: true }).click()
  const becomes = (selector: string, property: string, value: string) =>
    expect.poll(() => computed(frame, selector, property)).toBe(value)

  await press(page, 'h2')
  await tool('Colour')
  const card = page.getByRole('dialog', { name: 'Colour' })
  const colour = card.getByRole('textbox', { name: 'Any colour' })
  await colour.fill('no colour')
  await page.keyboard.press('Enter')
  await see(card.getByRole('alert')).toContainText('This is no colour.')
  await colour.fill('1d4ed8')
  await page.keyboard.press('Enter')
  await becomes('h2', 'color', 'rgb(29, 78, 216)')
  await radio('Background')
  await colour.fill('#1e3a8a')
  await page.keyboard.press('Enter')
  await becomes('h2', 'background-color', 'rgb(30, 58, 138)')
  await becomes('h2', 'background-image', 'none')
  // A ground takes its words along.
  const easy = card.getByText(/^Text on it: [\d.]+ to 1, easy to read$/)
  await see(easy).toBeVisible()
  const swatch = card.getByRole('button', { name: one.swatch, exact: true })
  await see(swatch).toHaveAttribute('aria-pressed', 'false')
  await swatch.click()
  await see(swatch).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: 'White' }).click()
  await see(easy).toBeVisible()
  const dropper = card.getByRole('button', { name: 'Take a colour from the screen' })
  await see(dropper).toHaveCount(one.hasEyeDropper ? 1 : 0)
  if (one.hasEyeDropper) {
    await dropper.click()
    await becomes('h2', 'background-color', 'rgb(15, 118, 110)')
  }
  // The next tool that is pressed while a card is closing keeps the focus.
  await page.addStyleTag({ content: '.pop { transition: opacity 1s !important }' })
  await page.keyboard.press('Escape')
  await tool('Font')
  await see(card).toHaveCount(0)
  await see(page.getByRole('dialog', { name: 'Font' }).locator(':focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Larger' }).click()
  await becomes('h2', 'font-size', one.size)
  await radio('Bold')
  await becomes('h2', 'font-weight', '700')
  await radio('Centre')
  await becomes('h2', 'text-align', 'center')
  await page.keyboard.press('Escape')

  await tool('Spacing')
  await see(page.getByText('Spacing inside')).toBeVisible()
  await page.getByRole('button', { name: 'More above and below' }).click()
  await becomes('h2', 'padding-top', one.padding)
  await becomes('h2', 'padding-bottom', one.padding)
  await page.keyboard.press('Escape')

  await press(page, 'li:nth-child(2)')
  await tool('Colour')
  await radio('Border')
  await colour.fill('#123456')
  await page.keyboard.press('Enter')
  await becomes('li:nth-child(2)', 'border-top-color', 'rgb(18, 52, 86)')
  await page.keyboard.press('Escape')

  await press(page, 'img')
  await tool('Picture')
  await radio('Half of the room')
  await expect.poll(() => shareOfRoom(frame)).toBeCloseTo(0.5, 1)
  await radio('Square')
  await expect
    .poll(() =>
      frame.locator('img').evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth - offsetHeight),
    )
    .toBe(0)
  await becomes('img', 'object-fit', 'cover')
  const before = await shownSource(page)
  await radio('Filled, its top')
  await becomes('img', 'object-position', '50% 0%')
  // One change is one step back, from within the card too.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => shownSource(page)).toBe(before)
  expect(complaints).toEqual([])
  await close()
})

/** A browser that can take a colour from the screen, or one that cannot. */
function withEyeDropper(page: Page, has: boolean): Promise<unknown> {
  return page.addInitScript((can) => {
    const open = async () => ({ sRGBHex: '#0f766e' })
    const value = can
      ? class {
          open = open
        }
      : undefined
    Object.defineProperty(window, 'EyeDropper', { value, configurable: true })
  }, has)
}

function shareOfRoom(frame: FrameLocator): Promise<number> {
  return frame.locator('img').evaluate((image) => {
    const around = image.parentElement ?? image
    const { paddingLeft, paddingRight } = getComputedStyle(around)
    const room = around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return image.getBoundingClientRect().width / room
  })
}
