/**
 * How a model may be asked for a change, best first: keyed operations, one section as HTML, search and replace, the
 * whole page.
 */
export const rungs = ['operations', 'section', 'search', 'page'] as const
export type Rung = (typeof rungs)[number]

/** How often a model was seen on a rung and how much of what it wrote there could be used; both fade. */
export type RungCount = { tried: number; worked: number }
export type RungCounts = Readonly<Partial<Record<Rung, RungCount>>>

/** What is remembered of each model, kept by whoever runs the engine. */
export type RungMemory = {
  recall(model: string): RungCounts
  keep(model: string, counts: RungCounts): void
}

/** What is believed of a model that was never seen, as if it had been seen five times. */
const belief = { operations: 4, section: 3, search: 2.5, page: 1.5 } as const satisfies Record<Rung, number>
const believedTries = 5

/** How much of what was seen before is still remembered after one more answer. */
const fading = 0.9

/** One answer: how it was asked for, how it was written (null: not at all), and the share of it that could be used. */
export type Seen = { asked: Rung; wrote: Rung | null; worked: number }

/** How well a rung is expected to go, 0 to 1. */
export function expectation(counts: RungCounts, rung: Rung): number {
  const { tried, worked } = counts[rung] ?? { tried: 0, worked: 0 }
  return (worked + belief[rung]) / (tried + believedTries)
}

/** The rung to begin with: of those that are possible here the one that is expected to go best, the higher one first. */
export function firstRung(counts: RungCounts, possible: ReadonlySet<Rung>): Rung {
  const open = rungs.filter((rung) => possible.has(rung))
  return open.reduce<Rung>(
    (best, rung) => (expectation(counts, rung) > expectation(counts, best) ? rung : best),
    open[0] ?? 'operations',
  )
}

/** The next rung below that is possible; null when there is none. */
export function rungBelow(rung: Rung, possible: ReadonlySet<Rung>): Rung | null {
  return rungs.slice(rungs.indexOf(rung) + 1).find((other) => possible.has(other)) ?? null
}

/**
 * The counts after one more answer. What was written in another form than asked for speaks against the one and for the
 * other; operations inside of the one section that was asked for are as good as its HTML.
 */
export function withSeen(counts: RungCounts, { asked, wrote, worked }: Seen): RungCounts {
  const asAsked = wrote === asked || (asked === 'section' && wrote === 'operations')
  const next: Partial<Record<Rung, RungCount>> = {}
  for (const rung of rungs) {
    const { tried, worked: before } = counts[rung] ?? { tried: 0, worked: 0 }
    const counted = rung === asked || (rung === wrote && !asAsked)
    const good = (rung === asked && asAsked) || (rung === wrote && !asAsked) ? worked : 0
    next[rung] = { tried: tried * fading + (counted ? 1 : 0), worked: before * fading + (counted ? good : 0) }
  }
  return next
}
