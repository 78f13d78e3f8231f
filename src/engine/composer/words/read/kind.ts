import type { Span } from '../../../understanding/types.ts'
import type { Domain, PageKind } from '../../types.ts'
import { inAnyLanguage } from '../lexicon/grammar.ts'
import { domainWords } from './domain.ts'
import { type Source, words } from './source.ts'
import type { Opening } from './opening.ts'

/** The kinds of pages that have names; the first that matches decides. */
const named = [
  'coming-soon',
  'login',
  'article',
  'cart',
  'dashboard',
  'product',
  'pricing',
  'docs',
  'portfolio',
  'blog',
  'event',
] as const satisfies readonly PageKind[]

const called = (kind: string) =>
  words(
    inAnyLanguage(({ kinds }) => kinds[kind]),
    'iu',
  )
const byPage: readonly (readonly [PageKind, RegExp])[] = named.map((kind) => [kind, called(kind)])

/** Where a request says that it wants a page of a kind: 'countdown page for the opening'. */
export const namingKind = (request: string, kind: PageKind): Span[] =>
  byPage.flatMap(([one, pattern]) => {
    const found = one === kind ? pattern.exec(request) : null
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })

/** Requests that name a component and no page around it. */
const pageNoun = called('page')
/** Whoever speaks of their own wants a page for it. */
const ownEvent = called('own-event')

/** What the component itself is called, without what it is for: 'a hero section for a meditation app'. */
const purpose = new RegExp(
  ` (?:${inAnyLanguage(({ purposes, forWords }) => `${purposes}|${forWords}`)})(?= |$).*$`,
  'iu',
)
const aroundIt = (text: string) => text.replace(purpose, '')

/** Components whatever else they are called: an error PAGE, a form to SIGN UP in steps. */
const always = new Set(['not-found', 'thank-you', 'step-form', 'doors'])

type Wanted = { component: string | null; screen: string | null; isPage: boolean; isNamed: boolean }

/** What kind of page is asked for. `component` is the single component named, if any. */
export function readKind(
  source: Source,
  { page, text: opening }: Opening,
  domain: Domain,
  { component, screen, isPage, isNamed }: Wanted,
): PageKind {
  const opened = page && page.length < opening.length ? page : opening
  if (screen) return 'screen'
  const match = byPage.find(([, pattern]) => pattern.test(opened))
  if (component && always.has(component)) return 'component'
  if (component && !pageNoun.test(aroundIt(opened)) && (!match || match[0] === 'cart')) return 'component'
  if (match) return match[0]
  const early = byPage.find(
    ([kind, pattern]) =>
      // a landing page for a tracker is none
      !(isPage && kind === 'dashboard') &&
      ['coming-soon', 'dashboard', 'portfolio'].includes(kind) &&
      pattern.test(opening) &&
      (kind !== 'portfolio' || !isNamed),
  )
  if (early) return early[0]
  if (ownEvent.test(source.text)) return 'event'
  return domainWords(domain).page ?? 'landing'
}
