import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { findings } from '#test/support/axe.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { openCheck } from '#test/support/check-sheet.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

/** Without a description, with words one can hardly read, wider than a phone, with a link to nowhere and a tiny button. */
const faulty = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grove</title>
<meta name="description" content="Oil from one grove.">
<style>:root{--surface:#fff;--ink:#1c1917;--muted:#57534e;--accent:#4d7c0f}</style>
</head>
<body class="bg-white text-stone-900">
<header class="p-6"><nav aria-label="Main"><a href="#harvst" class="inline-block p-2">Harvest</a></nav></header>
<main class="p-6">
<h1 class="text-4xl">Oil from one grove</h1>
<p class="mt-2 text-gray-300">Pressed within the hour, bottled by hand.</p>
<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='60'%3E%3Crect width='80' height='60' fill='olive'/%3E%3C/svg%3E">
<section id="harvest" class="mt-8"><h2 class="text-2xl">Harvest</h2>
<div class="mt-4 w-[600px] bg-stone-100 p-4">The picking begins in October.</div>
<p class="mt-4 text-[9px]">Bottled in the year of the harvest</p></section>
</main>
</body>
</html>
`

test.for(
  drawn(
    [
      [1440, false],
      [390, true],
    ] as const,
    1,
  ),
)('a page with faults is checked, mended at once and clean at %i px', async ([width, dark]) => {
  const { page, complaints, close } = await visit(browser, product, { width, dark })
  await openSavedPage(page, { Home: faulty }, async () => {
    if (width < 768) await page.getByRole('tab', { name: 'Preview' }).click()
  })
  const { savedPage } = builder(page)
  const sheet = await openCheck(page)
  await see(sheet.getByText(/^Checked at 360, 768 and 1440: \d+ findings\.$/)).toBeVisible({ timeout: 60_000 })
  const group = (name: string) => sheet.getByRole('region', { name })
  await see(group('Wider than the window')).toContainText('The picking begins in October.')
  await see(group('Wider than the window')).toContainText('at 360 px')
  await see(group('Low contrast')).toContainText('Pressed within the hour')
  await see(group('A picture without a description')).toBeVisible()
  await see(group('A link to a place that is not there')).toContainText('#harvst')
  await see(group('Tiny text')).toContainText('9 px')
  expect(await findings(page)).toEqual([])

  await group('Wider than the window').getByRole('button', { name: /^Show/ }).click()
  await see(sheet.getByRole('button', { name: /^Fix all/ })).toHaveText('Fix all (6)')
  await sheet.getByRole('button', { name: /^Fix all/ }).click()
  await see(sheet.getByText('Nothing found')).toBeVisible({ timeout: 60_000 })
  const mended = await savedPage()
  expect(mended).toContain('alt=""')
  expect(mended).toContain('href="#harvest"')
  expect(mended).toContain('The picking begins in October.')
  expect(mended).not.toContain('text-gray-300')
  expect(mended).not.toContain('text-[9px]')
  expect(await findings(page)).toEqual([])

  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedPage()).toBe(faulty)
  await sheet.getByRole('heading', { name: 'Check page' }).focus()
  await page.keyboard.press('Escape')
  await see(sheet).toHaveCount(0)
  await see(page.getByRole('button', { name: 'Check page' })).toBeFocused()
  expect(complaints).toEqual([])
  await close()
})

test('a page of the built-in designer comes out clean but for the facts that it waits for', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  await builder(page).ask(nordlys)
  const sheet = await openCheck(page)
  await see(sheet.getByText(/^Checked at 360, 768 and 1440: \d+ findings\.$/)).toBeVisible({ timeout: 60_000 })
  await see(sheet.getByRole('heading', { level: 4 })).toHaveText([/^A place that waits for your words/])
  expect(complaints).toEqual([])
  await close()
})
