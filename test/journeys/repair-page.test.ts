import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { builder } from '#test/support/builder.ts'
import { openSavedPage, savedVersions } from '#test/support/direct-edits.ts'
import { openCheck } from '#test/support/check-sheet.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

const lazy = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'

/** A page with one fault that only somebody who can write could put right. */
const faulty = (paragraph: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grove</title>
<meta name="description" content="Oil from one grove.">
<style>:root{--surface:#fff;--ink:#1c1917;--muted:#57534e;--accent:#4d7c0f}</style>
</head>
<body class="bg-white text-stone-900">
<main class="p-6">
<h1 class="text-4xl">Oil from one grove</h1>
${paragraph}
</main>
</body>
</html>
`

/** Checks the page and asks for a repair of the one thing that is found. */
async function repaired(page: Page, html: string) {
  await openSavedPage(page, { Home: html })
  const sheet = await openCheck(page)
  await see(sheet.getByText('Checked at 360, 768 and 1440: 1 finding.')).toBeVisible({ timeout: 60_000 })
  const ask = sheet.getByRole('button', { name: 'Ask for a repair' })
  await ask.click()
  return { sheet, ask }
}

test('the model repairs what has no fix of its own: a version, free, once, and it can be undone', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const html = faulty(`<p class="mt-2">${lazy}</p>`)
  const { sheet, ask } = await repaired(page, html)
  await sawWords(page, 'Repaired 1 finding', 'No credit spent.')
  await see(sheet.getByText('Nothing found')).toBeVisible({ timeout: 60_000 })
  const { savedPage } = builder(page)
  const better = html.replace(lazy, 'We answer within a day.')
  await expect.poll(() => savedPage()).toBe(better)
  await expect.poll(() => savedVersions(page)).toEqual([{ title: 'Repaired 1 finding', html: better }])
  const status = await page.evaluate(async () => (await fetch('/api/credits/status')).json())
  expect(status).toMatchObject({ dailyUsed: 0 })

  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedPage()).toBe(html)
  await see(sheet.getByText('Checked at 360, 768 and 1440: 1 finding.')).toBeVisible({ timeout: 60_000 })
  await see(ask).toHaveAttribute('aria-disabled', 'true')
  // It came to stand where 'Undo' was, under the pointer: only who comes to it is told.
  await page.mouse.move(0, 0)
  await ask.hover()
  await see(page.getByText('This version was repaired already.')).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('a repair after which the check finds as much is not kept', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const html = faulty(
    '<p class="mt-2"><a href="#press" class="inline-block p-2 underline">Pressed within the hour</a></p>',
  )
  const { sheet, ask } = await repaired(page, html)
  await sawWords(page, 'Nothing was repaired', 'It did not make the page better, so it was not kept.')
  await expect.poll(() => builder(page).savedPage()).toBe(html)
  await expect.poll(() => savedVersions(page)).toEqual([])
  await see(sheet.getByText('Checked at 360, 768 and 1440: 1 finding.')).toBeVisible()
  await see(ask).toHaveAttribute('aria-disabled', 'true')
  expect(complaints).toEqual([])
  await close()
})
