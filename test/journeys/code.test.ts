import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const code = (page: Page) => page.getByRole('region', { name: 'Code', exact: true })
const source = (page: Page) => page.getByRole('textbox', { name: 'Source code' })

/** Shows the code of a page that this browser has kept, or of one that is made first. */
async function openCode(page: Page, open: () => Promise<void> = () => openSavedPage(page)): Promise<void> {
  await open()
  await page.getByRole('button', { name: 'Show Code' }).click()
  await see(source(page)).toContainText('doctype', { ignoreCase: true })
}

/** As a person does who knows editors: find, replace all. */
async function replaceAll(page: Page, from: string, to: string): Promise<void> {
  await code(page).getByRole('button', { name: 'Find' }).click()
  await code(page).getByRole('textbox', { name: 'Find' }).fill(from)
  await code(page).getByRole('textbox', { name: 'Replace' }).fill(to)
  await code(page).getByRole('button', { name: 'Replace all' }).click()
  await page.keyboard.press('Escape')
}

test('what is typed into the code is the page, a version, and free; it is seen as a difference and taken back', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { savedPage, ask } = builder(page)
  await openCode(page, async () => {
    await page.goto('/app')
    await ask(nordlys)
  })
  const before = await savedPage()
  await see(page.getByText('999 remaining').first()).toBeVisible()
  await replaceAll(page, 'Bergen', 'Tromsø')
  await see(source(page)).toContainText('Tromsø')
  const changes = code(page).getByRole('button', { name: 'Show what was typed' })
  await changes.click()
  const takeBack = code(page).getByRole('button', { name: 'Take back' })
  await see(takeBack.first()).toBeVisible()
  const count = await takeBack.count()
  await replaceAll(page, '<!doctype html>', '<!doctype html><!-- typed -->')
  await see(takeBack).toHaveCount(count + 1)
  await takeBack.first().click()
  await see(source(page)).not.toContainText('<!-- typed -->')
  await changes.click()
  await page.getByRole('button', { name: 'Hide Code' }).click()
  await see(shownPage(page).locator('body')).toContainText('Tromsø')
  // Sending, leaving or a while makes it a version; so does Mod+S and then another page of the work.
  await page.reload()
  await see(shownPage(page).locator('body')).toContainText('Tromsø')
  await expect.poll(() => savedPage()).toBe(before.replaceAll('Bergen', 'Tromsø'))
  await see(page.getByText('Changed by hand').first()).toBeVisible()
  await see(page.getByText('999 remaining').first()).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('what a page may not hold stays in the editor with the reason, outlives a reload, and is kept once it is put right', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { savedPage } = builder(page)
  await openCode(page)
  const before = await savedPage()
  await replaceAll(page, '</body>', '<script src="https://cdn.example/x.js"></script></body>')
  await see(code(page).getByText('Not kept yet.')).toBeVisible()
  await see(
    code(page)
      .getByText(/script from cdn\.example/)
      .first(),
  ).toBeVisible()
  expect(await savedPage()).toBe(before)
  await page.reload()
  await see(code(page).getByText(/What you typed here last was not kept/)).toBeVisible()
  await code(page).getByRole('button', { name: 'Put it back' }).click()
  await see(code(page).getByText('Not kept yet.')).toBeVisible()
  await replaceAll(page, '<script src="https://cdn.example/x.js"></script></body>', '<p>By hand</p></body>')
  await see(code(page).getByText('Not kept yet.')).toBeHidden()
  await page.getByRole('button', { name: 'Hide Code' }).click()
  await see(shownPage(page).getByText('By hand')).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})

test('code is found by Mod+F, wrapped and formatted; a class that means nothing is marked; the tree reads as text', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openCode(page)
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.press('ControlOrMeta+f')
  const find = code(page).getByRole('textbox', { name: 'Find' })
  await see(find).toBeFocused()
  await find.fill('<li')
  const matches = code(page).getByText(/^\d+ matches$/)
  await see(matches).toBeVisible()
  const all = Number.parseInt((await matches.textContent()) ?? '', 10)
  await find.press('Enter')
  await see(code(page).getByText(`1 of ${all}`, { exact: true })).toBeVisible()
  await code(page).getByRole('button', { name: 'Previous' }).click()
  await see(code(page).getByText(`${all} of ${all}`, { exact: true })).toBeVisible()
  await find.fill('nothing of the kind')
  await see(code(page).getByText('No match')).toBeVisible()
  await page.keyboard.press('Escape')
  await code(page).getByRole('button', { name: 'Wrap long lines' }).click()
  await see(code(page).getByRole('button', { name: 'Wrap long lines' })).toHaveAttribute('aria-pressed', 'true')
  await replaceAll(page, '<main', '<main class="text-grey-500"')
  await see(code(page).locator('.cm-lint-marker-warning').first()).toBeVisible()
  await replaceAll(page, '<main class="text-grey-500"', '<main')
  await replaceAll(page, '</body>', '<div><p>A</p><div><p>B</p></div></div></body>')
  await code(page).getByRole('button', { name: 'Format' }).click()
  await see(source(page)).not.toContainText('<div><p>A</p>')
  await code(page).getByRole('radio', { name: 'JSON' }).click()
  await see(source(page)).toContainText('"title"')
  await see(source(page)).not.toContainText('#text')
  expect(complaints).toEqual([])
  await close()
})

test('Find that is pressed before the editor is there opens when it is', async () => {
  const { page, complaints, close } = await visit(browser, product)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/code-view-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app')
  await builder(page).ask(nordlys)
  await page.getByRole('button', { name: 'Show Code' }).click()
  await code(page).getByRole('button', { name: 'Find' }).click()
  go()
  await code(page).getByRole('textbox', { name: 'Find' }).fill('Nordlys')
  await see(code(page).getByText(/^\d+ matches$/)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone every control of the code and its search is as large as a fingertip', async () => {
  const { page, complaints, close } = await visit(browser, product, { width: 390, height: 844 })
  await page.goto('/app')
  await builder(page).ask(nordlys)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Show Code' }).click()
  await code(page).getByRole('button', { name: 'Find' }).click()
  await code(page).getByRole('textbox', { name: 'Find' }).fill('Nordlys')
  await see(code(page).getByText(/^\d+ matches$/)).toBeVisible()
  const small = await code(page)
    .locator('button:visible, label:visible, .cm-textfield')
    .evaluateAll((controls) =>
      controls
        // the bands beside the code are a map of it, as wide as there is room
        .filter((control) => !control.closest('ol'))
        .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    )
  expect(small).toEqual([])
  const field = await code(page).getByRole('textbox', { name: 'Find' }).boundingBox()
  const closing = await code(page).getByRole('button', { name: 'Close' }).boundingBox()
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(closing?.x ?? 0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
  await close()
})
