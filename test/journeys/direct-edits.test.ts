import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { findings } from '#test/support/axe.ts'
import { builder, previewFrame, shownPage } from '#test/support/builder.ts'
import {
  canPick,
  directEditPage,
  openSavedPage,
  press,
  savedVersions,
  select,
  shownSource,
  tools,
} from '#test/support/direct-edits.ts'
import { until, visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

test('a heading is picked, typed over, undone and done again; every other byte stays', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  const frame = await select(page)
  await press(page, 'h2')
  await see(page.getByRole('navigation', { name: 'Picked element' })).toContainText('Hours')
  await see(page.getByText('Heading, Opening hours, selected')).toBeAttached()

  await tools(page).getByRole('button', { name: 'Text' }).click()
  await see(frame.locator('h2')).toBeFocused()
  await page.keyboard.type('When we are <open> & there')
  await page.keyboard.press('Enter')
  const changed = directEditPage.replace('Opening hours', 'When we are &lt;open> &amp; there')
  await expect.poll(() => shownSource(page)).toBe(changed)
  await see(frame.locator('h2')).toHaveText('When we are <open> & there')

  await page.keyboard.press('ControlOrMeta+z')
  await see(frame.locator('h2')).toHaveText('Opening hours')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await see(frame.locator('h2')).toHaveText(/^When we are/)

  await expect.poll(() => savedVersions(page)).toEqual([])
  await page.keyboard.press('Escape')
  const line = page.getByRole('note', { name: 'Changed by hand, version 1' })
  await see(line).toContainText('Current version')
  await expect.poll(() => savedVersions(page)).toEqual([{ title: 'Changed by hand', html: changed }])
  // Selecting is over: the page runs again.
  await expect.poll(async () => (await previewFrame(page)).evaluate(() => document.body.dataset['ran'])).toBe('yes')
  expect(complaints).toEqual([])
  await close()
})

test('words wait for a keyboard that comes late, and are left with one that goes elsewhere', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  const heading = (await select(page)).locator('h2')
  await press(page, 'h2')
  await tools(page).getByRole('button', { name: 'Text' }).click()
  await see(heading).toBeFocused()
  // As on a busy machine, where the frame hears late that the press on the tool took the keyboard.
  await heading.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.keyboard.type('Still typing')
  await see(heading).toHaveText('Still typing')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownSource(page)).toContain('Still typing')

  // As on a busier one, where the press and the way back cross, and the keyboard is lost between them.
  await tools(page).getByRole('button', { name: 'Text' }).click()
  await see(heading).toBeFocused()
  const isPages = () => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)
  expect(await isPages()).toBe(true)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await until(isPages)
  await see(heading).toBeFocused()
  await page.keyboard.type('Typing again')
  await see(heading).toHaveText('Typing again')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownSource(page)).toContain('Typing again')
  await page.keyboard.press('ControlOrMeta+z')
  await see(heading).toHaveText('Still typing')

  await tools(page).getByRole('button', { name: 'Text' }).click()
  await see(heading).toBeFocused()
  await page.getByPlaceholder('Describe a change').click()
  await see(heading).not.toHaveAttribute('contenteditable')

  // What is taken back while words wait to be typed over stays taken back.
  await tools(page).getByRole('button', { name: 'Text' }).click()
  await see(heading).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await see(heading).toHaveText('Opening hours')
  await see(heading).not.toHaveAttribute('contenteditable')
  await expect.poll(() => shownSource(page)).toBe(directEditPage)
  expect(complaints).toEqual([])
  await close()
})

