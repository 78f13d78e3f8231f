import { lexicon } from '../../../understanding/lexicon.ts'
import { nounsOf } from '../../../understanding/trade-nouns.ts'
import type { Brief, Domain, Span } from '../../types.ts'
import { allTrades, nounsOfTrade } from '../trade-words.ts'
import type { Language, TradeFacts } from '../types.ts'
import { type Hit, longestHits, PhraseIndex } from './phrase-index.ts'
import type { Source } from './source.ts'

type Noun = { domain: Domain; weight: 1 | 2 | 3 }

const nouns = new PhraseIndex<Noun>()
for (const { domain, words } of allTrades) {
  const { names, tells = [], hints = [] } = words ?? {}
  const byWeight = { 3: names ?? nounsOfTrade(domain), 2: tells, 1: hints }
  for (const weight of [3, 2, 1] as const) for (const phrase of byWeight[weight]) nouns.add(phrase, { domain, weight })
}

function count(hits: Hit<Noun>[], points: (noun: Noun, times: number) => number, score: Map<Domain, number>): void {
  const seen = new Map<string, number>()
  for (const { value, phrase } of hits) {
    const key = `${value.domain}/${phrase}`
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    if (times > 1) continue
    score.set(value.domain, (score.get(value.domain) ?? 0) + points(value, phrase.length))
  }
}

const compounded = (language: Language) => lexicon(language).grammar.compounds

/** 'dark mode' is no fashion, which other languages call Mode. */
const withoutLook = (text: string) =>
  text.replace(/\b(?:dark|light|night)[ -]mode\b/gi, (said) => ' '.repeat(said.length))

/** What the text is about, by its nouns; those of the subject weigh most. `general` when nothing speaks for another. */
export function readDomain(source: Source, subject: Span, language: Language): Domain {
  const score = new Map<Domain, number>()
  const compounds = compounded(language)
  const head = withoutLook(source.text.slice(subject.start, subject.end))
  count(longestHits(nouns.find(head, compounds)), ({ weight }, length) => weight * 4 + length / 20, score)
  count(
    longestHits(nouns.find(withoutLook(source.text), compounds)),
    ({ weight }) => weight * (weight === 3 ? 0.8 : 0.35),
    score,
  )
  let best: Domain = 'general'
  for (const [domain, points] of score) if (points > (score.get(best) ?? 1.5)) best = domain
  return best
}

const ownNouns = new Map<string, PhraseIndex<true>>()

/** The nouns that name a trade in a language, read when they are first asked for. */
function nounsIn(domain: Domain, language: Language): PhraseIndex<true> {
  const key = `${domain}/${language}`
  const index = ownNouns.get(key) ?? new PhraseIndex<true>()
  if (!ownNouns.has(key))
    for (const [noun, { also = [], needs }] of Object.entries(nounsOf(domain, language)))
      for (const one of needs ? [] : [noun, ...also]) index.add(one, true)
  ownNouns.set(key, index)
  return index
}

/** Whether the words for what it is are the trade's own, not only near it: a cricket club is no gym. */
export function isNamedBy(
  domain: Domain,
  { trade, brand, language }: Pick<Brief, 'trade' | 'brand' | 'language'>,
): boolean {
  const said = trade || (brand ?? '')
  const hits = longestHits(nouns.find(said, compounded(language)))
  return (
    hits.some(({ value }) => value.domain === domain && value.weight > 1) ||
    nounsIn(domain, language).find(said, compounded(language)).length > 0
  )
}

/** True when the word names a trade or a thing of one, so that it is no brand. */
export const isTradeNoun = (word: string): boolean =>
  nouns.find(word, true).some(({ start, end }) => start === 0 && end === word.length)

/** The noun of a trade within a name: 'mental health clinic', 'Café'. */
export function tradeInName(brand: string, language: Language): string {
  const hit = longestHits(nouns.find(brand, false)).find(({ value }) => value.weight === 3)
  if (!hit) return ''
  const noun = brand.slice(hit.start, hit.end)
  return lexicon(language).grammar.nounCapitals ? noun : noun.toLowerCase()
}

const byName = new Map(allTrades.map((entry) => [entry.domain, entry]))

/** The facts of a trade. */
export function domainWords(domain: Domain): TradeFacts {
  const entry = byName.get(domain)
  if (!entry) throw new Error(`No trade has the folder ${domain}`)
  return entry
}
