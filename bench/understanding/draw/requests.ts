import { heldOut, heldOutRound } from '../data/held-out-phrasings.ts'
import { de } from '../data/phrasings/de.ts'
import { en } from '../data/phrasings/en.ts'
import { es } from '../data/phrasings/es.ts'
import { fr } from '../data/phrasings/fr.ts'
import { it } from '../data/phrasings/it.ts'
import { no } from '../data/phrasings/no.ts'
import { type Phrasings, type BriefShape, shapes } from '../data/phrasings/phrasings.ts'
import { pt } from '../data/phrasings/pt.ts'
import { type DrawnRequest, type Tongue, tongues } from '../types.ts'
import { drawWorld } from './facts.ts'
import { hurried } from './hurry.ts'
import { phrase } from './phrase.ts'
import { randomFrom } from './random.ts'
import { type TradeSource, tradeSource } from './trades.ts'

type Family = { id: string; shape: BriefShape; pattern: string; heldOut: boolean }

const covered: Record<Tongue, Phrasings> = { en, de, fr, es, no, it, pt }

const listed = (all: Partial<Phrasings>, isHeldOut: boolean): Family[] =>
  shapes.flatMap((shape) =>
    (all[shape] ?? []).map((pattern, index) => ({
      id: `${isHeldOut ? `held${heldOutRound}-` : ''}${shape}-${index + 1}`,
      shape,
      pattern,
      heldOut: isHeldOut,
    })),
  )

/** The ways of phrasing of a language. */
export const familiesOf = (tongue: Tongue): Family[] => [
  ...listed(covered[tongue], false),
  ...listed(heldOut[tongue], true),
]

type Options = { seed: number; count: number; shared: boolean }

/**
 * Briefs that nobody has written down: languages and ways of phrasing take turns, what they say is drawn from the seed.
 * `shared`: businesses of the list beside the project too, where it is there.
 */
export function drawRequests({ seed, count, shared }: Options): DrawnRequest[] {
  const trades = tradeSource(shared)
  const order = tongues.map((tongue) => ({ tongue, families: randomFrom(seed).some(familiesOf(tongue), Infinity) }))
  return Array.from({ length: count }, (_, index) => {
    const turn = order[index % order.length] as (typeof order)[number]
    const family = turn.families[Math.floor(index / order.length) % turn.families.length] as Family
    return drawRequest(`${seed}-${index + 1}`, seed * 100_003 + index, turn.tongue, family, trades)
  })
}

function drawRequest(id: string, seed: number, tongue: Tongue, family: Family, trades: TradeSource): DrawnRequest {
  const random = randomFrom(seed)
  const world = drawWorld(random, tongue, trades.draw(random, tongue))
  const elsewhere = random.pick(tongues.filter((one) => one !== tongue))
  const other = drawWorld(random, elsewhere, trades.draw(random, elsewhere))
  const inHurry = family.shape === 'hurry'
  const pattern = inHurry
    ? family.pattern.replace(/[^{}[\]]+(?=[{[\]]|$)/g, (text) => hurried(random, text))
    : family.pattern
  const { text, facts } = phrase(random, tongue, world, other, pattern)
  return {
    id,
    tongue,
    family: family.id,
    heldOut: family.heldOut,
    pageTongue: tongue,
    prompt: inHurry ? text.toLowerCase() : text,
    facts: inHurry
      ? facts.map((fact) => ({
          ...fact,
          words: fact.words.toLowerCase(),
          ...(fact.item ? { item: fact.item.toLowerCase() } : {}),
        }))
      : facts,
  }
}
