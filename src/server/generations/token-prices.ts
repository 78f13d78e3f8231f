import { z } from 'zod'
import type { ModelUsage } from '#engine/models/types.ts'

const price = z.number().nonnegative()
const tokenPrices = z.strictObject({ input: price, output: price, cached: price.optional() })

/** What a million tokens cost. Without a price of their own, cached ones cost what others do. */
export type TokenPrices = z.infer<typeof tokenPrices>

/** The prices in a JSON text, or null when it says none. */
export function readPrices(text: string): TokenPrices | null {
  try {
    return tokenPrices.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** What these tokens cost; reasoning is part of the output. */
export function costOf({ input, cached, output }: Omit<ModelUsage, 'reasoning'>, prices: TokenPrices): number {
  const fresh = (input - cached) * prices.input + cached * (prices.cached ?? prices.input)
  return (fresh + output * prices.output) / 1_000_000
}
