import type { Domain } from '#engine/composer/types.ts'
import { archetypeParts, generalParts } from '#engine/composer/words/phrases/find.ts'
import { ui } from '#engine/composer/words/phrases/ui.ts'
import { allTrades, tradeWording } from '#engine/composer/words/trade-words.ts'
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
  const everybodys = [
    generalParts(tongue),
    archetypeParts('any', tongue),
    tradeWording('general', 'en')?.parts,
    tradeWording('general', 'de')?.parts,
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
  for (const entry of allTrades) {
    if (entry.domain === 'general') continue
    archetypes.set(entry.archetype, [...(archetypes.get(entry.archetype) ?? []), entry.domain])
    const own = tradeWording(entry.domain, tongue)
    for (const piece of piecesOf(own)) add(piece, [entry.domain], ownWords(piece))
    // what such a business is usually called says by itself what it is
    const usual = plain((own?.trade ?? '').replace(/^\S+ /, ''))
    if (ownWords(usual) > 0) add(usual, [entry.domain], Math.max(noun, ownWords(usual)))
  }
  for (const [archetype, domains] of archetypes)
    if (archetype !== 'any')
      for (const piece of piecesOf(archetypeParts(archetype, tongue))) add(piece, domains, ownWords(piece))
  return lexicon
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

const entries = new Map<string, ReadonlySet<string>>()

/** What a trade's own tables may list in a language, each as a page shows it: 'Contabilidade' of an accountant nobody asked for. */
export function tradeEntries(domain: Domain, tongue: Tongue): ReadonlySet<string> {
  const key = `${domain} ${tongue}`
  const known = entries.get(key) ?? new Set(textsOf(tradeWording(domain, tongue)).flatMap(titlesOf))
  entries.set(key, known)
  return known
}

const titlesOf = (text: string) => text.split(/[|=>*;@{}]/).map((piece) => plain(piece).trim())
