import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { Product } from '#test/support/product.ts'
import { callAs, newWorkspace } from '#test/support/projects.ts'
import type { LookScene } from './scene.ts'

/** Somebody new with a name, in this window. */
async function signUp(page: Page, product: Product): Promise<void> {
  const email = `maren-${randomUUID().slice(0, 8)}@nordlys.example`
  await callAs(page.context(), product, 'POST', '/auth/sign-up', { email, password: 'Blue-harbour7' })
  await callAs(page.context(), product, 'PATCH', '/profile', { first_name: 'Maren', last_name: 'Lindqvist' })
  await callAs(page.context(), product, 'POST', '/workspaces/defaults')
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
const known = new Map<string, Cookies>()

/** The same person on each product in each window: how many may sign up in an hour is limited. */
async function enter(page: Page, product: Product): Promise<void> {
  const cookies = known.get(product.url)
  if (cookies) return page.context().addCookies(cookies)
  await signUp(page, product)
  known.set(product.url, await page.context().cookies())
}

/** A tab as a new person finds it, then what is done there. */
function tab(name: string, fragment: string, act?: (page: Page) => Promise<void>): LookScene {
  return {
    name,
    go: async (page, _, product) => {
      await enter(page, product)
      await page.goto(`/settings#${fragment}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(600)
      await act?.(page)
      await page.waitForTimeout(300)
    },
  }
}

async function password(page: Page, fresh: string, again: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm new password', { exact: true }).fill(again)
}

/** The settings and the screen that makes a workspace, in their states. */
export const settingsScenes: readonly LookScene[] = [
  tab('settings-profile', 'profile'),
  tab('settings-profile-missing', 'profile', (page) => page.getByLabel('First name').fill('')),
  tab('settings-profile-leave', 'profile', async (page) => {
    await page.getByLabel('First name').fill('Ida')
    await page.getByRole('link', { name: 'Password' }).click()
  }),
  tab('settings-delete-account', 'profile', (page) => page.getByRole('button', { name: 'Delete account' }).click()),
  tab('settings-password', 'password'),
  tab('settings-password-medium', 'password', async (page) => {
    await password(page, 'blue-harbour', 'blue-harbour')
    await page.getByRole('button', { name: 'Show new password' }).click()
  }),
  tab('settings-password-differs', 'password', async (page) => {
    await password(page, 'Blue-harbour7', 'Blue-harbour')
    await page.getByLabel('New password', { exact: true }).focus()
  }),
  tab('settings-social', 'social'),
  tab('settings-social-refused', 'social', (page) => page.getByRole('button', { name: 'Connect Google' }).click()),
  tab('settings-workspaces-limit', 'workspaces'),
  {
    name: 'settings-workspaces',
    isUnlimited: true,
    go: async (page, _, product) => {
      await signUp(page, product)
      for (const name of ['Nordlys Studio', 'Client work', 'Fjordlab'])
        await newWorkspace(page.context(), product, name)
      await page.goto('/settings#workspaces')
      await page.getByText('Client work').first().waitFor({ state: 'attached' })
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'settings-workspaces-delete',
    isUnlimited: true,
    go: async (page, _, product) => {
      await signUp(page, product)
      await newWorkspace(page.context(), product, 'Client work')
      await page.goto('/settings#workspaces')
      await page.getByRole('button', { name: 'Delete Client work' }).click()
      await page.getByRole('textbox').fill('Client')
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'settings-workspaces-empty',
    go: async (page, _, product) => {
      await signUp(page, product)
      await page.goto('/settings#workspaces')
      await page.getByRole('button', { name: 'Delete Personal' }).click()
      await page.getByRole('textbox').fill('Personal')
      await page.getByRole('button', { name: 'Delete workspace' }).click()
      await page.getByText('No workspaces found').waitFor()
      await page.waitForTimeout(300)
    },
  },
  tab('settings-billing', 'billing'),
  tab('settings-integrations', 'integrations'),
  {
    name: 'new-workspace',
    isUnlimited: true,
    go: async (page, _, product) => {
      await enter(page, product)
      await page.goto('/workspaces/new')
      await page.getByText('Team Workspace').click()
      await page.getByLabel('Name', { exact: true }).fill('Nordlys Studio')
      await page.getByLabel('Description').fill('Shop, newsletter and event pages')
    },
  },
  {
    name: 'new-workspace-refused',
    go: async (page, _, product) => {
      await enter(page, product)
      await page.goto('/workspaces/new')
      await page.getByLabel('Name', { exact: true }).fill('A workspace name that runs on until it reaches fifty')
      await page.getByLabel('Description').focus()
      await page.waitForTimeout(300)
    },
  },
]
