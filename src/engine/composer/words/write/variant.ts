import type { Brief } from '../../types.ts'
import { anyOf, words } from '../read/source.ts'
import { isWorded, tradeWording } from '../trade-words.ts'
import type { Wording } from '../types.ts'

/** The wording of the domain in the page's language, where it has one. */
export function wordingOf({ domain, language }: Brief): Wording | undefined {
  const wording = tradeWording(domain, language)
  return isWorded(wording) ? wording : undefined
}

/** The special trade within the domain that the request names; what is only told beside it makes none. */
export function variantOf(brief: Brief) {
  const about = `${brief.kind} ${brief.trade} ${brief.brand ?? ''}`
  return wordingOf(brief)?.variants?.find(({ when }) => words(anyOf(when), 'iu').test(about))
}
