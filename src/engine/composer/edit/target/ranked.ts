import { textSizes } from '#design/text-sizes.ts'
import type { Measure } from '../../../understanding/part-words.ts'
import { attributeOf, classNames, type OpenPage, type Part, partsIn } from '../open-page.ts'
import { wordsOf } from './rows.ts'

/** A price as it is shown. */
export const shownPrice =
  /(?:€|\$|£|¥|kr\.?|EUR|USD|GBP|NOK|SEK|DKK|CHF)\s?(\d[\d.,' ]*)|(\d[\d.,' ]*)\s?(?:€|\$|£|¥|kr\b|EUR|USD|GBP|NOK|SEK|DKK|CHF|,-)/u
const free = /^(?:free|kostenlos|gratis|gratuit)$/iu

/** '1.200,50' and '1,200.50' as a number. */
function amount(text: string): number {
  const bare = text.trim().replace(/[\s'.,]+$/u, '')
  const cents = /[.,](\d{1,2})$/u.exec(bare)
  const whole = (cents ? bare.slice(0, cents.index) : bare).replace(/\D/g, '')
  return Number(`${whole}.${cents?.[1] ?? '0'}`)
}

const sizes = [...textSizes.keys()]

const measures: Record<Measure, (page: OpenPage, parts: readonly Part[]) => number | null> = {
  price: (page, parts) => {
    for (const part of parts.flatMap((one) => [one, ...partsIn(page, one)])) {
      const words = wordsOf(page, part)
      if (words.length > 40) continue
      if (free.test(words)) return 0
      const match = shownPrice.exec(words)
      if (match) return amount(match[1] ?? match[2] ?? '')
    }
    return null
  },
  length: (page, parts) => parts.reduce((sum, part) => sum + wordsOf(page, part).length, 0),
  size: (page, parts) => {
    const [part, second] = parts
    if (!part || second) return null
    const wide = Number(attributeOf(page, part, 'width'))
    const high = Number(attributeOf(page, part, 'height'))
    if (wide > 0 && high > 0) return wide * high
    const step = classNames(part).map((name) => sizes.indexOf(/^text-(\w+)$/.exec(name)?.[1] ?? ''))
    return Math.max(...step, -1) >= 0 ? Math.max(...step) : null
  },
}

/** The one that comes first by a measure; null when not all can be measured, or two are equal. */
export function extreme<T extends { parts: Part[] }>(
  page: OpenPage,
  list: readonly T[],
  { by, most }: { by: Measure; most: boolean },
): T | null {
  const measured = list.map((one) => ({ one, value: measures[by](page, one.parts) }))
  if (measured.some(({ value }) => value === null)) return null
  const [first, second] = measured.toSorted((a, b) => ((a.value ?? 0) - (b.value ?? 0)) * (most ? -1 : 1))
  return first && second && first.value !== second.value ? first.one : null
}
