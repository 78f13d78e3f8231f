import { lexicon } from '../../../understanding/lexicon.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { Item } from '../../types.ts'
import type { Language } from '../types.ts'

const isAmount = ({ price }: Item) => typeof price === 'string' && /\d/.test(price)

/** A unit that is said once, behind the last of several prices, counts for all where it is one that plans are paid by. */
export function withUnit(items: readonly Item[], language: Language): Item[] {
  const priced = items.filter(isAmount)
  const said = priced.at(-1)?.unit
  const isPlan =
    typeof said === 'string' &&
    said
      .split(/[ /.]/)
      .some((word) => ['en' as const, language].some((one) => lexicon(one).has('billing', word.toLowerCase())))
  const unit = isPlan ? said : undefined
  const isSaidOnce = priced.length > 1 && priced.filter((item) => item.unit).length === 1
  return items.map((item) => (unit && isSaidOnce && isAmount(item) ? { ...item, unit } : item))
}

/** '39 € per month' → 39 €, per month */
export function withOwnUnit(item: Item, facts: readonly Fact[]): Item {
  const unit = facts.find(({ text }) => text === item.price)?.unit
  return unit && typeof item.price === 'string' && item.price.endsWith(` ${unit}`)
    ? { ...item, price: item.price.slice(0, -unit.length).trim(), unit }
    : item
}
