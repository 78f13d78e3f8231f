import type { Browser } from '@playwright/test'
import type { Product } from './product.ts'
import { newProject } from './projects.ts'
import { see } from './see.ts'
import { signedUp } from './signed-in.ts'

type Options = { name?: string; prompt?: string; width?: number }

/** A new person in a project of theirs; with a prompt, its Home page is made. */
export async function openedProject(browser: Browser, product: Product, options: Options = {}) {
  const person = await signedUp(browser, product, options)
  const project = await newProject(person.context, product, { name: options.name ?? 'Winter menu', ...options })
  const path = `/projects/${project.id}`
  await person.page.goto(path)
  await see(person.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return { ...person, project, path }
}
