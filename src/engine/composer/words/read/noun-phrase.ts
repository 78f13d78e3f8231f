import { pattern } from '#rules/pattern.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { anyOf, words } from './source.ts'

const cuts = pattern('u')`
  \x20(?:in|at|on|from|near|since|seit|depuis|desde|siden|based|with|that|which|who|made|selling|where|about|is|are|to
  |using|für|in|im|am|aus|mit|bei|das|die|der|à|au|en|dans|avec|qui|pour|con|que|para|i|på|med|som|for)(?= )
  |[,:;.(]
  |\x20\p{Ll}+ing (?=a |an |the |our )
  |\x20[–—-]\x20
`

/** The noun phrase at the start of `text`, without what follows it. */
export function phrase(text: string): string {
  const cut = text.search(cuts)
  return (cut < 0 ? text : text.slice(0, cut)).trim()
}

export const startsWithArticle = (text: string, language: Language) =>
  new RegExp(`^(?:${grammar[language].articles}) `, 'iu').test(text)
/** 'a small roastery' → 'small roastery' */
export const withoutArticle = (text: string, language: Language) =>
  text.replace(new RegExp(`^(?:(?:${grammar[language].articles}) )+`, 'iu'), '')

/** Words for a page that say nothing of its subject. */
export const bareNouns = pattern('i')`
  ^(?:product|demo|landing|lead generation|brand|business|company|corporate|professional|small business|shop|store
  |online|basic template|and .*|mobile|web|main|new)$
`

const looks = words(
  'modern|simple|clean|minimalist|minimal|minimalistic|beautiful|responsive|professional|elegant|sleek|stylish|' +
    'nice|cool|great|basic|full|complete|new|short|single|one-page|single-page|one page|dark|light|bold|playful|' +
    'attractive|lead generation|well-designed|moderne?s?|schlichte?s?|einfache?s?|schöne?s?|ansprechende?|elegante?|' +
    'minimalistische?|simple|belle|jolie|sencilla?|bonita?|moderna?|enkel|fin|pen',
)

/** 'I run a small repair café' */
const speaking =
  /^(?:i|we) (?:run|own|have|lead|manage|opened|started|am|are)(?: running| opening| starting)? (?=an? |the |our |two )/i

/** 'Design a restaurant website' → 'restaurant'; the page's own words go. */
export function pageNoun(text: string, language: Language): string {
  const { verbs, pages } = grammar[language]
  const keeps = pattern('i')`
    ^(?:platform|app|web app|mobile app|application|mobile application|system|software|online store|online shop
    |onlineshop|online-shop|tienda online|nettbutikk|mini-program)$
  `
  let rest = text.replace(new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${verbs})[ ,]+)*`, 'iu'), '')
  rest = withoutArticle(rest.replace(speaking, ''), language)
    .replace(looks, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/ {2,}/g, ' ')
  rest = phrase(rest.replace(/ (?:to|for|that|and deploy) .*$/, ''))
  const page = new RegExp(`(?:^|\\s)((?:${anyOf(pages)})s?)\\.?$`, 'iu')
  for (let match = page.exec(rest); match && !keeps.test(match[1] ?? ''); match = page.exec(rest))
    rest = rest.slice(0, match.index).trim()
  return rest
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/[.,\s]+$/, '')
    .replace(/^(?:and|of|about) .*$/i, '')
    .trim()
}
