import { lexicon } from '../../../understanding/lexicon.ts'
import type { Brief } from '../../types.ts'

/** Whether a price is paid again and again, as a plan is: '$12/month', '12 € im Monat'. */
export const isBilled = (price: string, language: Brief['language']): boolean =>
  (price.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => lexicon(language).has('billing', word))
