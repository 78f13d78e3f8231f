import type { Brief, PageKind } from '../../types.ts'
import { domainWords, isNamedBy } from '../read/domain.ts'
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
  return brief.domain === 'general' || wordingOf(brief) === undefined || !isNamedBy(brief.domain, brief)
}

/** So many functions of its own tell what an app does. */
const TOLD = 2

/** What software can do, only its owner knows: where they said it, nothing is added to it. */
const tellsOfSoftware = ({ domain, offers, stated = [] }: Brief) =>
  domainWords(domain).archetype === 'digital' &&
  (offers.length >= TOLD || stated.some(({ id }) => id === 'does' || id === 'sentence'))
