import type { Page } from '@playwright/test'
import type { Product } from '#test/support/product.ts'

/** One state of one screen; `go` brings a fresh window there. */
export type LookScene = {
  name: string
  /** on a product that counts nothing */
  isUnlimited?: boolean
  /** the picture shows all of the page, not only its first screen */
  isWhole?: boolean
  go: (page: Page, isPhone: boolean, product: Product) => Promise<void>
}
