import type { Browser } from '@playwright/test'
import { afterAll, afterEach, beforeEach, onTestFinished } from 'vitest'
import { listens, saveEvidence } from './evidence.ts'
import { type PreviewLab, startPreviewLab } from './preview-lab.ts'
import { openBrowser, type Product, startProduct } from './product.ts'

// A worker runs one file after the other and keeps this module: what is costly to start is started once in it.
const products = new Map<string, Promise<Product>>()
let browser: Promise<Browser> | null = null
let lab: Promise<PreviewLab> | null = null

/** Settings that several files want alike; whoever wants others has a server of their own. */
const common: readonly string[] = [JSON.stringify({}), JSON.stringify({ BILLING: 'off' })]

/**
 * The product for all journeys of a file, and often of the files before it: a journey counts on nothing but what it has
 * made itself. One that a journey stopped is there again for the next.
 */
export async function theProduct(env: Record<string, string> = {}): Promise<Product> {
  const product = await keptProduct(env)
  const isThere = async () => {
    if (!product.isUp()) await product.again()
  }
  await isThere()
  beforeEach(isThere)
  return product
}

async function keptProduct(env: Record<string, string>): Promise<Product> {
  const settings = JSON.stringify(env)
  if (!common.includes(settings)) {
    const own = await startProduct(env)
    afterAll(() => own.stop())
    return own
  }
  const kept = products.get(settings) ?? startProduct(env)
  products.set(settings, kept)
  return kept
}

/** A product for one journey alone. */
export async function ownProduct(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(env)
  onTestFinished(() => product.stop())
  return product
}

/** The browser for all journeys; the windows of each are its own. */
export async function theBrowser(): Promise<Browser> {
  const opened = await keptBrowser()
  closesWindows(opened)
  return opened
}

/** The preview on a page of its own. */
export async function thePreviewLab(): Promise<PreviewLab> {
  const opened = await (lab ??= keptBrowser().then(startPreviewLab))
  closesWindows(opened.browser)
  return opened
}

function keptBrowser(): Promise<Browser> {
  browser ??= openBrowser().then((opened) => {
    listens(opened)
    return opened
  })
  return browser
}

/** After each journey; what was to be seen in them when it failed is kept. */
export function closesWindows(opened: Browser): void {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const folder = await saveEvidence(opened, `${task.file.name} ${task.name}`)
      process.stderr.write(`What the windows showed when “${task.name}” failed: ${folder}\n`)
    }
    await Promise.all(opened.contexts().map((context) => context.close()))
  })
}
