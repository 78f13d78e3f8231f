import { lexicon } from '../../../understanding/lexicon.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { inAnyLanguage } from '../lexicon/grammar.ts'
import { componentNames } from '../lexicon/component-words.ts'
import { anyOf, type Source, words } from './source.ts'
import type { Opening } from './opening.ts'
import type { Span } from '../../types.ts'

const components = [...componentNames].map(
  // 'panier-repas' is no cart
  ([name, phrases]) => [name, words(`(?:${anyOf(phrases.join('|').replaceAll('’', "'"))})s?(?!-\\p{L})`)] as const,
)

const purpose = new RegExp(` (?:${inAnyLanguage(({ purposes }) => purposes)})(?= |$).*$`, 'iu')

/**
 * The component that the opening of the request names, by its longest phrase; null when it names none. Behind a trade
 * that is certain it is a part of that trade's page: 'Yoga studio, timetable and prices'.
 */
export function readComponent(
  source: Source,
  { page, text, start }: Opening,
  { text: request, facts, trade, language }: RequestReading,
): (Span & { name: string }) | null {
  const what = trade === null ? undefined : facts.find(({ kind, sure }) => kind === 'what' && sure >= 0.9)
  const isPart = (name: string) => what !== undefined && source.text.indexOf(name) >= what.end
  // 'our record LABEL' is somebody's, and no label
  const own = facts.find(({ kind }) => kind === 'what')
  const before = own === undefined ? '' : (request.slice(0, own.start).trimEnd().split(' ').at(-1) ?? '').toLowerCase()
  const isOwn = (name: string) =>
    own !== undefined &&
    lexicon(language.language).has('own', before) &&
    own.text.length > name.length &&
    own.text.toLowerCase().endsWith(name.toLowerCase())
  // 'a field FOR A ONE-TIME CODE' is called with what it is for, and begins before that; a page OF LOGIN AND SIGN-UP is both
  const begins = (page || text).replace(purpose, '').length
  let best: (Span & { name: string }) | null = null
  for (const [name, pattern] of components) {
    for (const match of text.matchAll(pattern)) {
      const at = start + match.index
      const isLonger = best === null || match[0].length > best.end - best.start
      if ((match.index < begins || name === 'doors') && isLonger && !isPart(match[0]) && !isOwn(match[0]))
        best = { name, start: at, end: at + match[0].length }
    }
  }
  return best?.name === 'card' ? { ...best, name: cardOf(source.text) } : best
}

/** 'a card for a recipe' says after its name what it shows. */
function cardOf(request: string): string {
  if (/\b(?:recipe|rezept|recette|receta|oppskrift)/i.test(request)) return 'recipe-card'
  if (/\b(?:product|produkt|produit|producto)\b/i.test(request)) return 'product-card'
  return /\b(?:profile|person|member|user|profil|perfil)\b/i.test(request) ? 'profile' : 'card'
}
