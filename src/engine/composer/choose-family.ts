import { parseColor } from './color.ts'
import type { Family } from './library.ts'
import { random, weightedOrder } from './seed.ts'
import { wantedMode } from './theme-wish.ts'
import type { Brief, PageKind, SectionKind, Tone } from './types.ts'

/** Pages that run down are at home in any family of landing pages. */
const likeLanding = new Set<PageKind>([
  'landing',
  'restaurant',
  'portfolio',
  'event',
  'blog',
  'docs',
  'pricing',
  'coming-soon',
  'article',
  'screen',
  'app',
  'component',
])
/** Without one of these a page of that kind is none. */
const heart: Partial<Record<PageKind, SectionKind>> = {
  product: 'product',
  dashboard: 'kpis',
  login: 'auth',
  cart: 'cart',
  'coming-soon': 'coming-soon',
}
/** A family this much worse than the best is not shown, not even as another version. */
const REACH = 10

/**
 * The families a request may be shown in, best first for variant 0. The order is drawn by `seed`, better ones are
 * likelier; the same seed gives the same order, and the n-th variant takes the n-th.
 */
export function rankFamilies(families: Iterable<Family>, brief: Brief, wanted: SectionKind[], seed: number): Family[] {
  const scored = [...families].map((family) => ({ family, score: familyScore(family, brief, wanted) }))
  const best = Math.max(...scored.map(({ score }) => score))
  const able = scored.filter(({ score }) => score >= best - REACH)
  return weightedOrder(able, ({ score }) => 3 ** (score - best), random(seed)).map(({ family }) => family)
}

/** How well a family suits a request; made-for-it weighs most. */
export function familyScore(family: Family, brief: Brief, wanted: SectionKind[]): number {
  const { suits } = family
  const own = new Set(
    family.sections
      .filter(({ facts }) => facts.domains.includes('*') || facts.domains.includes(brief.domain))
      .map(({ kind }) => kind),
  )
  const core = heart[brief.kind]
  const kindFits = core
    ? own.has(core)
    : suits.kinds.includes(brief.kind) || (likeLanding.has(brief.kind) && suits.kinds.includes('landing'))
  const covered = wanted.length === 0 ? 0 : wanted.filter((kind) => own.has(kind)).length / wanted.length
  return (
    domainScore(suits.domains[brief.domain] ?? suits.domains['*'] ?? 0) +
    (kindFits ? 4 : core ? -14 : -6) +
    (suits.kinds.includes(brief.kind) ? 1 : 0) +
    toneScore(family, brief) +
    screenScore(family, brief) +
    (wantedMode(brief) === family.mode ? 1.5 : 0) +
    covered * 4 -
    (family.hueLocked && brief.colors.length > 0 ? 6 : 0) -
    (loudBySoft(family) && nightOf(brief) ? 4 : 0) -
    (family.mode === 'dark' && !nightOf(brief) && deepAccent(brief) ? 6 : 0)
  )
}

/** A family names its tones in order: what it is first of all counts most; the look asked for goes before the trade's own. */
function toneScore({ suits, mode }: Family, { tones }: Brief): number {
  if (tones.length === 0) return 0
  const hits = tones.map((tone) => suits.tones.indexOf(tone)).filter((at) => at >= 0)
  const bright = tones.some((tone) => bySun.has(tone)) && mode === 'dark' && !tones.includes('dark')
  return (hits.length === 0 ? -8 : 8 - 1.5 * Math.min(...hits) + (hits.length - 1)) - (bright ? 3 : 0)
}
/** Tones that a dark page does not say by itself. */
const bySun = new Set<Tone>(['minimal', 'playful', 'corporate', 'calm', 'warm'])

/** A screen stands best in a look that was drawn for it: named twice, for it first of all. */
function screenScore({ suits }: Family, { kind, component }: Brief): number {
  const named = suits.screens.filter((screen) => screen === component).length
  return kind === 'screen' ? named * 6 : 0
}

/** Made for the trade is more than one step better than merely fitting it. */
const domainScore = (suits: number) => suits * 2 + (suits === 3 ? 2.5 : 0)

/** Families whose bright colour is the soft one lose it on a dark ground. */
const loudBySoft = ({ palette }: Family) => {
  const drawn = palette.light
  return drawn !== undefined && drawn['accent-soft'][1] >= 0.12 && drawn['accent-soft'][1] > drawn.accent[1] * 1.25
}

/** A deep colour would have to be lightened on a dark ground until it is another one. */
const deepAccent = ({ colors }: Brief) =>
  colors.some(({ css, role }) => {
    const tint = parseColor(css)
    return role !== 'surface' && tint !== null && tint.l > 0.34 && tint.l < 0.6 && tint.c > 0.03
  })

const nightOf = (brief: Brief) =>
  wantedMode(brief) === 'dark' ||
  brief.colors.some(({ css, role }) => role !== 'accent' && (parseColor(css)?.l ?? 1) < 0.34)
