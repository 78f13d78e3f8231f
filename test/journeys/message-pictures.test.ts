import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1', BILLING: 'off' })
const browser = await theBrowser()

/** Pastes a picture of one colour into the message, as a browser does it. */
const paste = (page: Page, colour: string) =>
  page.getByRole('textbox', { name: 'Message' }).evaluate(async (box, fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('nothing to draw with')
    pen.fillStyle = fill
    pen.fillRect(0, 0, 320, 200)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([blob ?? ''], 'shop-front.png', { type: 'image/png' }))
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, colour)

test('a picture is pasted, described and sent: a model sees it beside the page, the built-in designer takes its colour', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, {
    name: 'Winter menu',
    prompt: 'A page for Korn, a bakery in Bergen',
  })
  await page.goto(`/projects/${project.id}`)
  const { ask, answers } = builder(page)
  await see(answers).toHaveCount(1)
  const chips = page.getByRole('list', { name: 'Pictures of the message' })
  await paste(page, '#0a7d4f')
  await chips.getByRole('button', { name: 'shop front. Say what it shows' }).click()
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Our shop in winter')
  await page.keyboard.press('Enter')
  await see(chips.getByRole('button', { name: 'Our shop in winter. Say what it shows' })).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.reload()
  await see(chips.getByRole('listitem')).toHaveCount(1)

  await ask("change the headline to 'Slow light'")
  await see(chips).toHaveCount(0)
  await see(page.getByRole('img', { name: 'Our shop in winter' })).toBeVisible()
  expect(JSON.stringify(model.sent.at(-1))).toMatch(/"image_url":\{"url":"data:image\/jpeg;base64,/)
  expect(model.asked.at(-1)?.messages.at(-1)?.content).toContain('<current_page')
  expect(await findingsInBothThemes(page)).toEqual([])

  await page.getByRole('button', { name: /^Made by / }).click()
  await page.getByRole('menuitemradio', { name: /^Built-in designer/ }).click()
  await paste(page, '#0a7d4f')
  await see(chips.getByRole('button', { name: 'shop front. Say what it shows' })).toBeVisible()
  await ask('These are our colours')
  await see(answers.last()).toContainText('cannot see your picture, so only the colour #0a7d4f was taken.')

  // what cannot go along is said, and what waits is taken away
  const files = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('%PDF-1.7') })
  await page
    .locator('input[type="file"][aria-label="Pictures for the message"]')
    .setInputFiles(files('menu.pdf', 'application/pdf'))
  await see(page.getByText('menu.pdf is no PNG, JPEG or WebP.')).toBeVisible()
  await page
    .locator('input[type="file"][aria-label="Pictures for the message"]')
    .setInputFiles(files('menu.png', 'image/png'))
  await see(page.getByText('This is no PNG, JPEG or WebP that can be read.')).toBeVisible()
  await paste(page, '#d8513d')
  await chips.getByRole('button', { name: 'Take shop front away' }).click()
  await see(chips).toHaveCount(0)
  expect(complaints.filter((line) => !line.includes('415'))).toEqual([])
  await close()
})
