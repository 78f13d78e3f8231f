import type { Brief } from '../../types.ts'
import { domainWords } from '../read/domain.ts'
import { anyOf, words } from '../read/source.ts'
import type { Wording } from '../types.ts'

/** The wording of the domain in the page's language; German and English have one. */
export function wordingOf({ domain, language }: Brief): Wording | undefined {
  const entry = domainWords(domain)
  return language === 'en' ? entry.en : language === 'de' ? entry.de : undefined
}

/** The special trade within the domain that the request speaks of. */
export function variantOf(brief: Brief) {
  const about = `${brief.kind} ${brief.trade} ${brief.brand ?? ''} ${brief.facts.join(' ')}`
  return wordingOf(brief)?.variants?.find(({ when }) => words(anyOf(when), 'iu').test(about))
}
