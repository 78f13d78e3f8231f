import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { authScreen, newAddress, password, unexpected } from '#test/support/account.ts'
import { until, visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ EMAIL_VERIFICATION: 'on' })
const browser = await theBrowser()

/** Opens the link of a mail to this address, as it stands in the host's mailbox once it has been delivered. */
async function openLink(page: Page, address: string, subject = 'Verify your email'): Promise<string> {
  const letter = page.getByRole('article').filter({ hasText: address }).filter({ hasText: subject })
  await until(async () => {
    await page.goto('/dev/mailbox')
    return (await letter.count()) > 0
  })
  const href = (await letter.first().getByRole('link').first().getAttribute('href')) ?? ''
  await page.goto(new URL(href).pathname + new URL(href).search)
  return href
}

async function signedUp(page: Page, address: string): Promise<void> {
  await page.goto('/auth?mode=signup')
  await authScreen(page).signUp(address)
  await see(page.getByText('Please check your email to verify your account').first()).toBeVisible()
}

test('a new address is verified by its mail, and by a press only', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const screen = authScreen(page)
  const address = newAddress()
  await signedUp(page, address)
  await sawWords(page, 'Account created', 'Please check your email to verify your account')
  await see(page).toHaveURL('/auth')
  await see(screen.email).toHaveValue(address)
  await see(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()
  await screen.signIn(address)
  await sawWords(page, 'Authentication failed', 'Please check your email to verify your account')

  await openLink(page, address)
  await see(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
  // Looking at the link did not use it up.
  await page.reload()
  await page.getByRole('button', { name: 'Verify and sign in' }).click()
  await see(page).toHaveURL('/projects')
  await sawWords(page, 'Welcome!', 'Your account has been set up with default workspaces')
  await see(page.getByText('Personal').first()).toBeVisible()
  expect(unexpected(complaints, 403)).toEqual([])
  await close()
})

test('a link that was used already says so, and what to do', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const address = newAddress()
  await signedUp(page, address)
  const link = await openLink(page, address)
  await page.getByRole('button', { name: 'Verify and sign in' }).click()
  await see(page).toHaveURL('/projects')

  const stranger = await visit(browser, product)
  await stranger.page.goto(link)
  await stranger.page.getByRole('button', { name: 'Verify and sign in' }).click()
  await see(stranger.page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await stranger.page.getByRole('link', { name: 'Back to sign in' }).click()
  await see(stranger.page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(unexpected([...complaints, ...stranger.complaints], 410)).toEqual([])
  await stranger.close()
  await close()
})

test('verified in another browser, one signs in with the password', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const address = newAddress()
  await signedUp(page, address)
  const phone = await visit(browser, product, { width: 390, height: 844 })
  await openLink(phone.page, address)
  await phone.page.getByRole('button', { name: 'Verify and sign in' }).click()
  await see(phone.page.getByText('Email verified')).toBeVisible()
  await authScreen(phone.page).signIn(address)
  await see(phone.page).toHaveURL('/projects')
  expect([...complaints, ...phone.complaints]).toEqual([])
  await phone.close()
  await close()
})

test('a forgotten password is set anew and signs in', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const address = newAddress()
  await signedUp(page, address)
  await openLink(page, address)
  await page.getByRole('button', { name: 'Verify and sign in' }).click()
  await see(page).toHaveURL('/projects')

  const { page: other, complaints: others, close: closeOther } = await visit(browser, product)
  await other.goto('/auth')
  await other.getByLabel('Email', { exact: true }).fill(address)
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await see(other.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await see(other.getByLabel('Email', { exact: true })).toHaveValue(address)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await see(other.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await see(other.getByText(address)).toBeVisible()
  await see(other.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeVisible()

  await openLink(other, address, 'Set a new password')
  await see(other.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await other.getByLabel('New password', { exact: true }).fill('harbourside')
  await other.getByLabel('Confirm new password', { exact: true }).fill('harbourside')
  await other.getByRole('button', { name: 'Save and sign in' }).click()
  await see(other.getByText('Please create a stronger password to continue')).toBeVisible()
  await other.getByLabel('New password', { exact: true }).fill('Quiet-harbour8')
  await other.getByLabel('Confirm new password', { exact: true }).fill('Quiet-harbour8')
  await other.getByRole('button', { name: 'Save and sign in' }).click()
  await see(other).toHaveURL('/projects')
  await sawWords(other, 'Password updated successfully')

  // The first window's session ended with the old password; the new one opens it again.
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await see(again).toBeVisible({ timeout: 60_000 })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await sawWords(page, 'Authentication failed', 'Please check your credentials and try again')
  await again.getByLabel('Password', { exact: true }).fill('Quiet-harbour8')
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await see(again).toHaveCount(0)
  expect(unexpected([...complaints, ...others], 401)).toEqual([])
  await closeOther()
  await close()
})

test('nobody is told whether an address has an account', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/auth?mode=forgot')
  const nobody = newAddress()
  await page.getByLabel('Email', { exact: true }).fill(nobody)
  await page.keyboard.press('Enter')
  await see(page.getByText(`If an account belongs to ${nobody}, a link is on its way.`)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})
