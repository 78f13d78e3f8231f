import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { newAddress } from '#test/support/account.ts'
import { loadedAhead } from '#test/support/loaded-ahead.ts'
import { visit } from '#test/support/product.ts'
import { callAs } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { ownProduct, theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function write(page: Page, letter: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(letter)) await field(page, label).fill(text)
}

const letter = {
  Name: 'Maren Lindqvist',
  Email: newAddress(),
  Subject: 'Invoice for our studio',
  Message: 'Could you put our VAT number on the invoice? Thank you.',
}

test('a message is checked, sent, and another one can be written', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/contact')
  await write(page, { Name: 'M', Email: 'maren@', Subject: 'Hi', Message: 'Hello' })
  await send(page).click()
  for (const words of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ])
    await see(page.getByText(words)).toBeVisible()
  await see(field(page, 'Name')).toBeFocused()
  await see(field(page, 'Name')).toHaveAccessibleDescription('Name must be at least 2 characters')
  await see(page.getByText('Nothing was sent. Your text is kept.')).toBeVisible()
  await field(page, 'Name').fill('Ma')
  await see(page.getByText('Name must be at least 2 characters')).toBeHidden()

  await write(page, letter)
  await send(page).click()
  await see(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused()
  await sawWords(page, 'Success!', "Your message has been sent. We'll get back to you soon.")
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  for (const label of Object.keys(letter)) await see(field(page, label)).toHaveValue('')
  expect(complaints).toEqual([])
  await close()
})

test('what was typed survives a reload until it is sent', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/contact')
  await write(page, letter)
  // Awake, it has kept what was typed before.
  await see(send(page)).toBeEnabled()
  await page.reload()
  for (const [label, text] of Object.entries(letter)) await see(field(page, label)).toHaveValue(text)
  await send(page).click()
  await see(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  await page.reload()
  await see(field(page, 'Subject')).toHaveValue('')
  await close()
})

test('who is signed in need not write who they are', async () => {
  const { page, context, email, complaints, close } = await signedUp(browser, product)
  await callAs(context, product, 'PATCH', '/profile', { first_name: 'Maren', last_name: 'Lindqvist' })
  await page.goto('/projects')
  await see(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await page.goto('/contact')
  await see(field(page, 'Name')).toHaveValue('Maren Lindqvist')
  await see(field(page, 'Email')).toHaveValue(email)
  await write(page, { Subject: letter.Subject, Message: letter.Message })
  await send(page).click()
  await see(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('a server that is gone is told, and the form is kept', async () => {
  const own = await ownProduct()
  const { page, close } = await visit(browser, own)
  await page.goto('/contact')
  await write(page, letter)
  await expect.poll(() => loadedAhead(page, ['contact-form', 'toast-list'])).toBe(2)
  await own.kill()
  await send(page).click()
  await sawWords(page, 'There was a problem sending your message. Please try again later.')
  for (const [label, text] of Object.entries(letter)) await see(field(page, label)).toHaveValue(text)
  await see(send(page)).toBeVisible()
  await close()
})
