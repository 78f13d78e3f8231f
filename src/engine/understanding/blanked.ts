import type { Span } from './types.ts'

/** A text in which these ranges are blank, its line breaks and every other letter at their places. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
