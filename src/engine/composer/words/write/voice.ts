import { hash } from '../../seed.ts'
import type { Brief, SectionKind } from '../../types.ts'
import { archetypeParts, generalParts } from '../phrases/find.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { plainParts } from '../plain/plain-voice.ts'
import { domainWords } from '../read/domain.ts'
import { requestLanguage } from '../read/language.ts'
import { inPlace } from './in-place.ts'
import type { SectionLimits, SectionWording, SectionWordings, Wording } from '../types.ts'
import { tradeOffers } from '../trade-words.ts'
import { brandFor } from './brand.ts'
import { fill, type Tokens } from './fill.ts'
import { plainTrade, tradeWithArticle } from './trade.ts'
import { variantOf, wordingOf } from './variant.ts'

/** Everything that writing a section needs: whose page, which pools of words, which room. */
export type Voice = {
  brief: Brief
  tokens: Tokens
  /** best first: the trade's own, the domain's, the archetype's, the general ones */
  layers: readonly SectionWordings[]
  wording: Wording | undefined
  /** the request is in the language of the page, so its words may stand on it */
  ownWords: boolean
  limits: SectionLimits
}

function base(brief: Brief): Omit<Voice, 'limits'> {
  const { language } = brief
  const entry = domainWords(brief.domain)
  const wording = wordingOf(brief)
  const said = requestLanguage(brief.request)
  const ownWords = said === language
  const place = inPlace(brief, said)
  const audience = ownWords ? brief.audience : null
  const variant = variantOf(brief)
  const isPlain = isPlainSpoken(brief)
  // in the general voice it is what its owner calls it, and nothing when they do not say
  const trade = isPlain ? brief.trade : plainTrade(brief)
  const tokens: Tokens = {
    brand: brandFor(brief),
    trade,
    'a trade': tradeWithArticle(brief),
    offer: wording?.offer ?? voiceWords[language].offer,
    'in place': place && !brandFor(brief).includes(brief.place ?? '') ? ` ${place}` : '',
    'for audience':
      audience && !tradeWithArticle(brief).includes(audience) ? ` ${voiceWords[language].forWhom} ${audience}` : '',
    ...(trade.toLowerCase().startsWith(brandFor(brief).toLowerCase()) ? { echo: true } : {}),
    ...(brief.place ? { place: brief.place } : {}),
    ...(audience ? { audience } : {}),
  }
  const pools = [
    variant?.parts,
    wording?.parts,
    tradeOffers(brief.domain, language),
    archetypeParts(entry.archetype, language),
    generalParts(language),
  ]
  const layers = isPlain ? [plainParts(brief)] : pools.filter((parts) => parts !== undefined)
  return { brief, tokens, layers, wording, ownWords }
}

const known = new WeakMap<Brief, Omit<Voice, 'limits'>>()

export function voiceFor(brief: Brief, limits: SectionLimits): Voice {
  let made = known.get(brief)
  if (!made) known.set(brief, (made = base(brief)))
  return { ...made, limits }
}

/** A number that is the same for the same request, variant and place on the page. */
export const seedFor = (voice: Voice, ...place: string[]) =>
  hash([voice.brief.request, voice.limits.variant, ...place].join('/'))

/** One of several by the seed. */
export const pick = <Entry>(entries: readonly Entry[], seed: number): Entry | undefined =>
  entries[seed % entries.length]

/** The wordings of a slot, filled, best pool first. */
export function wordings(voice: Voice, kind: SectionKind, slot: 'head' | 'lead' | 'note' | 'submit'): string[][] {
  return voice.layers.map((layer) =>
    (layer[kind]?.[slot] ?? []).flatMap((pattern) => fill(pattern, voice.tokens) ?? []),
  )
}

/** The best pool's part of a kind that has something for `slot`. */
export function partWith<Slot extends keyof SectionWording>(
  voice: Voice,
  kind: SectionKind,
  slot: Slot,
): SectionWording[Slot] | undefined {
  return voice.layers.find((layer) => layer[kind]?.[slot] !== undefined)?.[kind]?.[slot]
}

/** A wording that fits into `most` characters: of the best pool that has one; the shortest of all when none does. */
export function pickWording(
  voice: Voice,
  kind: SectionKind,
  slot: 'head' | 'lead' | 'note' | 'submit',
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const pools = wordings(voice, kind, slot)
  for (const pool of pools) {
    const fitting = pool.filter((text) => text.length <= most)
    if (fitting.length > 0) return pick(fitting, seedFor(voice, kind, slot))
  }
  const shortest = pools.flat().sort((a, b) => a.length - b.length)[0]
  return shortest === undefined ? undefined : shorten(shortest, most)
}

const dangling =
  /(?:^|[\s,;:–—-])(?:a|an|the|and|or|of|in|to|for|with|by|on|at|that|is|der|die|das|und|für|mit|ein|eine|le|la|les|et|de|un|une|el|y|con|og|i|med|en|et|av)$/i

/** Whole sentences that fit; else whole words, never ending on a small one. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  // '1.240 euro' is one number
  const sentences = text.split(/(?<=[.!?])(?=\s)/).filter((sentence) => /[.!?]$/.test(sentence))
  let kept = ''
  for (const sentence of sentences) {
    if ((kept + sentence).trim().length > most) break
    kept += sentence
  }
  if (kept.trim()) return kept.trim()
  let cut = text
    .slice(0, most + 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;:–—-]+$/, '')
  while (dangling.test(cut) && cut.includes(' ')) cut = cut.replace(/\s+\S*$/, '').replace(/[\s,;:–—-]+$/, '')
  return cut.length <= most ? cut : text
}
