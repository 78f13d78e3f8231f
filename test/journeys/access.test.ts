import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { authScreen, newAddress, password } from '#test/support/account.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { callAs } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct()
const browser = await theBrowser()

async function signedUp(page: Page): Promise<void> {
  await callAs(page.context(), product, 'POST', '/auth/sign-up', { email: newAddress(), password })
  await page.goto('/projects')
  await page.getByRole('button', { name: /^Account:/ }).waitFor()
}

const screens: readonly [name: string, go: (page: Page) => Promise<unknown>][] = [
  ['landing', (page) => page.goto('/')],
  ['404', (page) => page.goto('/nowhere-at-all')],
  ['API reference', (page) => page.goto('/api/docs')],
  ['builder, empty', (page) => page.goto('/app')],
  ['auth, sign-in', (page) => page.goto('/auth')],
  [
    'auth, sign-up with problems',
    async (page) => {
      await page.goto('/auth?mode=signup')
      await page.getByRole('button', { name: 'Create account' }).click()
    },
  ],
  ['auth, forgotten password', (page) => page.goto('/auth?mode=forgot')],
  ['auth, new password', (page) => page.goto('/auth?mode=reset&token=abc')],
  [
    'account menu',
    async (page) => {
      await signedUp(page)
      await authScreen(page).menu()
    },
  ],
  [
    'signing in again',
    async (page) => {
      await signedUp(page)
      await page.context().clearCookies()
      await page.evaluate(() => dispatchEvent(new Event('workspacesCreated')))
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
    },
  ],
]

test.for(drawn(screens, 4))('%s has no serious violation', async ([, go]) => {
  const { page, close } = await visit(browser, product)
  await go(page)
  expect(await findingsInBothThemes(page)).toEqual([])
  await close()
})

test('the builder with a page, and with its code, has no serious violation', async () => {
  const { page, close } = await visit(browser, product)
  await page.goto('/app')
  await builder(page).ask(nordlys)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Show Code' }).click()
  await see(page.getByLabel('Code', { exact: true }).first()).toContainText(/<!doctype html>/i)
  expect(await findingsInBothThemes(page)).toEqual([])
  await close()
})

test('everything of the first page can be done by keyboard alone', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.type('A landing page for a bakery')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('with opening hours')
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'A landing page for a bakery\nwith opening hours',
  )
  await page.keyboard.press('ControlOrMeta+Enter')
  await builder(page).answered(1)
  await page.keyboard.press('ControlOrMeta+k')
  await see(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await page.keyboard.press('Escape')
  await see(page.getByRole('dialog', { name: 'Commands' })).toBeHidden()
  await see(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone the menu traps the focus, gives it back, and its links close it', async () => {
  const { page, complaints, close } = await visit(browser, product, { width: 390, height: 844 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open navigation' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  await see(menu).toBeVisible()
  await see(menu.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.keyboard.press('Escape')
  await see(menu).toBeHidden()
  await see(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: 'How it works' }).click()
  await see(menu).toBeHidden()
  await see(page).toHaveURL(/#how$/)
  expect(complaints).toEqual([])
  await close()
})

test('an unknown address answers 404 and leads home', async () => {
  const { page, close } = await visit(browser, product)
  const response = await page.goto('/a-page-that-is-not-there')
  expect(response?.status()).toBe(404)
  await see(page.getByRole('heading', { level: 1 })).toContainText('Oops! Page not found')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await see(page).toHaveURL(`${product.url}/`)
  await close()
})

test('the landing page reads without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/')
  for (const words of [
    'Describe Your Vision',
    'Watch It Come to Life',
    'Generate & Download',
    'Start Creating for Free',
    '5 free generations',
    'No credit card required',
    'Full source code',
  ])
    await see(page.getByText(words, { exact: false }).first()).toBeVisible()
  await context.close()
})
