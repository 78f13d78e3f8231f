import type { Browser } from '@playwright/test'
import { afterAll, afterEach, beforeEach, onTestFinished } from 'vitest'
import { openBrowser, type Product, startProduct } from './product.ts'

/** The product for all journeys of a file. One that a journey stopped is there again for the next, and for its next try. */
export async function theProduct(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(env)
  beforeEach(async () => {
    if (!product.isUp()) await product.again()
  })
  afterAll(() => product.stop())
  return product
}

/** A product for one journey alone. */
export async function ownProduct(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(env)
  onTestFinished(() => product.stop())
  return product
}

/** The browser for all journeys of a file. */
export async function theBrowser(): Promise<Browser> {
  const browser = await openBrowser()
  closesWindows(browser)
  afterAll(() => browser.close())
  return browser
}

/** What a journey that failed has left open does not keep the machine busy while it is tried again. */
export function closesWindows(browser: Browser): void {
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
}
