import type { Brief, PageKind } from '../../types.ts'
import { nounsOf } from '../../../understanding/trade-nouns.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { domainWords, isNamedBy } from '../read/domain.ts'
import { longestHits, PhraseIndex } from '../read/phrase-index.ts'
import type { Wording } from '../types.ts'
import { variantOf, wordingOf } from '../write/variant.ts'

const runsDown = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog', 'coming-soon'])

/**
 * Whether a page speaks in the general voice: it says what its owner said and nothing else. A trade lends its words only
 * to those that it names itself, in a language in which it has some; who is only near it has its looks alone.
 */
export function isPlainSpoken(brief: Brief): boolean {
  if (!runsDown.has(brief.kind) && brief.component !== 'hero') return false
  // who sells nothing has no trade to speak for them, but a choir has words of its own
  const isClub = brief.matter === 'association' && variantOf(brief) !== undefined
  if (brief.matter && brief.matter !== 'person' && !isClub) return true
  if (tellsOfSoftware(brief) || brief.facts.length >= PROSE) return true
  if (variantOf(brief) !== undefined) return false
  const wording = wordingOf(brief)
  return brief.domain === 'general' || !wording || !isNamedBy(brief.domain, brief) || !isTrueOf(wording, brief)
}

const heads = new WeakMap<Wording, PhraseIndex<boolean>>()

/** A dog school is of the trade of those who walk dogs, and fetches none; the longest noun decides. */
function isTrueOf(wording: Wording, { domain, trade, brand, language }: Brief): boolean {
  const { speaksFor } = wording
  if (!speaksFor) return true
  const index = heads.get(wording) ?? new PhraseIndex<boolean>()
  if (!heads.has(wording))
    for (const [noun, { also = [] }] of Object.entries(nounsOf(domain, language)))
      for (const one of [noun, ...also]) index.add(one, speaksFor.includes(one))
  heads.set(wording, index)
  const hits = index.find(trade || (brand ?? ''), lexicon(language).grammar.compounds)
  return longestHits(hits).some(({ value }) => value)
}

/** Whose owner tells so many sentences of it needs none of ours. */
const PROSE = 3

/** So many functions of its own tell what an app does. */
const TOLD = 2

/** What software can do, only its owner knows: where they said it, nothing is added to it. */
const tellsOfSoftware = ({ domain, offers, stated = [] }: Brief) =>
  domainWords(domain).archetype === 'digital' &&
  (offers.length >= TOLD || stated.some(({ id }) => id === 'does' || id === 'sentence'))
