import { pattern } from '#rules/pattern.ts'
import type { Item } from '../../types.ts'

const currency = '€|\\$|£|¥|₹|EUR|USD|GBP|CHF|NOK|SEK|DKK|kr\\.?|euros?|Euro|dollars?|pounds?|Fr\\.|zł'
const amount = "\\d{1,3}(?:[.,' ]\\d{3})*(?:[.,]\\d{1,2})?(?:[.,]?-{1,2}|,–)?|\\d+(?:[.,]\\d{1,2})?"
const priced = new RegExp(
  `(?:(?:from|ab|à partir de|desde|fra) )?(?:(?:US|A|C|NZ)?(?:€|\\$|£|¥|₹|CHF ?|NOK ?|SEK ?|DKK ?|EUR ?|USD ?|GBP ` +
    `?|kr ?)(?:${amount})|(?:${amount}) ?(?:${currency})(?![\\p{L}]))`,
  'u',
)
const free = /(?<![\p{L}])(?:free of charge|for free|free|frei|kostenlos|gratuit|gratis)(?![\p{L}])/iu
const unit = pattern('iu')`
  ^[\s,]*((?:\/|per|a|an|each|pro|je|im|par|por|al|i|per)\s*(?:month|mo|year|yr|week|day|night|hour|h|person|piece
  |class|session|seat|user|head|kg|bag|box|monat|jahr|woche|tag|nacht|stunde|person|stück|mois|an|semaine|jour
  |nuit|heure|personne|mes|año|semana|día|noche|hora|persona|måned|år|uke|dag|natt|time)|(?:per|pro) \p{L}+
  |monthly|yearly|annually|weekly|monatlich|jährlich|par mois|mensuel|al mes|mensual)\b
`

/** '/month' is 'per month'; in other languages it stays as it was written. */
const english = /^\/\s?(?=(?:month|year|week|day|night|hour|person|piece|class|session|seat|user|head)\b)/i

/** The price in a fragment such as 'Solo 9 € per month', as written, with what stands around it. */
function priceIn(fragment: string): { price: string; unit?: string; before: string; after: string } | null {
  const match = priced.exec(fragment)
  if (match) {
    const rest = fragment.slice(match.index + match[0].length)
    const per = unit.exec(rest)
    const found = {
      price: match[0].trim(),
      before: fragment.slice(0, match.index),
      after: per ? rest.slice(per[0].length) : rest,
    }
    return per?.[1] ? { ...found, unit: per[1].replace(english, 'per ').replace(/\s+/g, ' ').trim() } : found
  }
  const none = free.exec(fragment)
  if (!none || fragment.trim().length > 40) return null
  return { price: none[0], before: fragment.slice(0, none.index), after: fragment.slice(none.index + none[0].length) }
}

/** True when an amount with its currency stands in the text. */
export const hasPrice = (text: string) => priced.test(text)

/** 'puncture 12 €' → an item; 'Add-ons' without a price → just its title. */
export function pricedItem(fragment: string, clean: (text: string) => string): Item {
  const found = priceIn(fragment)
  if (!found) return { title: clean(fragment) }
  const title = clean(
    `${found.before} ${found.after}`.replace(/\s+(?:for|at|from|à|für|zu|ab|por|til|=|:|-|–)\s*$/i, ''),
  )
  return { title: title || found.price, price: found.price, ...(found.unit ? { unit: found.unit } : {}) }
}
