import { z } from 'zod'
import type { Domain, SectionKind } from '../../types.ts'
import { languageWords } from '../language-words.ts'
import type { Language, SectionWordings } from '../types.ts'

/** 'Title | line' of what a trade usually offers. */
const lines = z.array(z.string().min(1))

/**
 * words/<lang>/say/offers.json: what trades are usually called, with their article, and what they offer, for those that
 * have no wording of their own in this language. `breakfast` is what a hotel's menu has.
 */
const schema = z.strictObject({
  usual: z.record(z.string(), z.string()),
  trades: z.record(z.string(), lines),
  breakfast: lines,
})
const offers = languageWords('offers', schema)

const made = new Map<string, SectionWordings>()

/** What a business of a trade is usually called, with its article: 'una panetteria'. */
export const usualTrade = (domain: Domain, language: Language): string | undefined => offers[language].usual[domain]

/** The usual offers of a trade as wording for the kind they are listed under; undefined where there are none. */
export function tradeOffers(domain: Domain, language: Language, kind: SectionKind): SectionWordings | undefined {
  const { trades, breakfast } = offers[language]
  const items = trades[domain]
  if (items === undefined) return undefined
  const key = `${language}/${domain}`
  const known = made.get(key) ?? {
    [kind]: { items },
    ...(domain === 'hotel' ? { menu: { items: breakfast } } : {}),
  }
  made.set(key, known)
  return known
}
