import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, shownPage } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const drawn = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
const boat = await drawn('#0a7d4f')
/** A host of pictures. */
const host = createServer(({ url }, response) => {
  response.writeHead(url === '/boat.jpg' ? 200 : 404, { 'content-type': 'image/jpeg' })
  response.end(url === '/boat.jpg' ? boat : '')
})
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => host.close(resolve)))
const { port } = host.address() as AddressInfo
const at = (path: string) => `http://127.0.0.1:${port}${path}`

const product = await theProduct({ PICTURES_PRIVATE: 'on' })
const browser = await theBrowser()

const harbour = `<!doctype html><html lang="en"><head><title>Harbour café</title></head><body><main>
<section data-section="hero/plain"><h1>Harbour café</h1><img src="${at('/boat.jpg')}" width="320" height="200" alt="Our boat"></section>
<section data-section="gallery/rows"><h2>Gallery</h2><figure><img src="${at('/gone.jpg')}" width="320" height="200" alt="The quay"></figure>
<img data-slot="photo" width="320" height="200" alt="The kitchen"><p>Open daily.</p></section></main></body></html>`

async function withHarbour(width = 1440) {
  const signed = await signedUp(browser, product)
  const { page, context } = signed
  await page.setViewportSize({ width, height: 900 })
  const project = await newProject(context, product, { name: 'Harbour' })
  await page.goto(`/projects/${project.id}`)
  await page.getByRole('button', { name: /^Page: / }).click()
  await page.getByRole('menuitem', { name: 'Import a page…' }).click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'harbour.html', mimeType: 'text/html', buffer: Buffer.from(harbour) }
  await dialog.getByLabel(/Choose files/).setInputFiles(file)
  await dialog.getByRole('button', { name: /^(?:Replace|Import)/ }).click()
  await see(shownPage(page).getByRole('heading', { name: 'Harbour café' })).toBeVisible()
  return signed
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Only you know these' })
const seen = (page: Page, alt: string) =>
  shownPage(page)
    .getByRole('img', { name: alt })
    .evaluate(
      (image) => image instanceof HTMLImageElement && image.src.startsWith('data:image/webp') && image.naturalWidth,
    )

test('pictures that wait count as missing facts: one press brings one in from its host, a file fills another', async () => {
  const { page, complaints, close } = await withHarbour()
  await page.getByRole('button', { name: '3 facts missing' }).click()
  const row = (name: string) => form(page).getByRole('group', { name })
  await see(row('Our boat').getByRole('button', { name: 'Bring it in from 127.0.0.1' })).toBeFocused()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Enter')
  await see(async () => expect(await seen(page, 'Our boat')).toBe(640)).toPass({ timeout: 30_000 })
  await see(form(page)).toContainText('2 of 3 left')

  // a host that does not give it is said, and a file does
  await row('The quay').getByRole('button', { name: 'Bring it in from 127.0.0.1' }).click()
  await see(row('The quay').getByRole('alert')).toHaveText(
    'The host of this picture did not give it. Choose a file instead.',
  )
  const file = { name: 'quay.jpg', mimeType: 'image/jpeg', buffer: await drawn('#143f6b') }
  await row('The quay').getByLabel('Picture file').setInputFiles(file)
  await see(async () => expect(await seen(page, 'The quay')).toBe(640)).toPass({ timeout: 30_000 })
  await see(row('The kitchen').getByRole('button', { name: /^Bring/ })).toHaveCount(0)
  await row('The kitchen').getByRole('button', { name: 'Choose a picture…' }).focus()
  await form(page).getByRole('button', { name: 'Take this photo off the page: The kitchen' }).click()
  await see(form(page).getByText('The kitchen is off the page.')).toBeVisible()
  await page.keyboard.press('Escape')
  await see(page.getByRole('button', { name: /facts? missing$/ })).toHaveCount(0)
  await page.reload()
  await see(async () => expect(await seen(page, 'The quay')).toBe(640)).toPass({ timeout: 30_000 })
  await see(shownPage(page).getByRole('img', { name: 'The kitchen' })).toHaveCount(0)
  expect(complaints.filter((line) => !line.includes('502'))).toEqual([])
  await close()
})

test('a photo beside a message stands on the page where it was asked for', async () => {
  const { page, complaints, close } = await withHarbour()
  const { ask, answers } = builder(page)
  const file = { name: 'Our shop.jpg', mimeType: 'image/jpeg', buffer: await drawn('#d8513d') }
  await page.locator('input[type="file"][aria-label="Pictures for the message"]').setInputFiles(file)
  await see(page.getByRole('button', { name: 'Our shop. Say what it shows' })).toBeVisible()
  await ask('Put this photo in the gallery')
  await see(answers.last()).toContainText('Put your picture in “Gallery”.')
  await see(answers.last()).toContainText('Your picture stands on the page as it is')
  await see(async () => expect(await seen(page, 'Our shop')).toBe(640)).toPass({ timeout: 30_000 })
  await see(page.getByRole('button', { name: '2 facts missing' })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
