import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { madeReviewLink } from '#api/reviews.ts'
import type { Product } from './product.ts'
import { callAs, newProject } from './projects.ts'
import { signedUp } from './signed-in.ts'

/** Somebody with a project of one page, who saves versions of it and makes review links. */
export async function withProjectToReview(
  browser: Browser,
  product: Product,
  { name, html }: { name: string; html: (words: string) => string },
) {
  const owner = await signedUp(browser, product)
  await callAs(owner.context, product, 'PATCH', '/profile', { first_name: 'Maren' })
  const project = await newProject(owner.context, product, { name })
  const call = (method: string, path: string, body?: unknown) =>
    callAs(owner.context, product, method, `/projects/${project.id}${path}`, body)
  const save = async (words: string) => {
    const made = await call('POST', '/versions', { page_name: 'Home', html_content: html(words) })
    return z.object({ id: z.uuid() }).parse(made).id
  }
  const version = await save('Rooms by the sea')
  const link = async (wanted: object = {}) => {
    const body = { page_name: 'Home', version_id: null, days: null, password: null, ...wanted }
    return madeReviewLink.parse(await call('POST', '/review-links', body))
  }
  async function openShare() {
    await owner.page.goto(`/projects/${project.id}`)
    await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
    return owner.page.getByRole('dialog', { name: 'Share' })
  }
  return { ...owner, project, version, save, link, openShare, call }
}

/** Whoever has a review link says who they are. */
export async function enterName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'See the page' }).click()
}

export const reviewedPage = (page: Page) => page.frameLocator('[data-preview-stage] iframe').last()