test('link, colour, room, order, copy, hiding and deleting: one version, exact bytes, no credit', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  await see(page.getByText('1000 remaining')).toBeVisible()
  const frame = await select(page)
  const tool = (name: string) => tools(page).getByRole('button', { name, exact: true }).click()
  let source = directEditPage
  const becomes = async (from: string, to: string) => {
    expect(source).toContain(from)
    source = source.replace(from, to)
    await expect.poll(() => shownSource(page)).toBe(source)
  }
  // Until it has gone the focus is on its way back, and would leave what is opened next.
  const closes = async (name: string) => {
    await page.keyboard.press('Escape')
    await see(page.getByRole('dialog', { name })).toHaveCount(0)
  }

  await press(page, 'section a')
  await tool('Link')
  await page.getByRole('textbox', { name: 'Link to' }).fill('example.com')
  await page.keyboard.press('Enter')
  await becomes('<a href="#hours" class="mt-6', '<a href="https://example.com" class="mt-6')
  await see(page.getByRole('textbox', { name: 'Link to' })).toHaveCount(0)
  await tool('Colour')
  await page.getByRole('radio', { name: 'Background' }).click()
  await page.getByRole('dialog', { name: 'Colour' }).getByRole('button', { name: 'Text', exact: true }).click()
  await becomes('bg-(--accent) px-4 py-2 text-(--accent-ink)"', 'px-4 py-2 text-(--accent-ink) bg-(--ink)"')
  await closes('Colour')
  await tool('Spacing')
  await page.getByRole('button', { name: 'More above and below' }).click()
  await becomes('px-4 py-2 text-(--accent-ink) bg-(--ink)"', 'px-4 text-(--accent-ink) bg-(--ink) py-3"')
  await closes('Spacing')

  await press(page, 'li:nth-child(2)')
  await tool('Move down')
  await see(frame.locator('li')).toHaveText(['Monday', 'Wednesday', 'Tuesday'])
  await tool('Duplicate')
  await see(frame.locator('li')).toHaveText(['Monday', 'Wednesday', 'Tuesday', 'Tuesday'])
  await tool('Delete')
  await see(frame.locator('li')).toHaveText(['Monday', 'Wednesday', 'Tuesday'])

  await press(page, 'h2')
  await tool('Hide')
  await see(frame.locator('h2')).toBeHidden()
  await page.getByRole('button', { name: '1 hidden part' }).click()
  await page.getByRole('menuitem', { name: /Show Heading/ }).click()
  await see(frame.locator('h2')).toBeVisible()
  await press(page, 'img')
  await tool('Picture')
  await page.getByRole('textbox', { name: 'Alt text, empty if decorative' }).fill('A cup of coffee')
  await page.keyboard.press('Enter')
  await see(frame.locator('img')).toHaveAttribute('alt', 'A cup of coffee')

  const last = await shownSource(page)
  await page.reload()
  await previewFrame(page)
  await expect.poll(() => savedVersions(page)).toEqual([{ title: 'Changed by hand', html: last }])
  await see(page.getByText('1000 remaining')).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('by keyboard alone: pick, walk, type, reach the tools and come back', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('s')
  await see(page.getByText(/Changes by hand are free/)).toBeVisible()
  await canPick(page)
  await see(page.locator('[data-preview-stage] iframe:not([inert])')).toBeFocused()
  const says = (text: string) => see(page.getByText(text)).toBeAttached()
  const walk = async (key: string, text: string) => {
    await page.keyboard.press(key)
    await says(text)
  }
  await walk('ArrowDown', 'Header, selected')
  await walk('ArrowDown', 'Main, selected')
  await walk('ArrowRight', 'Hero, selected')
  await walk('ArrowRight', 'Heading, Coffee for the long dark, selected')
  await walk('ArrowDown', 'Text, Roasted in Bergen & sent on Mondays., selected')
  await walk('ArrowLeft', 'Hero, selected')
  await walk('ArrowRight', 'Heading, Coffee for the long dark, selected')
  await page.keyboard.press('Enter')
  await see(shownPage(page).locator('h1')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('ness')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownSource(page)).toBe(directEditPage.replace('</em> dark', '</em> darkness'))

  await page.keyboard.press('Tab')
  await see(tools(page).getByRole('button', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('Escape')
  await see(page.locator('[data-preview-stage] iframe:not([inert])')).toBeFocused()
  await page.keyboard.press('Delete')
  await see(shownPage(page).locator('h1')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await see(shownPage(page).locator('h1')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await see(tools(page)).toHaveCount(0)
  await expect.poll(() => savedVersions(page)).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})

test('the next prompt sees what was changed by hand, and says which element it is about', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  const frame = await select(page)
  await press(page, 'h2', 2)
  await see(frame.locator('h2')).toBeFocused()
  await page.keyboard.type('Open when lit')
  await page.keyboard.press('Enter')
  await see(frame.locator('h2')).toHaveText('Open when lit')
  await tools(page).getByRole('button', { name: 'Ask for a change to this' }).click()
  await see(page.getByText('“Open when lit”')).toBeVisible()

  const answered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/generations'),
  )
  await builder(page).ask('Change "Open when lit" to "Always open"')
  const body: unknown = (await answered).postDataJSON()
  expect(JSON.stringify(body)).toContain('Open when lit')
  expect(JSON.stringify(body)).toMatch(/"targets":\["h2"\]/)
  await see(shownPage(page).locator('h2')).toHaveText('Always open')
  expect((await savedVersions(page)).map(({ title }) => title)).toEqual([
    'Changed by hand',
    'Change "Open when lit" to "Always open"',
  ])
  await see(page.getByRole('button', { name: /^Do not ask about/ })).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})

test('a picture of one’s own takes the place of another, with its words, and is there after a reload', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  const frame = await select(page)
  await press(page, 'img')
  await tools(page).getByRole('button', { name: 'Picture', exact: true }).click()
  const file = page.getByLabel('Picture file')
  await file.setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await see(page.getByRole('alert')).toHaveText('This file is no picture that the browser can read.')
  await see(frame.locator('img')).toHaveAttribute('src', /^data:image\/gif/)

  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7c2d12' } })
    .png()
    .toBuffer()
  await file.setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer })
  const isOurs = async () => {
    const picture = shownPage(page).locator('img')
    await see(picture).toHaveAttribute('src', /^data:image\/webp/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  }
  await isOurs()
  await page.getByRole('textbox', { name: 'Alt text, empty if decorative' }).fill('Our own cup')
  await page.keyboard.press('Enter')
  await see(frame.locator('img')).toHaveAttribute('alt', 'Our own cup')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await see(page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()

  await page.reload()
  await isOurs()
  await see(shownPage(page).getByAltText('Our own cup')).toBeVisible()
  await expect.poll(async () => (await savedVersions(page)).map(({ title }) => title)).toEqual(['Changed by hand'])
  expect(complaints).toEqual([])
  await close()
})

test.for(drawn([{ dark: false }, { dark: true }], 1))(
  'on a phone, and without findings of axe: %o',
  async ({ dark }) => {
    const { page, complaints, close } = await visit(browser, product, { width: 390, height: 844, dark })
    await openSavedPage(page, { Home: directEditPage }, async () => page.getByRole('tab', { name: /Preview/ }).click())
    const frame = await select(page)
    await press(page, 'h2')
    await see(page.getByRole('region', { name: 'Picked element' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await tools(page).getByRole('button', { name: 'Colour' }).click()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Accent', exact: true }).click()
    await see(frame.locator('h2')).toHaveClass('text-(--accent)')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await see(frame.locator('h2')).not.toHaveClass(/accent/)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => savedVersions(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  },
)
