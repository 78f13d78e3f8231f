import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { see } from './see.ts'

export const password = 'Blue-harbour7'

/** An address that nobody has yet. */
export const newAddress = () => `ada-${randomUUID().slice(0, 8)}@example.com`

/** The auth screen, as a person uses it. */
export function authScreen(page: Page) {
  const email = page.getByLabel('Email', { exact: true })
  const passwordBox = page.getByLabel('Password', { exact: true })
  const confirm = page.getByLabel('Confirm password', { exact: true })
  return {
    email,
    password: passwordBox,
    confirm,
    async signIn(address: string, secret = password) {
      await email.fill(address)
      await passwordBox.fill(secret)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
    async signUp(address: string, secret = password) {
      await email.fill(address)
      await passwordBox.fill(secret)
      await confirm.fill(secret)
      await page.getByRole('button', { name: 'Create account' }).click()
    },
    /** The account menu, opened. */
    async menu() {
      await page.getByRole('button', { name: /^Account:/ }).click()
      const menu = page.getByRole('dialog', { name: 'Account' })
      await see(menu).toBeVisible()
      return menu
    },
  }
}

/** Refusals are answers too, though the browser writes them into its console. */
export function unexpected(complaints: readonly string[], ...statuses: number[]): string[] {
  return complaints.filter((text) => !statuses.some((status) => text.includes(`responded with a status of ${status}`)))
}
