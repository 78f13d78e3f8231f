/**
 * How a model may be asked for a change, best first: keyed operations, one section as HTML, search and replace, the
 * whole page.
 */
export const editFormats = ['operations', 'section', 'search', 'page'] as const
export type EditFormat = (typeof editFormats)[number]

/** How often a model was seen in a format and how much of what it wrote there could be used; both fade. */
export type FormatCount = { tried: number; worked: number }
export type FormatCounts = Readonly<Partial<Record<EditFormat, FormatCount>>>

/** What is remembered of each model, kept by whoever runs the engine. */
export type FormatMemory = {
  recall(model: string): FormatCounts
  keep(model: string, counts: FormatCounts): void
}

/** What is believed of a model that was never seen, as if it had been seen five times. */
const belief = { operations: 4, section: 3, search: 2.5, page: 1.5 } as const satisfies Record<EditFormat, number>
const believedTries = 5

/** How much of what was seen before is still remembered after one more answer. */
const fading = 0.9

/** One answer that could be used says more about a format than one that could not. */
const success = 1.5

/** One answer: how it was asked for, how it was written (null: not at all), and the share of it that could be used. */
export type FormatSample = { asked: EditFormat; wrote: EditFormat | null; worked: number }

/** How well a format is expected to go, 0 to 1. */
export function expectation(counts: FormatCounts, format: EditFormat): number {
  const { tried, worked } = counts[format] ?? { tried: 0, worked: 0 }
  return (worked + belief[format]) / (tried + believedTries)
}

/** The format to begin with: of those that are possible here the one that is expected to go best, the higher one first. */
export function firstFormat(counts: FormatCounts, possible: ReadonlySet<EditFormat>): EditFormat {
  const open = editFormats.filter((format) => possible.has(format))
  return open.reduce<EditFormat>(
    (best, format) => (expectation(counts, format) > expectation(counts, best) ? format : best),
    open[0] ?? 'operations',
  )
}

/** The next format below that is possible; null when there is none. */
export function formatBelow(format: EditFormat, possible: ReadonlySet<EditFormat>): EditFormat | null {
  return editFormats.slice(editFormats.indexOf(format) + 1).find((other) => possible.has(other)) ?? null
}

/**
 * The counts after one more answer. What was written in another form than asked for speaks against the one and for the
 * other; operations inside of the one section that was asked for are as good as its HTML.
 */
export function withSeen(counts: FormatCounts, { asked, wrote, worked }: FormatSample): FormatCounts {
  const asAsked = wrote === asked || (asked === 'section' && wrote === 'operations')
  const next: Partial<Record<EditFormat, FormatCount>> = {}
  for (const format of editFormats) {
    const { tried, worked: before } = counts[format] ?? { tried: 0, worked: 0 }
    const counted = format === asked || (format === wrote && !asAsked)
    const good = (format === asked && asAsked) || (format === wrote && !asAsked) ? worked : 0
    const weight = counted ? good * success + (1 - good) : 0
    next[format] = { tried: tried * fading + weight, worked: before * fading + (counted ? good * success : 0) }
  }
  return next
}
