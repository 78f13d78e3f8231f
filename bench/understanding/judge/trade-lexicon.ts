import type { Domain } from '#engine/composer/types.ts'
import { allDomains } from '#engine/composer/words/domains/all.ts'
import { archetypeParts, generalParts } from '#engine/composer/words/phrases/find.ts'
import { trades } from '#engine/composer/words/lexicon/trades.ts'
import { tradeOffers, usualTrade as folderTrade } from '#engine/composer/words/phrases/trade-offers.ts'
import { ui } from '#engine/composer/words/phrases/ui.ts'
import type { Archetype } from '#engine/composer/words/types.ts'
import type { Tongue } from '../types.ts'
import { plain } from './plain.ts'

/** A piece of wording: the trades whose it is, and how many of its words the general voice never uses. */
export type TradePiece = { domains: ReadonlySet<Domain>; own: number }
type Lexicon = ReadonlyMap<string, TradePiece>

const read = new Map<Tongue, Lexicon>()

/** The wording that belongs to trades in a language, by its pieces; what the general voice says too is nobody's. */
export function tradeLexicon(tongue: Tongue): Lexicon {
  const known = read.get(tongue) ?? readLexicon(tongue)
  read.set(tongue, known)
  return known
}

const noun = 2

function readLexicon(tongue: Tongue): Lexicon {
  const lexicon = new Map<string, { domains: Set<Domain>; own: number }>()
  const general = allDomains.find(({ domain }) => domain === 'general')
  const everybodys = [
    generalParts(tongue),
    archetypeParts('any', tongue),
    general?.en.parts,
    general?.de?.parts,
    ui[tongue],
  ]
  const pieces = new Set(piecesOf(everybodys))
  const words = new Set(textsOf(everybodys).flatMap(wordsOf))
  const ownWords = (piece: string) => wordsOf(piece).filter((word) => !words.has(word)).length
  const add = (piece: string, domains: readonly Domain[], own: number) => {
    if (pieces.has(piece) || own === 0) return
    lexicon.set(piece, { domains: new Set([...(lexicon.get(piece)?.domains ?? []), ...domains]), own })
  }
  const archetypes = new Map<Archetype, Domain[]>()
  for (const entry of allDomains) {
    if (entry.domain === 'general') continue
    archetypes.set(entry.archetype, [...(archetypes.get(entry.archetype) ?? []), entry.domain])
    const own =
      tongue === 'en' ? entry.en : tongue === 'de' ? entry.de : tradeOffers(entry.domain, tongue, entry.offers)
    for (const piece of piecesOf(own)) add(piece, [entry.domain], ownWords(piece))
    // what such a business is usually called says by itself what it is
    const usual = plain(usualTrade(entry.domain, tongue).replace(/^\S+ /, ''))
    if (ownWords(usual) > 0) add(usual, [entry.domain], Math.max(noun, ownWords(usual)))
  }
  for (const [archetype, domains] of archetypes)
    if (archetype !== 'any')
      for (const piece of piecesOf(archetypeParts(archetype, tongue))) add(piece, domains, ownWords(piece))
  return lexicon
}

function usualTrade(domain: Domain, tongue: Tongue): string {
  const own = allDomains.find((entry) => entry.domain === domain)
  if (tongue === 'en') return own?.en.trade ?? ''
  if (tongue === 'de') return own?.de?.trade ?? ''
  return folderTrade(domain, tongue) ?? trades[domain].split('|')[['fr', 'es', 'no'].indexOf(tongue)] ?? ''
}

const wordsOf = (text: string) => plain(text).match(/\p{L}{3,}/gu) ?? []

const textsOf = (table: unknown): string[] =>
  typeof table === 'string'
    ? [table]
    : table !== null && typeof table === 'object'
      ? Object.values(table).flatMap(textsOf)
      : []

/** The shortest piece that tells whose it is, in letters. */
const shortest = 9

/** Texts of a table of words, cut where something is filled in. */
function piecesOf(table: unknown): string[] {
  if (typeof table === 'string')
    return table
      .split(/\{[^}]*\}|[|=>*;?@]/)
      .map((piece) => plain(piece).replace(/^[\s,.:]+|[\s,.:]+$/g, ''))
      .filter((piece) => piece.length >= shortest && piece.includes(' '))
  if (Array.isArray(table)) return table.flatMap(piecesOf)
  return table !== null && typeof table === 'object'
    ? Object.entries(table).flatMap(([key, value]) =>
        key === 'standIn' || key === 'trade' || key === 'when' ? [] : piecesOf(value),
      )
    : []
}
