import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import type { LookScene } from './scene.ts'

const prompt =
  'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form'

/** A new person in a project, on its screen. */
async function open(page: Page, product: Product, wanted: { prompt?: string } = {}, query = ''): Promise<string> {
  const context = page.context()
  const email = `maren-${randomUUID().slice(0, 8)}@nordlys.example`
  await callAs(context, product, 'POST', '/auth/sign-up', { email, password: 'Blue-harbour7' })
  await callAs(context, product, 'PATCH', '/profile', { first_name: 'Maren', last_name: 'Lindqvist' })
  const { id } = await newProject(context, product, { name: 'Nordlys winter menu', ...wanted })
  await page.goto(`/projects/${id}${query}`)
  // The welcome of a new person is gone by then.
  await page.waitForTimeout(5500)
  return id
}

async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
}

async function preview(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('tab', { name: 'Preview' }).click()
  await page.waitForTimeout(800)
}

/** A project of a signed-in person and its states. */
export const projectScreenScenes: readonly LookScene[] = [
  { name: 'project-empty', isUnlimited: true, go: async (page, _, product) => void (await open(page, product)) },
  {
    name: 'project-generating',
    isUnlimited: true,
    go: async (page, _, product) => {
      await open(page, product)
      await send(page, prompt)
      await page.waitForTimeout(1300)
    },
  },
  {
    name: 'project-done',
    isUnlimited: true,
    go: async (page, isPhone, product) => {
      await open(page, product, { prompt })
      await preview(page, isPhone)
    },
  },
  {
    name: 'project-restored',
    isUnlimited: true,
    go: async (page, _, product) => {
      await open(page, product, { prompt })
      await send(page, "make it dark and change the main button to 'Order beans'")
      await page.getByText('Everything else stayed').waitFor({ timeout: 30_000 })
      await page.getByRole('button', { name: 'Switch to this version' }).first().click()
      await page.getByText('later messages hidden').waitFor()
    },
  },
  {
    name: 'project-older-version',
    isUnlimited: true,
    go: async (page, isPhone, product) => {
      const id = await open(page, product, { prompt })
      await send(page, 'make it dark')
      await page.getByText('Version 2', { exact: true }).first().waitFor({ timeout: 30_000 })
      await page.goto(`/projects/${id}?version=1`)
      await preview(page, isPhone)
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'project-rename',
    isUnlimited: true,
    go: async (page, _, product) => {
      await open(page, product)
      await page.getByRole('button', { name: 'Nordlys winter menu' }).click()
      await page.waitForTimeout(400)
    },
  },
]
