import { lexicon } from '../../../understanding/lexicon.ts'
import type { RequestReading } from '../../../understanding/read-request.ts'
import { inAnyLanguage } from '../lexicon/grammar.ts'
import { componentNames } from '../lexicon/component-words.ts'
import { anyOf, type Source, words } from './source.ts'
import type { Opening } from './opening.ts'

const components = [...componentNames].map(
  // 'panier-repas' is no cart
  ([name, phrases]) => [name, words(`(?:${anyOf(phrases.join('|'))})s?(?!-\\p{L})`)] as const,
)

const purpose = new RegExp(` (?:${inAnyLanguage(({ purposes }) => purposes)})(?= |$).*$`, 'iu')

/**
 * The component that the opening of the request names, by its longest phrase; null when it names none. Behind a trade
 * that is certain it is a part of that trade's page: 'Yoga studio, timetable and prices'.
 */
export function readComponent(
  source: Source,
  { page, text }: Opening,
  { text: request, facts, trade, language }: RequestReading,
): string | null {
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
  const opening = (page || text).replace(purpose, '')
  let best: { name: string; length: number } | null = null
  for (const [name, pattern] of components) {
    for (const match of opening.matchAll(pattern))
      if (match[0].length > (best?.length ?? 0) && !isPart(match[0]) && !isOwn(match[0]))
        best = { name, length: match[0].length }
  }
  return best?.name === 'card' ? cardOf(source.text) : (best?.name ?? null)
}

/** 'a card for a recipe' says after its name what it shows. */
function cardOf(request: string): string {
  if (/\b(?:recipe|rezept|recette|receta|oppskrift)/i.test(request)) return 'recipe-card'
  if (/\b(?:product|produkt|produit|producto)\b/i.test(request)) return 'product-card'
  return /\b(?:profile|person|member|user|profil|perfil)\b/i.test(request) ? 'profile' : 'card'
}
