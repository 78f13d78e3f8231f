import { expect, test } from 'vitest'
import { authScreen, newAddress, password, unexpected } from '#test/support/account.ts'
import { callAs } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedInAgain, signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

async function atWork(email = newAddress()) {
  const window = await signedUp(browser, product, { email })
  await window.page.goto('/settings')
  await see(window.page.getByLabel('First name')).toBeVisible()
  return window
}

test('a call that was refused is made once more after the sign-in over the page', async () => {
  const { page, context, email, complaints, close } = await atWork()
  await page.getByLabel('First name').fill('Maren')
  await page.getByLabel('Last name').fill('Lindqvist')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await see(again.getByText('nothing you typed is lost')).toBeVisible()
  await see(again.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.keyboard.press('Escape')
  await see(again).toBeVisible()
  await again.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await see(again).toHaveCount(0)
  await see(page.getByText('All changes saved')).toBeVisible()
  await see(page).toHaveURL('/settings')
  await page.reload()
  await see(page.getByLabel('First name')).toHaveValue('Maren')
  expect(unexpected(complaints, 401)).toEqual([])
  await close()
})

test('a session that was ended elsewhere is noticed without a press', async () => {
  const { page, email, complaints, close } = await atWork()
  await page.getByLabel('First name').fill('Maren')
  const other = await signedInAgain(browser, product, { email, password })
  await callAs(other.context, product, 'DELETE', '/auth/sessions')
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  // The server looks at the session of an open stream with each heartbeat, every 30 s.
  await see(again).toBeVisible({ timeout: 60_000 })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await see(again).toHaveCount(0)
  await see(page.getByLabel('First name')).toHaveValue('Maren')
  expect(unexpected([...complaints, ...other.complaints], 401)).toEqual([])
  await other.close()
  await close()
})

test('somebody else who signs in there gets their own projects, and nothing of the first', async () => {
  const stranger = newAddress()
  const first = await signedUp(browser, product, { email: stranger })
  await first.close()
  const { page, context, complaints, close } = await atWork()
  await page.getByLabel('First name').fill('Maren')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Email', { exact: true }).fill(stranger)
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await see(page).toHaveURL('/projects')
  const menu = await authScreen(page).menu()
  await see(menu.getByText(stranger)).toBeVisible()
  await see(page.getByText('Maren')).toHaveCount(0)
  expect(unexpected(complaints, 401)).toEqual([])
  await close()
})

test('leaving instead ends on the front page, signed out', async () => {
  const { page, context, complaints, close } = await atWork()
  await page.getByLabel('First name').fill('Maren')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Leave without signing in' }).click()
  await see(page).toHaveURL('/')
  await sawWords(page, 'Signed out', 'You have been signed out successfully')
  await see(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  expect(unexpected(complaints, 401)).toEqual([])
  await close()
})
