import type { ThemeChange } from '../recolor.ts'

/** Where something should go: beside a part of the page, or at one of its ends. */
export type Position =
  | { side: 'before'; of: string }
  | { side: 'after'; of: string }
  | { side: 'start' }
  | { side: 'end' }

/** One thing that a person asked to change, in their own words for the target ('the main button', 'pricing'). */
export type Intent =
  | { do: 'text'; target: string; text: string }
  | { do: 'swap'; from: string; to: string }
  | { do: 'name'; name: string }
  | { do: 'look'; changes: ThemeChange[]; target: string | null }
  | { do: 'size'; target: string; by: 'bigger' | 'smaller' }
  | { do: 'align'; target: string; to: 'left' | 'center' | 'right' }
  | { do: 'link'; target: string; href: string }
  | { do: 'add'; what: string; where: Position | null }
  | { do: 'remove'; target: string }
  | { do: 'move'; target: string; where: Position }
  | { do: 'duplicate'; target: string }

/** A clause of the request and what it was understood as; null when it was not. */
export type Reading = { words: string; intent: Intent | null }
