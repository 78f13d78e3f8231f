import { z } from 'zod'
import { readTable } from '../word-files.ts'
import type { Fact } from './facts.ts'
import { nameSpans, shapeOf, whatSpans } from './likely-spans.ts'
import type { RequestText } from './request-text.ts'
import { stretchTraits } from './stretch-traits.ts'
import type { Stretch } from './stretches.ts'

/**
 * How much each trait of a stretch speaks for its being what the page is called, or what it is; `none` for nothing in the text
 * being that: the weights of conditional logits (McFadden 1974) over the stretches of messages in seven languages of which
 * both are known. Traits are kinds of words and of facts, so that all languages share them. `npm run bench -- identity --write`
 * learns them.
 */
const weighing = z.record(z.string(), z.number())
export type Weights = z.output<typeof weighing>

/** What is asked of a text: what its page is called, and what that is. */
export type LikelyKind = 'name' | 'what'
const spansOf = { name: nameSpans, what: whatSpans }

/** The weights of a table in a shape of texts: of each trait by itself, and what it weighs more or less there. */
const known = new Map<string, Weights>()
function weightsIn(asked: LikelyKind, shape: string): Weights {
  const key = `${asked} ${shape}`
  const weights = known.get(key) ?? shaped(readTable(`which-${asked}.json`, weighing), shape)
  known.set(key, weights)
  return weights
}

function shaped(all: Weights, shape: string): Weights {
  const weights: Weights = {}
  for (const [name, weight] of Object.entries(all)) {
    const [trait = '', other] = name.split('&&').toReversed()
    if (other === undefined || other === shape) weights[trait] = (weights[trait] ?? 0) + weight
  }
  return weights
}

/** A trait by itself and in the shape of its text, as they are weighed. */
export const inShape = (shape: string, trait: string): string[] => [trait, `${shape}&&${trait}`]

/** The trait of there being none. */
export const NONE = 'none'

/** One that may be it: its traits, and how likely it is, from 0 to 1 over all of them and none. */
export type Likely = { stretch: Stretch | null; traits: readonly string[]; chance: number }

/** Everything that it may be, the likeliest first; `stretch` is null where the text does not say it. */
export function likeliest(asked: LikelyKind, request: RequestText, facts: readonly Fact[]): Likely[] {
  const all = choicesOf(asked, request, facts)
  const chances = chancesOf(
    weightsIn(asked, shapeOf(request)),
    all.map(({ traits }) => traits),
  )
  return all
    .map((one, at) => ({ ...one, chance: chances[at] ?? 0 }))
    .toSorted((one, other) => other.chance - one.chance)
}

/** What is chosen from: every stretch that could be it, the one that was read for it, and none. */
export function choicesOf(asked: LikelyKind, request: RequestText, facts: readonly Fact[]): Omit<Likely, 'chance'>[] {
  const read = facts.find(({ kind }) => kind === asked)
  const own = read ? request.stretchOf(read) : null
  const isOwn = ([first, last]: Stretch) => own !== null && own[0] === first && own[1] === last
  const spans = spansOf[asked](request)
  const all = own && !spans.some(isOwn) ? [...spans, own] : spans
  const traitsOf = stretchTraits(
    request,
    facts.filter(({ kind }) => kind !== asked),
  )
  // how sure the rules are of what they read, and so of everything else
  const sure = read ? read.sure.toFixed(1) : ''
  const ofRules = (stretch: Stretch) => (read ? (isOwn(stretch) ? ['read', `read:${sure}`] : [`unread:${sure}`]) : [])
  const ofNone = read ? [NONE, `none:${sure}`] : [NONE, 'none:unread']
  return [
    ...all.map((stretch) => ({ stretch, traits: [...traitsOf(stretch), ...ofRules(stretch)] })),
    { stretch: null, traits: ofNone },
  ]
}

/** Of several that exclude each other, how likely each is by the weights of its traits. */
export function chancesOf(weighing: Readonly<Weights>, choices: readonly (readonly string[])[]): number[] {
  const sums = choices.map((traits) => traits.reduce((sum, trait) => sum + (weighing[trait] ?? 0), 0))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => one / all)
}
