import type { Domain, Span } from '../../types.ts'
import { allDomains } from '../domains/all.ts'
import type { DomainWords } from '../types.ts'
import { anyOf, type Source, words } from './source.ts'

const nouns = allDomains.flatMap((entry) =>
  ([3, 2, 1] as const).flatMap((weight) => (entry.nouns[weight] ? [{ domain: entry.domain, weight, pattern: words(`(?:${anyOf(entry.nouns[weight])})(?:e?s|n|en|'s)?`) }] : [])),
)

/** What the request is about, by its nouns; those of the subject weigh most. `general` when nothing speaks for another. */
export function readDomain(source: Source, subject: Span): Domain {
  const head = source.text.slice(subject.start, subject.end)
  const score = new Map<Domain, number>()
  for (const { domain, weight, pattern } of nouns) {
    const inHead = new Set([...head.matchAll(pattern)].map((match) => match[0].toLowerCase()))
    const anywhere = new Set([...source.text.matchAll(pattern)].map((match) => match[0].toLowerCase()))
    const longest = Math.max(0, ...[...inHead].map((word) => word.length))
    const points = inHead.size * weight * 4 + longest / 50 + Math.min(3, anywhere.size) * weight * (weight === 3 ? 0.8 : 0.4)
    if (points > 0) score.set(domain, (score.get(domain) ?? 0) + points)
  }
  let best: Domain = 'general'
  for (const [domain, points] of score) if (points > (score.get(best) ?? 0.9)) best = domain
  return best
}

/** True when the word names a trade or a thing of one, so that it is no brand. */
export function isTradeNoun(word: string): boolean {
  return nouns.some(({ pattern }) => {
    pattern.lastIndex = 0
    const match = pattern.exec(word)
    return match !== null && match[0].length === word.length
  })
}

const byName = new Map(allDomains.map((entry) => [entry.domain, entry]))

/** The data of a domain. */
export function domainWords(domain: Domain): DomainWords {
  const entry = byName.get(domain)
  if (!entry) throw new Error(`No words for the domain ${domain}`)
  return entry
}
