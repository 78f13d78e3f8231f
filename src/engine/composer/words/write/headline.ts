import { isOnButton } from '../../quoted-words.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, SectionKind } from '../../types.ts'
import { synonyms, topics } from '../lexicon/topics.ts'
import { domainWords } from '../read/domain.ts'
import { tradeOffers } from '../trade-words.ts'
import { isPlainName } from '../read/match-section.ts'
import { tradeWords } from '../read/own-parts.ts'
import { anyOf, capital, words } from '../read/source.ts'
import type { SectionWording } from '../types.ts'
import { pickWording, type Voice } from './voice.ts'

/** Kinds whose special names are only other names for the same thing. */
const sameThing: readonly SectionKind[] = [
  'products',
  'menu',
  'services',
  'gallery',
  'team',
  'pricing',
  'booking',
  'contact',
  'subscription',
  'newsletter',
  'schedule',
  'events',
  'faq',
  'testimonials',
  'posts',
  'episodes',
  'download',
  'hours',
  'cta',
  'location',
  'steps',
  'stats',
  'logos',
]

const subjects = topics.map(([names, part]) => [words(anyOf(names), 'iu'), part] as const)
const synonym = words(anyOf(synonyms), 'iu')

/** How far the words asked for go beyond the usual name of the kind. */
export type Meaning = {
  own: boolean /** nothing is known about it but its name */
  unknown: boolean
  topic: SectionWording | null
}

export function meaningOf(voice: Voice, kind: SectionKind, asked: AskedSection | null): Meaning {
  if (!asked || isPlainName(kind, asked.words)) return { own: false, unknown: false, topic: null }
  const phrase = asked.words.toLowerCase()
  const ofTrade =
    tradeWords(voice.brief.domain).has(phrase) || tradeWords(voice.brief.domain).has(phrase.replace(/s$/, ''))
  const topic =
    voice.brief.language === 'en' && !(ofTrade && voice.wording?.parts[kind])
      ? (subjects.find(([pattern]) => pattern.exec(phrase)?.[0].length === phrase.length)?.[1] ?? null)
      : null
  if (topic) return { own: true, unknown: false, topic }
  // Without wording for the trade only the name of its list is known, not what is in it.
  const unworded =
    voice.wording === undefined &&
    ['services', 'products', 'menu'].includes(kind) &&
    tradeOffers(voice.brief.domain, voice.brief.language)?.[kind] === undefined
  return { own: true, unknown: unworded || !(sameThing.includes(kind) || ofTrade || synonym.test(phrase)), topic: null }
}

const invitation =
  /^(?:book|walk-in|order|request|pre-?order|rsvp|sign|enrol|register|subscribe|join|contact|get in touch|buy|donate|become|call|hire|visit us form|first )/i

/** 'book a table', 'contact form': what is to be done there, and no heading unless its fields were listed. */
const isCall = (words: string) => invitation.test(words) || /(?:form|formular|button)$/i.test(words)

/** 'contact “Write to us”': words of its own, and none of its button. */
const heads = (words: string, text: string) => words.includes(text) && !isOnButton(text, words)

/** The heading: a text in quotation marks that was meant for it, the person's own name for the section, or one of ours. */
export function headlineFor(voice: Voice, kind: SectionKind, asked: AskedSection | null, meaning: Meaning): string {
  const most = voice.limits.headline
  const quoted = asked ? voice.brief.quoted.find((text) => heads(asked.words, text)) : undefined
  if (quoted) return capital(quoted)
  if (asked && meaning.own && kind !== 'cta' && (voice.brief.fields?.length || !isCall(asked.words))) {
    const named = capital(asked.words.replace(/["“”„]/g, '').replace(/ (?:links|section)$/i, ''))
    if (most === undefined || named.length <= most) return named
  }
  return pickWording(voice, kind, 'head', most) ?? voice.tokens.brand
}

/** The person's name for the section above a heading of ours. */
export function kickerFor(voice: Voice, asked: AskedSection | null, headline: string): string | undefined {
  // 'Features', which nobody called them, stands above nothing
  if (!asked || asked.words.length > 30 || asked.words === sectionLabels[voice.brief.language][asked.kind])
    return undefined
  const name = capital(asked.words.replace(/ (?:section|form|page)$/i, ''))
  return headline.toLowerCase().includes(name.toLowerCase()) || domainWords(voice.brief.domain).archetype === 'any'
    ? undefined
    : name
}
