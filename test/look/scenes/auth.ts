import type { Page } from '@playwright/test'
import { authScreen, newAddress, password } from '#test/support/account.ts'
import type { LookScene } from './scene.ts'

/** Long enough for the page beside the form to be half made. */
const half = (page: Page) => page.waitForTimeout(4500)

async function signedUp(page: Page): Promise<void> {
  await page.goto('/auth?mode=signup')
  await authScreen(page).signUp(newAddress())
  await page.waitForURL('**/projects')
  await page.waitForTimeout(1500)
}

/** The auth screen, and what an account adds to the other screens. */
export const authScenes: readonly LookScene[] = [
  {
    name: 'auth-sign-in',
    go: async (page) => {
      await page.goto('/auth')
      await half(page)
    },
  },
  {
    name: 'auth-sign-up',
    go: async (page) => {
      await page.goto('/auth?mode=signup')
      const screen = authScreen(page)
      await screen.email.fill('maren@nordlys')
      await screen.password.fill(password)
      await page.getByRole('button', { name: 'Show password' }).click()
      await screen.confirm.fill(password)
      await screen.confirm.blur()
      await half(page)
    },
  },
  {
    name: 'auth-refused',
    go: async (page) => {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await authScreen(page).signIn('maren@nordlys.example', 'not the one')
      await page.waitForTimeout(1200)
    },
  },
  {
    name: 'auth-google-missing',
    go: async (page) => {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.waitForTimeout(1000)
    },
  },
  {
    name: 'auth-forgot',
    go: async (page) => {
      await page.goto('/auth?mode=forgot')
      await half(page)
    },
  },
  {
    name: 'auth-check-mail',
    go: async (page) => {
      await page.goto('/auth?mode=forgot')
      await page.getByLabel('Email', { exact: true }).fill(newAddress())
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'auth-reset',
    go: async (page) => {
      await page.goto('/auth?mode=reset&token=abc')
      await half(page)
    },
  },
  {
    name: 'auth-link-gone',
    go: async (page) => {
      await page.goto('/auth?mode=verify&token=abc')
      await page.getByRole('button', { name: 'Verify and sign in' }).click()
      await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    },
  },
  {
    name: 'account-menu',
    go: async (page) => {
      await signedUp(page)
      await authScreen(page).menu()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'account-on-landing',
    go: async (page, isPhone) => {
      await signedUp(page)
      await page.goto('/')
      await page.waitForTimeout(1500)
      if (isPhone) await page.getByRole('button', { name: 'Open navigation' }).click()
      else await authScreen(page).menu()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'account-sign-in-again',
    go: async (page) => {
      await signedUp(page)
      await page.context().clearCookies()
      await page.evaluate(() => dispatchEvent(new Event('workspacesCreated')))
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
      await page.waitForTimeout(500)
    },
  },
]
