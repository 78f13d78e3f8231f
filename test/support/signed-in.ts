import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { expect } from 'vitest'
import { type Product, type Visit, visit } from './product.ts'

export type SignedInVisit = Visit & { email: string; password: string }
type Options = { width?: number; height?: number; dark?: boolean; email?: string; password?: string; proxy?: string }

/** A window of a new person who has just signed up, with the workspace that everybody gets. */
export async function signedUp(browser: Browser, product: Product, options: Options = {}): Promise<SignedInVisit> {
  const { email = `ada-${randomUUID().slice(0, 8)}@example.com`, password = 'Blue-harbour7', ...looks } = options
  const window = await visit(browser, product, looks)
  await call(window.context, product, 'sign-up', { email, password })
  return { ...window, email, password }
}

/** Another window of somebody who has an account. */
export async function signedInAgain(browser: Browser, product: Product, person: Credentials): Promise<SignedInVisit> {
  const window = await visit(browser, product)
  await call(window.context, product, 'sign-in', person)
  return { ...window, email: person.email, password: person.password }
}

type Credentials = { email: string; password: string }

async function call(context: BrowserContext, { url }: Product, path: string, { email, password }: Credentials) {
  const answer = await context.request.post(`/api/auth/${path}`, {
    data: { email, password },
    headers: { origin: url },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}
