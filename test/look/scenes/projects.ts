import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from '#test/support/product.ts'
import { callAs, newProject, workspacesOf } from '#test/support/projects.ts'
import type { LookScene } from './scene.ts'

const pages = [
  ['Kettle & Crag', 'A landing page for Kettle & Crag, guided treks in the highlands, with routes, prices and booking'],
  ['Lumen One', 'An e-commerce product page for the Lumen One over-ear headphones with gallery and specs'],
  [
    'Nordlys Kaffe',
    'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription and opening hours',
  ],
  [
    'Forno Volante',
    'A homepage for a pizza delivery called Forno Volante: menu highlights, how delivery works, order button',
  ],
] as const

const password = 'Blue-harbour7'
/** Who has the projects already; making their pages takes a while. */
let owner: string | null = null

/** Somebody new, in this window. */
async function signUp(page: Page, product: Product): Promise<string> {
  const email = `maren-${randomUUID().slice(0, 8)}@nordlys.example`
  await callAs(page.context(), product, 'POST', '/auth/sign-up', { email, password })
  await callAs(page.context(), product, 'PATCH', '/profile', { first_name: 'Maren', last_name: 'Lindqvist' })
  return email
}

/** A person with a few projects, all of them drawn. */
async function grid(page: Page, product: Product): Promise<void> {
  if (owner) await callAs(page.context(), product, 'POST', '/auth/sign-in', { email: owner, password })
  else {
    owner = await signUp(page, product)
    for (const [name, prompt] of pages) await newProject(page.context(), product, { name, prompt })
  }
  await page.goto('/projects')
  const pictures = page.locator('article img')
  for (let at = 0; at < pages.length; at++) await pictures.nth(at).waitFor({ timeout: 60_000 })
  await page.waitForTimeout(800)
}

const menu = (page: Page, name: string) => page.getByRole('button', { name: `Menu for ${name}` }).click()

async function dialog(page: Page, product: Product, item: 'Rename' | 'Delete', typed: string): Promise<void> {
  await grid(page, product)
  await menu(page, 'Lumen One')
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('textbox').fill(typed)
  await page.waitForTimeout(300)
}

/** The projects screen and its states. */
export const projectScenes: readonly LookScene[] = [
  { name: 'projects', isUnlimited: true, go: (page, _, product) => grid(page, product) },
  {
    name: 'projects-menu',
    isUnlimited: true,
    go: async (page, _, product) => {
      await grid(page, product)
      await menu(page, 'Nordlys Kaffe')
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'projects-generating',
    isUnlimited: true,
    go: async (page, _, product) => {
      await grid(page, product)
      const [workspace] = await workspacesOf(page.context(), product)
      const cards = await callAs(page.context(), product, 'GET', `/workspaces/${workspace?.id}/projects`)
      const [newest] = cards as { id: string }[]
      const turn = { prompt: pages[0][1], mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
      await callAs(page.context(), product, 'POST', `/projects/${newest?.id}/generations`, turn)
      await page.getByText('Generating design...').waitFor({ timeout: 5000 })
    },
  },
  {
    name: 'projects-rename',
    isUnlimited: true,
    go: (page, _, product) => dialog(page, product, 'Rename', 'Lumen One, winter edition'),
  },
  { name: 'projects-delete', isUnlimited: true, go: (page, _, product) => dialog(page, product, 'Delete', 'Lumen') },
  {
    name: 'projects-palette',
    isUnlimited: true,
    go: async (page, _, product) => {
      await grid(page, product)
      await page.keyboard.press('ControlOrMeta+k')
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'projects-shortcuts',
    isUnlimited: true,
    go: async (page, _, product) => {
      await grid(page, product)
      await page.keyboard.press('?')
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'projects-empty',
    go: async (page, _, product) => {
      await signUp(page, product)
      await page.goto('/projects')
      await page.getByText('No projects in Personal').waitFor()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'projects-limit',
    go: async (page, isPhone, product) => {
      await signUp(page, product)
      await newProject(page.context(), product, { name: pages[3][0], prompt: pages[3][1] })
      await page.goto('/projects')
      await page.locator('article img').waitFor({ timeout: 60_000 })
      const button = page.getByRole('button', { name: 'New Project' })
      await (isPhone ? button.focus() : button.hover())
      await page.waitForTimeout(900)
    },
  },
  {
    name: 'projects-kept',
    go: async (page, _, product) => {
      await page.goto('/app')
      await page.evaluate(() => localStorage.setItem('pageData', JSON.stringify({ Home: '<h1>Mine</h1>' })))
      await signUp(page, product)
      await page.goto('/projects')
      await page.getByText('A page you made before signing in').waitFor()
      await page.waitForTimeout(300)
    },
  },
]
