import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { unexpected } from '#test/support/account.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { unzip } from '#test/support/unzip.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const first = (page: Page) => page.getByLabel('First name')
const last = (page: Page) => page.getByLabel('Last name')
const picker = (page: Page) => page.getByLabel('Your picture')
const picture = (page: Page) => page.getByRole('main').locator('img[src*="avatar"]')

const png = (size = 300) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#4f46e5' } })
    .png()
    .toBuffer()

test('a name is saved once it is changed and valid, and stands everywhere', async () => {
  const { page, email, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  await see(page.getByLabel('Email')).toHaveValue(email)
  await see(page.getByLabel('Email')).not.toBeEditable()
  await see(page.getByText('Cannot be changed')).toBeVisible()
  await see(page.getByText('All changes saved')).toBeVisible()
  await see(save(page)).toBeDisabled()
  await first(page).fill('Maren')
  await see(page.getByText('Unsaved changes')).toBeVisible()
  await first(page).fill(' ')
  await see(page.getByText('First name is required')).toBeVisible()
  await see(save(page)).toBeDisabled()
  await first(page).fill('Maren ')
  await last(page).fill('Lindqvist')
  await save(page).click()
  await see(page.getByText('All changes saved')).toBeVisible()
  await see(first(page)).toHaveValue('Maren')
  await see(page.getByRole('banner').getByRole('button', { name: /Maren L\./ })).toBeVisible()
  await see(page.getByRole('main').getByText('ML', { exact: true })).toBeVisible()

  await last(page).fill('Lind')
  await page.keyboard.press('ControlOrMeta+s')
  await see(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await see(last(page)).toHaveValue('Lind')
  expect(complaints).toEqual([])
  await close()
})

test('leaving with changes asks first', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  await first(page).fill('Ada')
  await page.getByRole('link', { name: 'Workspaces' }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await see(first(page)).toHaveValue('Ada')
  await see(page).toHaveURL(`${product.url}/settings`)
  let isAsked = false
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload'
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => isAsked).toBe(true)
  await page.getByRole('link', { name: 'Workspaces' }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Workspaces')
  await page.getByRole('link', { name: 'Profile' }).click()
  await see(first(page)).toHaveValue('')
  expect(complaints).toEqual([])
  await close()
})

test('a picture is uploaded, replaced by a drop, and removed', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  await see(page.getByText('JPG, PNG or GIF, max size 5MB')).toBeVisible()
  await see(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await picker(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png() })
  await see(picture(page)).toBeVisible()
  const before = await picture(page).getAttribute('src')
  await see(page.getByRole('banner').locator(`img[src="${before}"]`)).toBeVisible()
  const shown = await page.request.get(before ?? '')
  expect(shown.status()).toBe(200)

  const content = (await png(200)).toString('base64')
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], 'new.png', { type: 'image/png' }))
    return transfer
  }, content)
  const hint = page.getByText('JPG, PNG or GIF, max size 5MB')
  await hint.dispatchEvent('dragover', { dataTransfer: data })
  await hint.dispatchEvent('drop', { dataTransfer: data })
  await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before)

  await page.getByRole('button', { name: 'Remove' }).click()
  await see(picture(page)).toHaveCount(0)
  await see(page.getByRole('button', { name: 'Upload' })).toBeFocused()
  // It is gone from the screen before the server has said so.
  await see(page.getByText('Your picture was removed')).toBeAttached()
  await page.reload()
  await see(page.getByRole('button', { name: 'Upload' })).toBeVisible()
  await see(picture(page)).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})

test('files that are no pictures are ignored, pictures that cannot be used are refused in words', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/profile/avatar')) asked.push(request.method())
  })
  await picker(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await see(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await picker(page).setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await see(page.getByRole('main').getByRole('alert')).toContainText('at most 5 MB can be used')
  expect(asked).toEqual([])
  await picker(page).setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>1</script>'),
  })
  await see(page.getByText('Only JPG, PNG or GIF images can be used. Your picture was not changed.')).toBeVisible()
  await picker(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png() })
  await see(picture(page)).toBeVisible()
  await see(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  // The browser itself writes a line about each refused request.
  expect(complaints.filter((line) => !line.includes('415'))).toEqual([])
  await close()
})

test('what the server did not take stays in the form, and is said', async () => {
  const { page, close } = await signedUp(browser, product)
  await page.goto('/settings')
  await see(first(page)).toBeVisible()
  await page.route('**/api/profile', (route) => route.abort('connectionrefused'))
  await first(page).fill('Maren')
  await save(page).click()
  await see(page.getByText(/^Not saved: .*Your changes are kept here; try again\./)).toBeVisible()
  await see(first(page)).toHaveValue('Maren')
  await see(save(page)).toBeEnabled()
  await close()
})

test('the export is a zip with what is kept of a person', async () => {
  const { page, email, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download export' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('pagewright-account.zip')
  const entries = unzip(await readFile(await download.path()))
  expect(JSON.parse(entries.get('profile.json') ?? '{}')).toMatchObject({ email })
  expect(entries.get('workspaces.json')).toContain('Personal')
  expect(complaints).toEqual([])
  await close()
})

test('an account is deleted by its typed e-mail, with all that belongs to it', async () => {
  const { page, email, password, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await see(dialog.getByRole('listitem')).toHaveText([
    'Your profile, your picture and every way to sign in',
    'Personal, with 0 projects, for everyone in it',
  ])
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  await dialog.getByRole('textbox').fill('somebody@else.example')
  await see(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(email)
  await confirm.click()
  await sawWords(page, 'Account deleted')
  await see(page).toHaveURL(`${product.url}/`)
  const statuses = await page.evaluate(
    async (credentials) => {
      const headers = { 'content-type': 'application/json' }
      const signIn = { method: 'POST', headers, body: JSON.stringify(credentials) }
      return [(await fetch('/api/profile')).status, (await fetch('/api/auth/sign-in', signIn)).status]
    },
    { email, password },
  )
  expect(statuses).toEqual([401, 401])
  await page.goto('/settings')
  await see(page).toHaveURL(/\/auth/)
  // What was open when the account went ends with a refusal.
  expect(unexpected(complaints, 401)).toEqual([])
  await close()
})
