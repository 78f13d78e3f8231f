import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder } from '#test/support/builder.ts'
import { studioPages, withSavedVersions } from '#test/support/saved-versions.ts'
import { notice } from '#test/support/notices.ts'
import { visit } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

/** A visitor with three versions of a page. */
async function opened(query = '', options: Parameters<typeof visit>[2] = {}) {
  const window = await visit(browser, product, options)
  await withSavedVersions(window.context)
  await window.page.goto(`/app${query}`)
  return window
}

/** Two frames on a busy machine. */
const slow = { timeout: 60_000 }

const panel = (page: Page) => page.getByRole('region', { name: 'Compare' })

const choose = async (page: Page, version: number, item: string) => {
  await page.getByRole('button', { name: `More about version ${version}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const nameIt = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Version name' }).fill(name)
  await page.getByRole('textbox', { name: 'Version name' }).press('Enter')
}

test('a version is called by a name, in the strip and in the chat, and after a reload', async () => {
  const { page, complaints, close } = await opened()
  await choose(page, 1, 'Name this version…')
  await nameIt(page, 'x'.repeat(61))
  await see(page.getByRole('alert')).toHaveText('At most 60 characters.')
  await nameIt(page, '  Before the launch ')
  const inStrip = page.getByRole('button', { name: /^Version 1, [\d:]+: Before the launch$/ })
  await see(inStrip).toBeVisible()
  const inChat = page.getByRole('article', { name: 'Pagewright, version 1' })
  await see(inChat).toContainText('Before the launch')
  await page.reload()
  await see(inStrip).toBeVisible()

  await choose(page, 1, 'Rename this version…')
  await nameIt(page, '')
  await see(page.getByRole('button', { name: /^Version 1, [\d:]+: prompt of v1$/ })).toBeVisible()
  await see(inChat).not.toContainText('Before the launch')
  expect(complaints).toEqual([])
  await close()
})

test('a name in a project is kept on the server and reaches another window', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product)
  for (const [index, html] of studioPages.entries()) {
    const version = { page_name: 'Home', html_content: html, title: `Step ${index + 1}` }
    await callAs(context, product, 'POST', `/projects/${project.id}/versions`, version)
  }
  await page.goto(`/projects/${project.id}`)
  const other = await context.newPage()
  await other.goto(`/projects/${project.id}?compare=1..2`)
  await see(panel(other).getByRole('status').first()).toContainText('1 section changed.', slow)
  await choose(page, 2, 'Name this version…')
  await nameIt(page, 'Longer on Saturdays')
  await see(page.getByText('Saved', { exact: true })).toBeVisible()
  await see(
    panel(other).getByRole('button', { name: /^Compare with Version 2, [\d:]+: Longer on Saturdays$/ }),
  ).toBeVisible()
  await page.reload()
  await see(page.getByRole('button', { name: /^Version 2, [\d:]+: Longer on Saturdays$/ })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

const inFrame = (page: Page, version: number) =>
  page.frameLocator(`iframe[title="Preview of Home, version ${version}"]`)

/** How far the page of a version is scrolled. */
async function scrolled(page: Page, version: number): Promise<number> {
  for (const frame of page.frames()) {
    const title = await (await frame.frameElement().catch(() => null))?.getAttribute('title')
    if (title === `Preview of Home, version ${version}`) return frame.evaluate(() => Math.round(scrollY))
  }
  return -1
}

/** Where a section of a version begins, in pixels from its top. */
const topOf = (page: Page, version: number, selector: string) =>
  inFrame(page, version)
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

/** Waits until a section of a version is at the top of its frame. */
const isAt = (page: Page, version: number, selector: string) =>
  expect
    .poll(async () => Math.abs((await scrolled(page, version)) - (await topOf(page, version, selector))), slow)
    .toBeLessThanOrEqual(2)

test('two versions stand side by side, scroll as one, and a press on the map brings a section into view on both', async () => {
  const { page, complaints, close } = await opened('?width=390')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await see(page.getByRole('heading', { name: 'Compare' })).toBeFocused()
  await expect.poll(() => new URL(page.url()).searchParams.get('compare')).toBe('2..3')
  const words = panel(page).getByRole('status').first()
  await see(words).toHaveText(
    'Version 2 and version 3: 1 section added, 1 removed. The rest is the same, byte for byte.',
  )
  await see(inFrame(page, 2).locator('#classes')).toBeAttached(slow)
  await see(inFrame(page, 3).locator('#team')).toBeAttached(slow)

  // choose another one, by its menu and in the strip
  await panel(page).getByRole('button', { name: 'Older version: version 2' }).click()
  await page.getByRole('menuitemradio', { name: /^Version 1/ }).click()
  await see(words).toContainText('Version 1 and version 3: 1 section changed, 1 added, 1 removed.')
  await see(inFrame(page, 1).locator('#hours')).toContainText('9:00 to 17:00', slow)

  // a press on the map
  const map = panel(page).getByRole('list', { name: 'Sections of both versions' })
  await map.getByRole('button', { name: 'Hours, changed' }).click()
  const group = panel(page).getByRole('group', { name: 'Section' })
  await see(group).toContainText('Hours · changed')
  await isAt(page, 1, '#hours')
  await isAt(page, 3, '#hours')

  // from difference to difference
  await panel(page).getByRole('button', { name: 'Next change' }).click()
  await see(group).toContainText('Team · added')
  await panel(page).getByRole('button', { name: 'Previous change' }).click()
  await panel(page).getByRole('button', { name: 'Previous change' }).click()
  await see(group).toContainText('Pricing · removed')
  await isAt(page, 1, '#classes')

  // scrolling one scrolls the other: to the same section, though it lies elsewhere
  const target = await topOf(page, 1, '#hours')
  await inFrame(page, 1)
    .locator('body')
    .evaluate((_, top) => scrollTo(0, top), target)
  await isAt(page, 3, '#hours')

  await page.getByRole('heading', { name: 'Compare' }).press('Escape')
  await see(panel(page)).toHaveCount(0)
  await see(page.getByRole('button', { name: 'Compare', exact: true })).toBeFocused()
  await expect.poll(() => new URL(page.url()).searchParams.get('compare')).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('the code of two versions is compared, in two columns or in one, and an address leads there', async () => {
  const { page, complaints, close } = await opened('?compare=2..1&view=code')
  const code = (version: number) => panel(page).getByRole('textbox', { name: `Code of version ${version}` })
  await see(code(1)).toContainText('9:00 to 17:00')
  await see(code(2)).toContainText('9:00 to 20:00')
  await see(code(1)).not.toContainText('Your first bowl')
  await panel(page).getByRole('button', { name: 'Show unchanged lines' }).click()
  await see(code(1)).toContainText('Clay')
  await panel(page).getByRole('button', { name: 'Next change' }).click()
  await see(code(2)).toBeFocused()

  await page.setViewportSize({ width: 900, height: 900 })
  await see(code(1)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Fold unchanged lines' }).click()
  await see(code(2)).toContainText('9:00 to 17:00')
  await see(code(2)).toContainText('9:00 to 20:00')
  await panel(page).getByRole('radio', { name: 'Side by side' }).click()
  await see(inFrame(page, 1).locator('h1')).toBeVisible(slow)
  await page.reload()
  await see(inFrame(page, 2).locator('h1')).toBeVisible(slow)
  expect(complaints).toEqual([])
  await close()
})

test('Back and Forward go in and out of Compare, the address with them', async () => {
  const { page, complaints, close } = await opened()
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await compare.click()
  await see(page).toHaveURL('/app?compare=2..3')
  await page.goBack()
  await see(panel(page)).toHaveCount(0)
  await see(page).toHaveURL('/app')
  await page.goForward()
  await see(panel(page)).toBeVisible()
  await page.goBack()
  await see(panel(page)).toHaveCount(0)
  await compare.click()
  await see(page).toHaveURL('/app?compare=2..3')
  await see(panel(page).getByRole('status').first()).toContainText('Version 2 and version 3', slow)
  expect(complaints).toEqual([])
  await close()
})

test('a version that is not kept is said to be, and another one can be chosen', async () => {
  const { page, close } = await opened('?compare=1..9')
  await see(panel(page)).toContainText('Version 9 of Home is not kept here.')
  await page.keyboard.press('Escape')
  await see(panel(page)).toHaveCount(0)
  await close()
})

test('a section comes back from Compare, everything else stays byte for byte, and it can be undone', async () => {
  const { page, complaints, close } = await opened('?compare=1..3')
  const { savedPage } = builder(page)
  const [first, , last] = studioPages
  const map = panel(page).getByRole('list', { name: 'Sections of both versions' })
  await map.getByRole('button', { name: 'Hours, changed' }).click()
  await panel(page).getByRole('button', { name: 'Take this section back' }).click()
  await sawWords(page, 'Section taken back', '“Hours” is as it was in version 1.')
  const expected = last.replace('9:00 to 20:00', '9:00 to 17:00')
  await expect.poll(() => savedPage()).toBe(expected)
  expect(expected.length).toBe(last.length)
  // and the comparison goes on with the page as it is now
  await see(panel(page).getByRole('status').first()).toContainText(
    'Version 1 and version 4: 1 section added, 1 removed.',
  )
  await see(
    panel(page).getByRole('button', { name: /Version 4, [\d:]+: Section “Hours” from version 1, current$/ }),
  ).toBeVisible()

  await map.getByRole('button', { name: 'Pricing, removed' }).click()
  await see(panel(page).getByRole('group', { name: 'Section' })).toContainText('Pricing · removed')
  await panel(page).getByRole('button', { name: 'Take this section back' }).click()
  const putBack = notice(page, 'Section put back')
  await putBack.hover()
  const whole = await savedPage()
  expect(whole.replace(/<section id="team"[\s\S]*?<\/section>\s*/, '').replace(/\s+/g, ' ')).toBe(
    first.replace(/\s+/g, ' '),
  )
  await putBack.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedPage()).toBe(expected)
  await page.reload()
  await expect.poll(() => savedPage()).toBe(expected)
  await see(
    panel(page).getByRole('button', { name: /Version 6, [\d:]+: Undone: section “Pricing” from version 1, current$/ }),
  ).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('by keyboard alone: a section from the menu of an older version', async () => {
  const { page, complaints, close } = await opened()
  const { savedPage } = builder(page)
  await page.getByRole('button', { name: 'More about version 2' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('menuitem', { name: 'Look at it' })).toBeFocused()
  await page.keyboard.press('t')
  await see(page.getByRole('menuitem', { name: 'Take back a section…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sections of version 2' })
  await see(
    dialog.getByRole('listitem').filter({ hasText: 'Opening hours' }).or(dialog.getByText('Hours')),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Take Pricing back' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => savedPage()).toContain('id="classes"')
  await expect.poll(() => savedPage()).toContain('id="team"')
  expect(complaints).toEqual([])
  await close()
})

test('on a phone: names, and one version after the other', async () => {
  const { page, complaints, close } = await opened('', { width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Versions, version 3 shown' }).click()
  await choose(page, 3, 'Name this version…')
  await nameIt(page, 'With the team')
  await page.getByRole('button', { name: 'Versions, version 3 shown' }).click()
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await see(panel(page).getByRole('status').first()).toContainText('Version 2 and version 3')
  // the first difference is in the older one
  await see(inFrame(page, 2).locator('#classes')).toBeVisible(slow)
  await isAt(page, 2, '#classes')
  await panel(page).getByRole('radio', { name: 'Version 3' }).click()
  await see(inFrame(page, 3).locator('#team')).toBeVisible(slow)
  await see(inFrame(page, 2).locator('#classes')).toBeHidden()
  await panel(page).getByRole('radio', { name: 'Code' }).click()
  await see(panel(page).getByRole('textbox', { name: 'Code of version 3' })).toContainText('Who teaches')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await see(panel(page)).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})

test.for(drawn([1440, 390], 1))('Compare has nothing that axe would mind, light or dark, at %s px', async (width) => {
  const { page, close } = await opened('?compare=1..3', { width })
  await see(panel(page).getByRole('group', { name: 'Section' })).toBeVisible(slow)
  expect(await findingsInBothThemes(page)).toEqual([])
  await panel(page).getByRole('radio', { name: 'Code' }).click()
  await see(panel(page).getByRole('textbox', { name: 'Code of version 3' })).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await close()
})

test('Compare has the shape of what comes while it loads', async () => {
  const { page, complaints, close } = await opened()
  /** Holds what is asked for until it may come. */
  const hold = async (address: RegExp) => {
    const held = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      await held.promise
      await route.continue()
    })
    return held.resolve
  }
  const releaseHost = await hold(/\/api\/host$/)
  const releaseFrames = await hold(/\/preview\/frame$/)
  const releaseCode = await hold(/\/assets\/compare-code-.*\.js$/)
  await page.goto('/app?compare=1..3')
  for (const version of [1, 3]) await see(panel(page).getByText(`Loading version ${version}`)).toBeAttached(slow)
  releaseHost()
  await see(panel(page).locator('iframe')).toHaveCount(2)
  await see(panel(page).getByText(/^Loading version/)).toHaveCount(2)
  releaseFrames()
  await see(inFrame(page, 1).locator('#classes')).toBeAttached(slow)
  await see(panel(page).getByText(/^Loading version/)).toHaveCount(0)

  await panel(page).getByRole('radio', { name: 'Code' }).click()
  const lines = panel(page).locator('.shimmer')
  await see(lines.first()).toBeVisible()
  // The strip of versions stays at the lower edge.
  const strip = panel(page).getByRole('button', { name: /^Compare with Version 1, / })
  await expect.poll(async () => (await strip.boundingBox())?.y).toBeGreaterThan(700)
  releaseCode()
  await see(panel(page).getByRole('textbox', { name: 'Code of version 3' })).toBeVisible(slow)
  await see(lines).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})
