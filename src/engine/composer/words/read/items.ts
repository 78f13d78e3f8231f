import { lexicon } from '../../../understanding/lexicon.ts'
import type { Item } from '../../types.ts'
import type { Language } from '../types.ts'
import { splitList } from './entries.ts'
import { hasPrice, pricedItem } from './prices.ts'
import { capital } from './source.ts'

const clean = (text: string) =>
  capital(
    text
      .replace(/^[\s,–—:-]+|[\s,.–—:-]+$/g, '')
      .replace(/^(?:and|und|et|y|og|or|a|an|the)\s+/i, '')
      .replace(/\s+(?:for|at|from|for only|à|für|zu|ab|por|til)$/i, '')
      .replace(/\s*\((?:at)?\)$/, '')
      .trim(),
  )

/**
 * 'Solo 9 €, Studio 19 €, Office 39 € per month' → three items. A unit said once at the end counts for all of them.
 * 'and' cuts before the last item and between two prices, so that 'cut and beard £32' stays one.
 */
export function readItems(text: string, language: Language): Item[] {
  const spans = splitList(
    text,
    language,
    (left, right, last) => (hasPrice(left) && hasPrice(right)) || (last && !hasPrice(right) && !/\d/.test(left)),
  )
  const items = spans
    .map(({ start, end }) => pricedItem(text.slice(start, end).trim(), clean))
    .filter((item) => typeof item.title === 'string' && item.title.length > 1 && item.title.length <= 60)
  return withUnit(items, language)
}

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
