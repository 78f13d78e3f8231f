import { z } from 'zod'
import { creditOption, paidPlans } from '#rules/catalogue.ts'
import type { Pack } from './provider.ts'

/** The pack of a plan with that many credits; null when the catalogue has none. */
export function packOf(plan: string, credits: number): Pack | null {
  const paid = paidPlans.find((id) => id === plan)
  const found = creditOption(plan, credits)
  return paid && 'option' in found ? { plan: paid, credits: found.option.credits } : null
}

const permalinks = z.record(z.string(), z.string().regex(/^[\w-]{1,100}$/))

/** {"pro-100":"abcde"} → the packs with their permalinks; null when it is no JSON, or names a pack that nobody sells. */
export function readPermalinks(text: string): (Pack & { permalink: string })[] | null {
  const parsed = permalinks.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const found = Object.entries(parsed.data).flatMap(([name, permalink]) => {
    const [plan = '', credits] = name.split('-')
    const pack = packOf(plan, Number(credits))
    return pack ? [{ ...pack, permalink }] : []
  })
  return found.length === Object.keys(parsed.data).length ? found : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
