/** What a part is worth; together 100. */
export const partPoints = {
  conformance: 10,
  accessibility: 20,
  responsive: 15,
  styling: 10,
  links: 10,
  structure: 10,
  coverage: 15,
  design: 10,
} as const

export type PartName = keyof typeof partPoints

export const partNames = Object.keys(partPoints) as PartName[]

/** How one rule came out: `points` of `of`; `detail` says what cost them, '' when nothing did. */
export type Mark = { rule: string; of: number; points: number; detail: string }

/** The marks of each part; null where nothing measured it (no browser at hand). */
export type Marks = Record<PartName, Mark[] | null>

export type ScoreFinding = { part: PartName; rule: string; lost: number; detail: string }

export type Score = {
  /** 0 to 100, of the parts that were measured; 0 when a gate failed */
  total: number
  /** points and what they are out of */
  parts: Record<PartName, { points: number; of: number } | null>
  /** gates that failed, a sentence each */
  gates: string[]
  /** what cost points, the dearest first */
  findings: ScoreFinding[]
}

/** What a request names and a page has to show for it. */
export type Expectation = {
  /** sections by a word of `section-words`: 'pricing', 'gallery' */
  sections: string[]
  /** 'three plans' → { of: 'pricing', count: 3 }; `of` is a word of `sections`, or '' for anywhere */
  counts: { of: string; count: number }[]
  /** texts that must appear literally */
  quoted: string[]
  brand: string | null
  /** CSS colours; `loose` when only the hue was named ('green') */
  colors: { css: string; loose: boolean }[]
  /** 'en', 'de' …, or null when it does not matter */
  language: string | null
}

export type AxeViolation = { id: string; impact: 'critical' | 'serious' | 'moderate' | 'minor'; nodes: string[] }

/** What only a browser can tell of a page. */
export type Measured = {
  /** how far the page reaches beyond the window, in px, at each width */
  overflow: { width: number; over: number; what: string }[]
  targets: { all: number; small: string[] }
  /** letters of running text, and of that below 14 px */
  body: { letters: number; small: number; what: string }
  fonts: string[]
  /** font sizes in px that visible text has */
  sizes: number[]
  /** colours of text, grounds and lines */
  colors: string[]
  /** paddings, gaps and vertical margins, and those of them off the 4 px grid */
  spacing: { all: number; off: string[] }
  /** paragraphs of two and more lines, and those outside 35 to 90 letters a line */
  lines: { all: number; off: string[] }
  /** whether the main heading and an action stand in the first window of 1440 × 900 */
  fold: { heading: boolean; action: boolean }
  /** widths at which nothing is to be seen */
  blankAt: number[]
  /** script errors and console errors */
  errors: string[]
  /** addresses of foreign hosts that were asked for */
  requests: string[]
  axe: AxeViolation[]
}
