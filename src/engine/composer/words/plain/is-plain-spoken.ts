import type { Brief, PageKind } from '../../types.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { domainWords, isNamedBy } from '../read/domain.ts'
import { PhraseIndex } from '../read/phrase-index.ts'
import type { Wording } from '../types.ts'
import { variantOf, wordingOf } from '../write/variant.ts'

const runsDown = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog'])

/**
 * Whether a page speaks in the general voice: it says what its owner said and nothing else. A trade lends its words only
 * to those that it names itself, in a language in which it has some; who is only near it has its looks alone.
 */
export function isPlainSpoken(brief: Brief): boolean {
  if (!runsDown.has(brief.kind)) return false
  if (tellsOfSoftware(brief)) return true
  if (variantOf(brief) !== undefined) return false
  const wording = wordingOf(brief)
  return brief.domain === 'general' || !wording || !isNamedBy(brief.domain, brief) || !isTrueOf(wording, brief)
}

const spokenFor = new WeakMap<Wording, PhraseIndex<true>>()

function indexOf(wording: Wording, nouns: readonly string[]): PhraseIndex<true> {
  const known = spokenFor.get(wording) ?? new PhraseIndex<true>()
  if (!spokenFor.has(wording)) for (const noun of nouns) known.add(noun, true)
  spokenFor.set(wording, known)
  return known
}

/** A dog school is of the trade of those who walk dogs, and fetches none. */
function isTrueOf(wording: Wording, { trade, brand, language }: Brief): boolean {
  const { speaksFor } = wording
  if (!speaksFor) return true
  return indexOf(wording, speaksFor).find(trade || (brand ?? ''), lexicon(language).grammar.compounds).length > 0
}

/** So many functions of its own tell what an app does. */
const TOLD = 2

/** What software can do, only its owner knows: where they said it, nothing is added to it. */
const tellsOfSoftware = ({ domain, offers, stated = [] }: Brief) =>
  domainWords(domain).archetype === 'digital' &&
  (offers.length >= TOLD || stated.some(({ id }) => id === 'does' || id === 'sentence'))
